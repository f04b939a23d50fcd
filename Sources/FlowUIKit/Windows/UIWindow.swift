import SwiftUI

/// The window of a screen: the outermost view, with a controller.
///
/// A screen that shows SwiftUI has one, too; its controller presents in front of the SwiftUI views.
@MainActor @preconcurrency
open class UIWindow: UIView {
  private(set) weak var graph: Graph? {
    didSet {
      graph?.windowObserver = { [weak self] in self?.willChange(to: $0, $1) }
      graph?.keyResponders = self
    }
  }
  private weak var ownFirstResponder: UIResponder?
  private var ownRoot: UIViewController?
  private lazy var screenController = ScreenController(of: self)

  /// The scene of the window.
  open weak var windowScene: UIWindowScene? {
    didSet { windowScene?.add(self) }
  }

  /// The height above other windows; a screen shows one window here.
  open var windowLevel = Level.normal {
    didSet {
      guard windowLevel != .normal else { return }
      report(.missing("UIWindow.windowLevel", "a screen shows the window that became the key window last."))
    }
  }
  open var screen: UIScreen { .main }

  /// Creates a window in a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
    windowScene.add(self)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The window of a screen.
  static func window(of graph: Graph) -> UIWindow {
    let key = ObjectIdentifier(UIWindow.self)
    if let known = graph.attachments[key] as? UIWindow { return known }
    let new = UIWindow(frame: .zero)
    new.graph = graph
    graph.attachments[key] = new
    new.windowScene = UIWindowScene.scene(of: graph)
    return new
  }

  /// The window of the screen with the latest event; without a screen, one that shows nothing.
  static var current: UIWindow { CurrentScreen.screen.map { window(of: $0.graph) } ?? UIWindow(frame: .zero) }

  private lazy var ownUndoManager = UndoManager()

  /// The undo manager of the window's responders.
  open override var undoManager: UndoManager? { graph?.undoManager ?? ownUndoManager }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { ownRoot ?? (graph == nil ? nil : screenController) }
    set {
      ownRoot?.viewIfLoaded?.removeFromSuperview()
      ownRoot = newValue
      change()
    }
  }

  /// The controller that the app has set.
  var contentController: UIViewController? { ownRoot }

  /// Shows the window on the screen.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the one that receives keys.
  open func makeKey() {
    guard graph == nil, let screen = CurrentScreen.screen else { return }
    graph = screen.graph
    screen.graph.attachments[ObjectIdentifier(UIWindow.self)] = self
    UIWindowScene.scene(of: screen.graph).add(self)
    WindowReference.reference(of: screen.graph).changes.note()
  }

  open var isKeyWindow: Bool { graph != nil }
  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  // An app may override these in an extension.
  open override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard let own = self as? any _OverridesMotionBegan else { return super.motionBegan(motion, with: event) }
    own._override_motionBegan(motion, with: event)
  }

  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard let own = self as? any _OverridesMotionEnded else { return super.motionEnded(motion, with: event) }
    own._override_motionEnded(motion, with: event)
  }

  private var size: CGSize {
    let size = graph?.windowSize
    let device = CurrentScreen.device.size
    return CGSize(width: size?.width ?? device.width, height: size?.height ?? device.height)
  }

  open override var bounds: CGRect {
    get { graph == nil ? super.bounds : CGRect(origin: .zero, size: size) }
    set { super.bounds = newValue }
  }

  open override var frame: CGRect {
    get { graph == nil ? super.frame : CGRect(origin: .zero, size: size) }
    set { super.frame = newValue }
  }

  /// The insets of the display's corners and the system bars, in points.
  open override var safeAreaInsets: UIEdgeInsets {
    let insets = (graph?.root as? any WindowElement)?.center.safeArea ?? CurrentScreen.device.safeArea
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  override var shownEnvironment: EnvironmentValues {
    graph?.root?.environment.withoutReader ?? CurrentScreen.environment ?? EnvironmentValues()
  }

  /// Adds a view in front of what the window shows.
  open override func didAddSubview(_ subview: UIView) {
    if graph != nil, ownRoot == nil {
      report(.missing("UIWindow.addSubview(_:)", "views in front of SwiftUI's are not shown."))
    }
  }

  // MARK: - Size

  private struct Followed {
    weak var controller: UIViewController?
  }

  private var followed: [Followed] = []

  /// Tells a controller in SwiftUI's views when the window gets another size.
  func follow(_ controller: UIViewController) {
    followed.removeAll { $0.controller == nil || $0.controller === controller }
    followed.append(Followed(controller: controller))
  }

  /// The outermost controllers that the window shows. Those that they contain or present are not among them.
  var sizedControllers: [UIViewController] {
    let root = rootViewController
    let others = followed.compactMap(\.controller).filter {
      $0 !== root && $0.parent == nil && $0.presentingViewController == nil && $0.shownWindow === self
    }
    return [root].compactMap { $0 } + others
  }

  // MARK: - First responder

  /// The responder that has the keyboard, or receives motions.
  var firstResponder: UIResponder? {
    guard let graph, let target = graph.focus.focused else { return ownFirstResponder }
    var element: Element? = target.element
    while let current = element {
      if let view = current.shownView { return view is any TextInputView ? view : FocusedField(graph, in: view) }
      element = current.layoutParent
    }
    return FocusedField(graph, in: nil)
  }

  /// - Returns: Whether the responder is the first one now.
  func makeFirstResponder(_ responder: UIResponder?) -> Bool {
    if let current = firstResponder, current !== responder {
      guard current.canResignFirstResponder else { return false }
      ownFirstResponder = nil
      if graph?.focus.focused != nil { graph?.focus.move(to: nil) }
    }
    ownFirstResponder = responder
    return true
  }

  // MARK: - The screen

  /// Runs an action after the layout of the current update, or with the next one.
  func afterLayout(_ action: @escaping () -> Void) {
    if let graph { graph.enqueueLateAction(action) } else { action() }
  }

  /// Adds a view that presents something in front of SwiftUI's views.
  fileprivate func addPresenter(_ controller: UIViewController) -> _ViewNode? {
    (graph?.root as? any WindowElement)?.addPresenter(
      EmptyView().modifier(ControllerPresentation(controller: controller)))
  }

  fileprivate func removePresenter(_ node: _ViewNode) {
    (graph?.root as? any WindowElement)?.removePresenter(node)
  }

  /// The height of windows above others.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
  }
}

