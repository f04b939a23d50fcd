import SwiftUI

/// Controllers in columns next to each other; in a narrow window they are above each other.
open class UISplitViewController: UIViewController {
  /// The number of columns, or the older form without names for them.
  public enum Style: Int, Sendable {
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    case primary
    case supplementary
    case secondary

    /// What a narrow window shows instead of the columns.
    case compact

    /// The column behind the last one, which is not shown.
    case inspector
  }

  /// The visible columns.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
  }

  /// How the leading columns share the window with the last one.
  public enum SplitBehavior: Int, Sendable {
    case automatic
    case tile
    case overlay
    case displace
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading
    case trailing
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    case none
    case sidebar
  }

  /// Whether the button that changes the visible columns is shown.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic
    case never
    case always
  }

  /// A width or a number that the system chooses.
  public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  /// The number of columns.
  public let style: Style

  /// Is told of changes, and decides about some.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  private var controllers: [Column: UIViewController] = [:]

  /// The navigation controllers around the controllers of columns that are not navigation controllers.
  private var stacks: [Column: UINavigationController] = [:]

  /// The column on top in a narrow window.
  private var top = Column.primary

  /// Whether the columns were above each other when the window was last seen; `nil` before.
  private var wasCollapsed: Bool?

  /// Creates a controller with named columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of the older form.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = (coder as? InterfaceCoder)?.splitStyle ?? .unspecified
    super.init(coder: coder)
  }

  /// The size of a column, in points: the width that it has, and the height of the window.
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let view = (container as? UIViewController)?.viewIfLoaded, !isCollapsed else { return parentSize }
    return CGSize(width: view.bounds.width, height: parentSize.height)
  }

  // MARK: - Columns

  /// The controller of a column, as it was set.
  open func viewController(for column: Column) -> UIViewController? { controllers[column] }

  /// Sets the controller of a column. One that is not a navigation controller is shown in a new one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if style == .unspecified {
      return reportMistake(
        "setViewController(_:for:) was called on a UISplitViewController without a style, which has no named columns; "
          + "nothing was set. Create it with init(style:), or set viewControllers.")
    }
    if style == .doubleColumn, column == .supplementary {
      return reportMistake(
        "A UISplitViewController with the style doubleColumn has no supplementary column; nothing was set.")
    }
    if column == .inspector {
      return report(.missing("UISplitViewController.Column.inspector", "this column is not shown."))
    }
    put(vc, in: column)
  }

  private func put(_ controller: UIViewController?, in column: Column) {
    let old = shown(column)
    controllers[column] = controller
    stacks[column] = nil
    if let controller, style != .unspecified, column != .compact, !(controller is UINavigationController) {
      stacks[column] = UINavigationController(rootViewController: controller)
    }
    let new = shown(column)
    if old !== new {
      old?.removeFromParent()
      if let new {
        addChild(new)
        new.didMove(toParent: self)
      }
    }
    changes.note()
  }

  /// What a column shows: its controller, or the navigation controller around it.
  fileprivate func shown(_ column: Column) -> UIViewController? { stacks[column] ?? controllers[column] }

  /// The columns of the older form, or the named ones that have a controller: in a narrow window those above each other.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { shown($0) } }
    set {
      put(newValue.first, in: .primary)
      put(newValue.count > 1 ? newValue[newValue.count - 1] : nil, in: .secondary)
    }
  }

  /// Shows a column.
  open func show(_ column: Column) {
    guard shown(column) != nil else { return }
    if isCollapsed {
      setTop(column)
    } else if column != .secondary, column != .compact, !shownColumns(in: displayMode).contains(column) {
      delegate?.splitViewController(self, willShow: column)
      change(to: column == .primary && style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary)
    }
  }

  /// Hides a column; in a narrow window the one below it is shown.
  open func hide(_ column: Column) {
    if isCollapsed {
      guard column == top, column != .primary else { return }
      setTop(column == .secondary && shown(.supplementary) != nil ? .supplementary : .primary)
    } else if shownColumns(in: displayMode).contains(column), column != .secondary {
      delegate?.splitViewController(self, willHide: column)
      change(to: column == .primary && style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly)
    }
  }

  private func setTop(_ column: Column) {
    guard column != top else { return }
    top = column
    changes.note()
  }

  // MARK: - Modes

  private var chosenMode: DisplayMode?

  /// The visible columns that the app prefers.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      warnOfOverlay()
      changes.note()
    }
  }

  /// How the app prefers the columns to share the window.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { warnOfOverlay() } }

  /// How the columns share the window: they are always next to each other.
  open var splitBehavior: SplitBehavior { .tile }

  private func warnOfOverlay() {
    let isOver: Bool =
      switch preferredDisplayMode {
      case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
      default: preferredSplitBehavior == .overlay || preferredSplitBehavior == .displace
      }
    guard isOver else { return }
    report(.approximate("UISplitViewController", "columns are beside each other, not over the last one."))
  }

  /// The visible columns.
  ///
  /// Assumed: all of them, if the app prefers none.
  open var displayMode: DisplayMode {
    let mode = chosenMode ?? preferredDisplayMode
    return switch mode {
    case .automatic: style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    case .oneOverSecondary: .oneBesideSecondary
    case .twoOverSecondary, .twoDisplaceSecondary:
      style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    default: mode
    }
  }

  private func change(to mode: DisplayMode) {
    delegate?.splitViewController(self, willChangeTo: mode)
    chosenMode = mode
    changes.note()
  }

  private func shownColumns(in mode: DisplayMode) -> [Column] {
    switch mode {
    case .secondaryOnly: [.secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: [.primary, .supplementary, .secondary]
    default: style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
    }
  }

  /// Whether the columns are above each other: in a narrow window.
  open var isCollapsed: Bool { wasCollapsed ?? (traitCollection.horizontalSizeClass != .regular) }

  /// A button that shows or hides the leading columns.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    primaryAction: UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in self?.toggle() })

  private func toggle() {
    let hidden = displayMode == .secondaryOnly
    change(to: hidden ? (style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary) : .secondaryOnly)
  }

  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  open var showsSecondaryOnlyButton = false
  open var presentsWithGesture = true
  open var primaryEdge = PrimaryEdge.leading
  open var primaryBackgroundStyle = BackgroundStyle.none

  // MARK: - Widths

  open var preferredPrimaryColumnWidth = automaticDimension { didSet { changes.note() } }
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { changes.note() } }
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { changes.note() } }
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { changes.note() } }
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { changes.note() } }
  open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { changes.note() } }
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { changes.note() } }
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { changes.note() } }

  /// The width of the primary column as it is shown, in points.
  open var primaryColumnWidth: CGFloat { shownWidths[.primary] ?? 0 }

  /// The width of the supplementary column as it is shown, in points.
  open var supplementaryColumnWidth: CGFloat { shownWidths[.supplementary] ?? 0 }

  fileprivate var shownWidths: [Column: CGFloat] = [:]

  /// The width that a column has in a window; `nil` for the system's.
  fileprivate func width(of column: Column, in window: CGFloat) -> CGFloat? {
    let automatic = Self.automaticDimension
    let (preferred, fraction, least, most) =
      column == .primary
      ? (
        preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
        maximumPrimaryColumnWidth
      )
      : (
        preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction, minimumSupplementaryColumnWidth,
        maximumSupplementaryColumnWidth
      )
    guard preferred != automatic || fraction != automatic || least != automatic else { return nil }
    let wanted = preferred != automatic ? preferred : fraction != automatic ? fraction * window : least
    return max(least == automatic ? 0 : least, most == automatic ? wanted : min(wanted, most))
  }

  // MARK: - Narrow windows

  /// Called when the width of the window is known or has changed.
  fileprivate func windowChanged(isCollapsed: Bool) {
    guard isCollapsed != wasCollapsed else { return }
    let wasKnown = wasCollapsed != nil
    wasCollapsed = isCollapsed
    if isCollapsed { collapse() } else if wasKnown { expand() }
    changes.note()
  }

  private func collapse() {
    if style == .unspecified {
      if let primary = delegate?.primaryViewController(forCollapsing: self) { put(primary, in: .primary) }
      guard let primary = shown(.primary), let secondary = shown(.secondary) else { return }
      let isDone = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      top = isDone ? .primary : .secondary
      return
    }
    let proposed: Column = shown(.compact) != nil ? .compact : shown(.secondary) != nil ? .secondary : .primary
    top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func expand() {
    if style == .unspecified {
      if let primary = delegate?.primaryViewController(forExpanding: self) { put(primary, in: .primary) }
      if let primary = shown(.primary),
        let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary)
      {
        put(secondary, in: .secondary)
      }
      return
    }
    let proposed = displayMode
    let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    if mode != proposed { chosenMode = mode }
    delegate?.splitViewControllerDidExpand(self)
  }

  // MARK: - Showing

  /// Shows a controller in the last column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    put(vc, in: .secondary)
    if isCollapsed { setTop(.secondary) }
  }

  /// Shows a controller in the first column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if let stack = shown(.primary) as? UINavigationController {
      stack.pushViewController(vc, animated: true)
    } else {
      put(vc, in: .primary)
    }
  }

  // MARK: - Content

  override func makeContent() -> AnyView? { AnyView(SplitContent(split: self)) }

  /// The columns that a wide window shows.
  fileprivate var visibility: Binding<NavigationSplitViewVisibility> {
    Binding {
      switch self.displayMode {
      case .secondaryOnly: .detailOnly
      case .oneBesideSecondary: .doubleColumn
      default: .all
      }
    } set: { _ in
    }
  }

  /// The column that a narrow window shows.
  fileprivate var topColumn: Binding<NavigationSplitViewColumn> {
    Binding {
      switch self.top {
      case .primary: .sidebar
      case .supplementary: .content
      case .secondary, .compact, .inspector: .detail
      }
    } set: { column in
      self.setTop(column == .sidebar ? .primary : column == .content ? .supplementary : .secondary)
    }
  }

  /// Whether a narrow window shows the controller for narrow windows.
  fileprivate var showsCompact: Bool { isCollapsed && top == .compact }
}

