import SwiftUI

/// A stack of controllers below a bar.
open class UINavigationController: UIViewController {
  /// How the stack changes.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  /// Is told of pushes and pops.
  open weak var delegate: (any UINavigationControllerDelegate)?

  private var stack: [UIViewController] = []

  /// The navigation bar.
  public private(set) lazy var navigationBar = UINavigationBar(of: self)

  /// The recognizer of the swipe back, whose delegate allows it. The engine recognizes the swipe.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// Creates a controller with the first one of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: - What apps override in extensions

  open override func viewDidLoad() {
    if let own = self as? any _OverridesViewDidLoad { own._override_viewDidLoad() } else { super.viewDidLoad() }
  }

  open override func viewWillAppear(_ animated: Bool) {
    guard let own = self as? any _OverridesViewWillAppear else { return super.viewWillAppear(animated) }
    own._override_viewWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    guard let own = self as? any _OverridesViewDidAppear else { return super.viewDidAppear(animated) }
    own._override_viewDidAppear(animated)
  }

  open override func viewWillLayoutSubviews() {
    guard let own = self as? any _OverridesViewWillLayoutSubviews else { return super.viewWillLayoutSubviews() }
    own._override_viewWillLayoutSubviews()
  }

  // MARK: - The stack

  /// The controllers, the topmost last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  open var isNavigationBarHidden = false { didSet { changes.note() } }
  open var isToolbarHidden = true { didSet { changes.note() } }
  open var hidesBarsOnSwipe = false

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if animated, let old = stack.last, let new = viewControllers.last, old !== new {
      askForAnimator(viewControllers.contains { $0 === old } ? .push : .pop, from: old, to: new)
    }
    for old in stack where !viewControllers.contains(where: { $0 === old }) { old.removeFromParent() }
    stack = viewControllers
    for new in viewControllers where new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    changes.note()
    if let top = stack.last { delegate?.navigationController(self, willShow: top, animated: animated) }
    if let top = stack.last {
      top.whenShown { [weak self, weak top] in
        if let self, let top { delegate?.navigationController(self, didShow: top, animated: animated) }
      }
    }
  }

  /// Warns of an animator: screens change as the engine shows it.
  private func askForAnimator(_ operation: Operation, from old: UIViewController, to new: UIViewController) {
    let animator = delegate?.navigationController(self, animationControllerFor: operation, from: old, to: new)
    guard animator != nil else { return }
    report(
      .missing(
        "UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:)",
        "screens change with the system's animation."))
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if stack.contains(where: { $0 === viewController }) {
      reportMistake("\(type(of: viewController)) is in the navigation stack already; it was not pushed again.")
      return
    }
    setViewControllers(stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  override func makeContent() -> AnyView? { super.makeContent() ?? AnyView(NavigationContent(navigation: self)) }

  /// The controllers above the first one, as a person changes them.
  fileprivate var path: Binding<[ObjectIdentifier]> {
    Binding(
      get: { self.stack.dropFirst().map { ObjectIdentifier($0) } },
      set: { ids in
        let kept = self.stack.prefix(1) + self.stack.dropFirst().filter { ids.contains(ObjectIdentifier($0)) }
        if kept.count != self.stack.count { self.setViewControllers(Array(kept), animated: true) }
      })
  }

  fileprivate func controller(_ id: ObjectIdentifier) -> UIViewController? {
    stack.first { ObjectIdentifier($0) == id }
  }
}

/// Is told of pushes and pops.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// A navigation stack of SwiftUI with the controllers as its screens.
private struct NavigationContent: View {
  let navigation: UINavigationController

  var body: some View {
    _ = navigation.changes.count
    _ = navigation.topViewController?.changes.count
    let look = navigation.navigationBar.look
    let item = navigation.topViewController?.navigationItem
    return NavigationStack(path: navigation.path) {
      Group {
        if let first = navigation.viewControllers.first { NavigationScreen(controller: first, navigation: navigation) }
      }
      .navigationDestination(for: ObjectIdentifier.self) { id in
        if let controller = navigation.controller(id) {
          NavigationScreen(controller: controller, navigation: navigation)
        }
      }
    }
    .tint(navigation.navigationBar.ownTint.map { Color(uiColor: $0) })
    .transformEnvironment(\.barLooks) { looks in
      looks.navigationBar.take(look)
      item?.apply(to: &looks.navigationBar)
    }
  }
}

private struct NavigationScreen: View {
  let controller: UIViewController
  let navigation: UINavigationController

  var body: some View {
    let changes = controller.changes.count
    _ = navigation.changes.count
    let item = controller.navigationItem
    // The button that leads back to a screen has the title of that screen.
    let isCovered = navigation.topViewController !== controller
    return ControllerContent(controller: controller)
      .ignoresSafeArea()
      .modifier(SearchContent(search: item.searchController))
      .navigationTitle(Text(verbatim: isCovered ? item.shownBackTitle : item.shownTitle))
      .background {
        if let subtitle = item.subtitle {
          Color.clear.accessibilityHidden(true).navigationSubtitle(Text(verbatim: subtitle))
        }
      }
      .navigationBarTitleDisplayMode(titleMode(item))
      .navigationBarBackButtonHidden(item.isWithoutBackButton)
      .toolbar(navigation.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
      .toolbar {
        ToolbarItemGroup(placement: .topBarLeading) { BarItems(items: item.leftBarButtonItems ?? [], changes: changes) }
        ToolbarItemGroup(placement: .topBarTrailing) {
          BarItems(items: (item.rightBarButtonItems ?? []).reversed(), changes: changes)
        }
        if !navigation.isToolbarHidden, let items = controller.toolbarItems {
          ToolbarItemGroup(placement: .bottomBar) { ToolbarButtons(items: items, changes: changes) }
        }
        if let titleView = item.titleView { ToolbarItem(placement: .principal) { FittingView(view: titleView) } }
      }
  }

  private func titleMode(_ item: UINavigationItem) -> NavigationBarItem.TitleDisplayMode {
    guard navigation.navigationBar.prefersLargeTitles else { return .inline }
    return switch item.largeTitleDisplayMode {
    case .automatic: .automatic
    case .always: .large
    case .never: .inline
    }
  }
}

private struct BarItems: View {
  let items: [UIBarButtonItem]

  /// How often the items have changed: they are objects, which do not say so.
  let changes: UInt

  var body: some View {
    ForEach(items.filter { !$0.isHidden }.map { Entry(item: $0) }) { $0.item.content }
  }

  private struct Entry: Identifiable {
    let item: UIBarButtonItem
    var id: ObjectIdentifier { ObjectIdentifier(item) }
  }
}
