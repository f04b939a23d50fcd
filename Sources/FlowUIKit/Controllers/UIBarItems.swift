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

  /// Sets the look of the title. It has no effect, and a warning is recorded.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
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
        Text(verbatim: title ?? systemItem?.title ?? "")
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
  open var selectedImage: UIImage? { didSet { changed() } }
  open var badgeValue: String? { didSet { changed() } }

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
}

/// What a navigation bar shows for a controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// Whether a controller has a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  private weak var controller: UIViewController?

  init(of controller: UIViewController) {
    self.controller = controller
    title = controller.title
  }

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  open var title: String? { didSet { controller?.changes.note() } }
  open var prompt: String? { didSet { controller?.changes.note() } }
  open var titleView: UIView? { didSet { controller?.changes.note() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { controller?.changes.note() } }
  open var hidesBackButton = false { didSet { controller?.changes.note() } }
  open var backButtonTitle: String? { didSet { controller?.changes.note() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { controller?.changes.note() } }

  /// The field for searching below the title.
  open var searchController: UISearchController? {
    didSet {
      searchController?.changed = { [weak controller] in controller?.changes.note() }
      controller?.changes.note()
    }
  }

  /// Whether the field is hidden while the content is scrolled; it stays here.
  open var hidesSearchBarWhenScrolling = true

  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { note(leftBarButtonItems) } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { note(rightBarButtonItems) } }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private func note(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.changed = { [weak controller] in controller?.changes.note() } }
    controller?.changes.note()
  }
}
