import Foundation

/// A page that was shown.
@MainActor @preconcurrency
open class WKBackForwardListItem: NSObject {
  public let url: URL
  public let title: String?
  open var initialURL: URL { url }
  /// The page, if the app has given it.
  let content: String?

  init(_ url: URL, title: String, content: String?) {
    self.url = url
    self.title = title
    self.content = content
  }
}

/// The pages that were shown.
@MainActor @preconcurrency
open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var index = -1

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, index))) }
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

  /// The page a number of steps away from the current one.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let place = self.index + index
    return items.indices.contains(place) ? items[place] : nil
  }

  func contains(_ item: WKBackForwardListItem) -> Bool { items.contains { $0 === item } }

  /// Notes a page that is shown now: one of the list, the current one again, or a new one after it.
  func visit(_ url: URL, title: String, content: String?, item: WKBackForwardListItem?) {
    if let item, let place = items.firstIndex(where: { $0 === item }) { return index = place }
    if currentItem?.url == url, currentItem?.content == content { return }
    items = Array(items.prefix(index + 1))
    items.append(WKBackForwardListItem(url, title: title, content: content))
    index = items.count - 1
  }
}
