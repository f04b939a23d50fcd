import SwiftUI

/// What a navigation bar shows for a controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// Whether a controller has a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// The title of a button that leads back to a controller.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the controller.
    case `default`
    /// The word for going back.
    case generic
    /// None.
    case minimal
  }

  private weak var controller: UIViewController?

  init(of controller: UIViewController) {
    self.controller = controller
    title = controller.title
  }

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  private func note() { controller?.changes.note() }

  // MARK: - Title

  open var title: String? { didSet { note() } }

  /// The text below the title.
  open var subtitle: String? { didSet { note() } }

  /// The text above the title. It is not shown, and a warning is recorded.
  open var prompt: String? {
    didSet { if prompt != nil { report(.missing("UINavigationItem.prompt", "nothing is above the title.")) } }
  }

  open var titleView: UIView? { didSet { note() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { note() } }

  /// The field for searching below the title.
  open var searchController: UISearchController? {
    didSet {
      searchController?.changed = { [weak self] in self?.note() }
      note()
    }
  }

  /// Whether the field is hidden while the content is scrolled; it stays here.
  open var hidesSearchBarWhenScrolling = true

  // MARK: - Back button

  /// Whether the bar has no button that leads back from the controller.
  open var hidesBackButton = false { didSet { note() } }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// The title of the button that leads back to the controller; `nil` for that of the controller.
  open var backButtonTitle: String? { didSet { note() } }

  /// Whether the button that leads back to the controller has the controller's title.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { note() } }

  /// The item whose title the button that leads back to the controller has, whatever the other properties say.
  open var backBarButtonItem: UIBarButtonItem? { didSet { follow(backBarButtonItem.map { [$0] }) } }

  /// The title of the button that leads back to the controller.
  var shownBackTitle: String {
    if let backBarButtonItem { return backBarButtonItem.title ?? "" }
    return switch backButtonDisplayMode {
    case .default: backButtonTitle ?? shownTitle
    case .generic: "Back"
    case .minimal: ""
    }
  }

  /// The title in the bar.
  var shownTitle: String { title ?? controller?.title ?? "" }

  /// Whether the bar has no button that leads back: items at the left replace it.
  var isWithoutBackButton: Bool {
    hidesBackButton || !leftItemsSupplementBackButton && leftBarButtonItems?.contains { !$0.isHidden } == true
  }

  // MARK: - Items

  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { follow(leftBarButtonItems) } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { follow(rightBarButtonItems) } }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Whether the items at the left are beside the button that leads back; otherwise they replace it.
  open var leftItemsSupplementBackButton = false { didSet { note() } }

  private func follow(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.changed = { [weak self] in self?.note() } }
    note()
  }

  // MARK: - Look

  /// The look of the bar above content while the controller is shown; `nil` for that of the bar.
  open var standardAppearance: UINavigationBarAppearance? { didSet { note() } }

  /// The look of the bar while no content is below it; `nil` for that of the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { note() } }

  // Bars in landscape look as they do otherwise: nothing is wrong on a phone that is upright.
  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Changes the look of the bar to that of the item.
  func apply(to look: inout BarLook) {
    standardAppearance?.apply(to: &look)
    scrollEdgeAppearance?.applyAtEdge(to: &look)
  }
}
