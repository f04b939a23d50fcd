import Foundation

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
extension WebPage {
  /// The pages that were shown, when the list was asked for.
  @MainActor
  public struct BackForwardList: Equatable, Sendable {
    /// A page that was shown.
    public struct Item: Equatable, Identifiable, Sendable {
      /// The identity of a page that was shown.
      public struct ID: Hashable, Sendable {
        fileprivate let value: ObjectIdentifier
      }

      public let id: ID
      public let title: String?
      public let url: URL
      public let initialURL: URL
      let wrapped: WKBackForwardListItem

      @MainActor
      init(_ item: WKBackForwardListItem) {
        id = ID(value: ObjectIdentifier(item))
        title = item.title
        url = item.url
        initialURL = item.initialURL
        wrapped = item
      }
    }

    /// The pages before the current one, the oldest first.
    public let backList: [Item]
    public let currentItem: Item?
    /// The pages after the current one, the next one first.
    public let forwardList: [Item]

    init() {
      backList = []
      currentItem = nil
      forwardList = []
    }

    init(_ list: WKBackForwardList) {
      backList = list.backList.map(Item.init)
      currentItem = list.currentItem.map(Item.init)
      forwardList = list.forwardList.map(Item.init)
    }

    /// The page a number of steps away from the current one.
    public subscript(_ index: Int) -> Item? {
      if index == 0 { return currentItem }
      let (items, place) = index < 0 ? (backList, backList.count + index) : (forwardList, index - 1)
      return items.indices.contains(place) ? items[place] : nil
    }
  }
}
