import SwiftUI

/// An item of a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// Called when the item has changed.
  var changed: () -> Void = {}

  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  open var isEnabled = true { didSet { changed() } }
  open var tag = 0
  open var accessibilityLabel: String? { didSet { changed() } }
  open var accessibilityIdentifier: String? { didSet { changed() } }

  public override init() {}

  private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets the look of the title in a state: the font and the color. Items of tab bars look as they do without it, and a
  /// warning is recorded.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    titleAttributesChanged()
  }

  /// The look of the title that was set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Shows the title with its attributes, or warns.
  func titleAttributesChanged() {
    report(.missing("\(type(of: self)).setTitleTextAttributes(_:for:)", Self.consequence))
  }

  fileprivate static let consequence = "items of bars look as they do without it."
}

extension UIBarItem: UIAppearance {
  /// The appearance proxy of the class. Setting a property has no effect, and a warning is recorded.
  public static func appearance() -> Self {
    let proxy = makeObject(of: self)
    proxy.changed = { report(.missing("\(Self.self).appearance()", consequence)) }
    return proxy
  }

  /// The appearance proxy of items in others. Setting a property has no effect, and a warning is recorded.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearance.Type]) -> Self {
    appearance()
  }
}

/// A button of a navigation bar or a toolbar.
open class UIBarButtonItem: UIBarItem {
  /// The look of a button.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// A button with a meaning that the system draws.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }

  open var style = Style.plain { didSet { changed() } }
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction? { didSet { changed() } }
  open var menu: UIMenu? { didSet { changed() } }
  open var customView: UIView? { didSet { changed() } }
  open var tintColor: UIColor? { didSet { changed() } }
  open var width: CGFloat = 0

  /// Whether bars leave the item out.
  open var isHidden = false { didSet { changed() } }
  private(set) var systemItem: SystemItem?

  public override init() {}

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A space that takes all room.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  override func titleAttributesChanged() { changed() }

  /// The look of the title in the present state, or else that of the normal one.
  private var titleLook: BarLook.Title {
    let own = isEnabled ? nil : titleTextAttributes(for: .disabled)
    return BarLook.Title(attributes: own ?? titleTextAttributes(for: .normal))
  }

  /// Performs the item's action.
  func perform() {
    if let primaryAction { return primaryAction.perform(sender: self) }
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
  }

  /// The item as SwiftUI shows it.
  @ViewBuilder var content: some View {
    if let customView {
      FittingView(view: customView)
    } else if let menu {
      Menu {
        MenuParts(menu: menu)
      } label: {
        label
      }.disabled(!isEnabled)
    } else {
      Button {
        self.perform()
      } label: {
        label
      }
      .disabled(!isEnabled)
      .tint(tintColor.map { Color(uiColor: $0) })
      .fontWeight(style == .done || systemItem == .done || systemItem == .save ? .semibold : nil)
    }
  }

  @ViewBuilder private var label: some View {
    let name = accessibilityLabel ?? systemItem?.title ?? title ?? ""
    Group {
      if let image {
        Image(uiImage: image).accessibilityLabel(name)
      } else if let symbol = systemItem?.symbol {
        Image(systemName: symbol).accessibilityLabel(name)
      } else {
        let look = titleLook
        Text(verbatim: title ?? systemItem?.title ?? "").font(look.font).foregroundColor(look.color)
      }
    }
    .accessibilityIdentifier(accessibilityIdentifier ?? "")
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title, which is also the label of an item that is drawn as a symbol.
  fileprivate var title: String {
    switch self {
    case .flexibleSpace, .fixedSpace: ""
    case .action: "Share"
    case .fastForward: "Fast Forward"
    case .pageCurl: "Page Curl"
    default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
    }
  }

  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo, .pageCurl: nil
    }
  }
}

/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
  /// An item with a meaning, whose title and symbol are the system's.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }

  open var selectedImage: UIImage? { didSet { changed() } }
  open var badgeValue: String? { didSet { changed() } }

  /// The color of the badge. It has no effect, and a warning is recorded.
  open var badgeColor: UIColor? {
    didSet { if badgeColor != nil { report(.missing("UITabBarItem.badgeColor", "badges are red.")) } }
  }

  public override init() {}

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .topRated: "Top Rated"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "arrow.down.circle.fill"
    case .mostViewed: "list.number"
    }
  }
}