/// A view with a text that is edited: it has the keyboard itself.
@MainActor
protocol TextInputView: UIView {
  /// The views above and in place of the keyboard, as the app has set them.
  var inputViews: InputViews { get set }

  /// Whether the delegate was asked already about the next beginning or end of editing, and has allowed it.
  var hasPermission: Bool { get set }

  /// Asks the delegate whether editing may begin.
  func mayBeginEditing() -> Bool

  /// Asks the delegate whether editing may end.
  func mayEndEditing() -> Bool

  /// Called when editing has begun.
  func editingBegan()

  /// Called when editing has ended.
  func editingEnded()
}

/// A text field of SwiftUI that has the keyboard.
private final class FocusedField: UIResponder {
  private weak var graph: Graph?
  private weak var view: UIView?

  init(_ graph: Graph, in view: UIView?) {
    self.graph = graph
    self.view = view
  }

  override var next: UIResponder? { view ?? graph.map { UIWindow.window(of: $0) } }
  override var canBecomeFirstResponder: Bool { true }
  override var isFirstResponder: Bool { graph?.focus.focused != nil }

  override func resignFirstResponder() -> Bool {
    graph?.focus.move(to: nil)
    return true
  }

  override func selectAll(_ sender: Any?) { graph?.focus.selectAll() }
}

/// The controller of a window that shows SwiftUI: what it presents is in front of the SwiftUI views.
private final class ScreenController: UIViewController {
  // The window keeps its controller, and the tree its nodes.
  private weak var window: UIWindow?
  private weak var presenter: _ViewNode?

  init(of window: UIWindow) {
    self.window = window
    super.init(nibName: nil, bundle: nil)
    window.controller = self
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The window; a plain view after the screen is gone.
  override var view: UIView! {
    get { window ?? super.view }
    set { super.view = newValue }
  }

  override var viewIfLoaded: UIView? { window ?? super.viewIfLoaded }

  override func beginPresenting() -> Bool {
    if presenter?.isMounted != true { presenter = window?.addPresenter(self) }
    return presenter != nil
  }

  override var next: UIResponder? { UIApplication.shared }
}

/// Tells the tree of a screen which window it shows.
@MainActor
final class WindowReference {
  let changes = ViewChanges()

  static func reference(of graph: Graph) -> WindowReference {
    let key = ObjectIdentifier(WindowReference.self)
    if let known = graph.attachments[key] as? WindowReference { return known }
    let new = WindowReference()
    graph.attachments[key] = new
    return new
  }
}

/// The window of an app without SwiftUI: the controller that the app has set, with the window's own subviews.
struct WindowContent: View {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    makeRepresentationNode(of: view, in: context) { _, node in
      _ = WindowReference.reference(of: node.graph).changes.count
      SceneConnection.connect(in: node.graph)
      let window = UIWindow.window(of: node.graph)
      _ = window.changes.count
      return WindowRoot(window: window, changes: window.changes.count)
    } leave: {
    }
  }

  var body: some View { EmptyView() }
}

private struct WindowRoot: View {
  let window: UIWindow
  let changes: UInt

  var body: some View {
    ZStack {
      if let color = window.backgroundColor { Color(uiColor: color).ignoresSafeArea() }
      if let controller = window.contentController { ControllerContent(controller: controller).ignoresSafeArea() }
    }
    .tint(window.tintColor == .tintColor ? nil : Color(uiColor: window.tintColor))
    .background {
      if let delegate = window.windowScene?.delegate {
        Color.clear.onOpenURL { delegate._open($0) }
      } else if let delegate = UIApplication.shared.delegate {
        Color.clear.onOpenURL {
          _ = delegate.application(UIApplication.shared, open: $0, options: [.openInPlace: false])
        }
      }
    }
  }
}