/// Is told of changes of the columns, and decides about some.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
}

/// A split view of SwiftUI with the controllers as its columns.
private struct SplitContent: View {
  let split: UISplitViewController

  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    _ = split.changes.count
    return GeometryReader { geometry in
      columns(in: geometry.size.width + geometry.safeAreaInsets.leading + geometry.safeAreaInsets.trailing)
    }
    .onChange(of: sizeClass, initial: true) { split.windowChanged(isCollapsed: sizeClass != .regular) }
  }

  @ViewBuilder
  private func columns(in width: CGFloat) -> some View {
    if split.showsCompact, let compact = split.shown(.compact) {
      ControllerContent(controller: compact).ignoresSafeArea()
        .transformEnvironment(\.self) { split.layoutTraits.apply(to: &$0) }
    } else if split.style == .tripleColumn {
      NavigationSplitView(columnVisibility: split.visibility, preferredCompactColumn: split.topColumn) {
        column(.primary, in: width)
      } content: {
        column(.supplementary, in: width)
      } detail: {
        column(.secondary, in: width)
      }
    } else {
      NavigationSplitView(columnVisibility: split.visibility, preferredCompactColumn: split.topColumn) {
        column(.primary, in: width)
      } detail: {
        column(.secondary, in: width)
      }
    }
  }

  @ViewBuilder
  private func column(_ column: UISplitViewController.Column, in width: CGFloat) -> some View {
    if let controller = split.shown(column) {
      ControllerContent(controller: controller)
        .ignoresSafeArea()
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          split.shownWidths[column] = $0
        }
        .modifier(ColumnWidth(width: column == .secondary ? nil : split.width(of: column, in: width)))
        .transformEnvironment(\.self) { split.layoutTraits.apply(to: &$0) }
    }
  }
}

private struct ColumnWidth: ViewModifier {
  let width: CGFloat?

  func body(content: Content) -> some View {
    if let width { content.navigationSplitViewColumnWidth(width) } else { content }
  }
}
