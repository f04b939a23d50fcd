import FlowFoundation
import SwiftUI

/// Manages a view and its place on the screen: alone, in another controller, or presented.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// Counts the changes that the tree shows: the title, the bar's items, the presentation.
  let changes = ViewChanges()

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib with the view; `nil` for the one that has the name of the class, if there is
  ///     one.
  ///   - nibBundleOrNil: The bundle of the nib; `nil` for the app's.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller as a storyboard has it; with another coder, one with default values.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    if let coder = coder as? InterfaceCoder { coder.loading.read(coder.element, into: self) }
  }

  // MARK: - Storyboards and nibs

  /// The name of the nib with the view, as it was given.
  open private(set) var nibName: String?

  /// The bundle of the nib, as it was given.
  open private(set) var nibBundle: Bundle?

  /// The scene of a storyboard that the controller was made of.
  var interface: ControllerInterface?

  /// The storyboard that the controller was made of; `nil` for none.
  open var storyboard: UIStoryboard? { interface?.loading.storyboard }

  /// Called when the controller was made for a storyboard. A subclass that overrides it calls `super`.
  open func awakeFromNib() {}

  /// Called before a segue is performed that leads from the controller: passes values to the destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether the segue of a control or a cell is performed. It is not asked for ``performSegue(withIdentifier:sender:)``.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Performs a segue that leads from the controller in its storyboard.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    perform(identifier, sender)
  }

  /// Whether the controller is where a segue leads back to: whether it has the method.
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
    -> Bool
  { InterfaceTables.selector(NSStringFromSelector(action), of: self) != nil }

  /// What an extension is given by the app that hosts it; `nil` in an app.
  open var extensionContext: NSExtensionContext? { parent?.extensionContext }

  // MARK: - View

  /// The view; it is loaded when it is first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        if loadedView == nil { loadedView = UIView() }
        loadedView?.controller = self
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      changes.note()
    }
  }

  /// The view, if it has been loaded.
  open var viewIfLoaded: UIView? { loadedView }

  open var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Makes the view: that of the storyboard or the nib, otherwise a plain one of the size of the screen.
  open func loadView() {
    if loadInterface() { return }
    let frame = UIScreen.main.bounds
    view = makeContent() == nil ? UIView(frame: frame) : ControllerView(frame: frame)
  }

  /// Loads the view if it has not been loaded yet.
  open func loadViewIfNeeded() { _ = view }

  open func viewDidLoad() {}

  /// Whether the controller performs a message that a menu offers: if it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// The label of the controller. No element has it: the controller's view has a separate label.
  open var accessibilityLabel: String?
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didReceiveMemoryWarning() {}
  /// Changes the constraints of the view. A subclass that overrides it calls `super`, as its last statement.
  open func updateViewConstraints() { view.updateConstraints() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the window gets another size, as by a rotation. A subclass that overrides it calls `super`, which calls
  /// the controllers in this one whose sizes change.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if new != child.viewIfLoaded?.bounds.size { child.viewWillTransition(to: new, with: coordinator) }
    }
    presented?.customPresentation?.controller.viewWillTransition(to: size, with: coordinator)
    presented?.viewWillTransition(to: size, with: coordinator)
  }

  /// Called before the size classes of the window change. A subclass that overrides it calls `super`, which calls the
  /// controllers in this one.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children + [presented].compactMap({ $0 }) {
      child.willTransition(to: newCollection, with: coordinator)
    }
  }

  /// The size of a controller in this one, in points: the whole if it fills this one, otherwise the size that it has.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let view = (container as? UIViewController)?.viewIfLoaded, let own = viewIfLoaded, makeContent() == nil else {
      return parentSize
    }
    return view.bounds.size == own.bounds.size ? parentSize : view.bounds.size
  }

  /// The change of the window's size or of the controllers, while it happens.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { outermost.transition }

  var transition: (any UIViewControllerTransitionCoordinator)?

  public let _traitChanges = _TraitChanges()
  open func viewSafeAreaInsetsDidChange() {}

  func willLayoutSubviews() { viewWillLayoutSubviews() }
  func didLayoutSubviews() { viewDidLayoutSubviews() }

  private enum Appearance { case hidden, appearing, shown, disappearing }
  private var appearance = Appearance.hidden

  func windowWillChange(to window: UIWindow?) {
    window?.follow(outermost)
    if window != nil, appearance == .hidden {
      appearance = .appearing
      viewWillAppear(false)
    } else if window == nil, appearance != .hidden {
      beginDisappearing()
    }
  }

  func windowDidChange(to window: UIWindow?) {
    if let window, appearance == .appearing {
      viewIsAppearing(false)
      window.afterLayout { [weak self] in self?.finishAppearing() }
    } else if window == nil, appearance != .hidden {
      appearance = .hidden
      viewDidDisappear(false)
    }
  }

  /// Whether a transition of the app shows the controller, which has appeared at the end.
  private var isInTransition = false

  func beginTransition() { isInTransition = true }

  /// Ends a transition without its result, because something else ended the presentation.
  func leaveTransition() { isInTransition = false }

  func endTransition(isShown: Bool) {
    leaveTransition()
    if isShown { return finishAppearing() }
    shownActions = []
    contentDisappeared()
  }

  private func finishAppearing() {
    guard appearance == .appearing, !isInTransition else { return }
    appearance = .shown
    viewDidAppear(false)
    let actions = shownActions
    shownActions = []
    for action in actions { action() }
  }

  private var shownActions: [() -> Void] = []

  /// Performs an action once the controller has appeared.
  func whenShown(_ action: @escaping () -> Void) {
    if appearance == .shown { afterUpdate(action) } else { shownActions.append(action) }
  }

  /// Tells the controller that its view appears or disappears, if no window does.
  ///
  /// ``endAppearanceTransition()`` ends what it begins.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing else { return beginDisappearing(animated) }
    guard appearance == .hidden else { return }
    loadViewIfNeeded()
    appearance = .appearing
    viewWillAppear(animated)
  }

  /// Tells the controller that its view has appeared or disappeared.
  open func endAppearanceTransition() {
    switch appearance {
    case .appearing: finishAppearing()
    case .disappearing:
      appearance = .hidden
      viewDidDisappear(false)
    case .hidden, .shown: break
    }
  }

  /// Called when what shows the controller appears: the controller was covered, or has no view in the tree.
  func contentAppeared() {
    guard appearance == .hidden, !isCovered else { return }
    if makeContent() != nil { loadViewIfNeeded() }
    appearance = .appearing
    viewWillAppear(false)
    viewIsAppearing(false)
    afterUpdate { [weak self] in self?.finishAppearing() }
  }

  /// Called when what shows the controller disappears: another screen or tab covers it.
  func contentDisappeared() {
    guard appearance != .hidden else { return }
    beginDisappearing()
    appearance = .hidden
    viewDidDisappear(false)
  }

  /// Says that the view disappears, if it was not said yet.
  func beginDisappearing(_ animated: Bool = false) {
    guard appearance == .appearing || appearance == .shown else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
  }

  /// Says that the view stays.
  func cancelDisappearing() {
    guard appearance == .disappearing else { return }
    appearance = .appearing
    viewWillAppear(false)
    finishAppearing()
  }

  /// Whether a presentation that fills the screen covers the controller.
  private var isCovered = false

  private func cover() {
    if appearance != .hidden {
      contentDisappeared()
      isCovered = true
    }
    for child in children { child.cover() }
  }

  private func uncover() {
    if isCovered {
      isCovered = false
      contentAppeared()
    }
    for child in children { child.uncover() }
  }

  /// Whether the view is about to be shown because the controller is added or presented.
  open var isBeingPresented: Bool { presentingViewController != nil && appearance == .appearing }
  open var isBeingDismissed: Bool {
    let isDisappearing = appearance == .shown || appearance == .disappearing
    return isDisappearing && (presentingViewController == nil || outermost.customPresentation?.isDismissing == true)
  }
  open var isMovingToParent: Bool { parent != nil && appearance == .appearing }
  open var isMovingFromParent: Bool { parent == nil && (appearance == .shown || appearance == .disappearing) }

  // MARK: - Containment

  /// The controller that contains this one.
  public internal(set) weak var parent: UIViewController?

  /// The controllers in this one.
  public private(set) var children: [UIViewController] = []

  /// Adds a controller; its view is added separately.
  open func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    guard !sequence(first: self, next: \.parent).contains(where: { $0 === childController }) else {
      reportMistake(
        "\(type(of: childController)) was added to \(type(of: self)), which is the same controller or is in it; it was "
          + "not added.")
      return
    }
    childController.parent?.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Replaces the view of a controller by that of another one, and animates changes.
  ///
  /// - Parameters:
  ///   - fromViewController: A child whose view is shown.
  ///   - toViewController: Another child.
  ///   - duration: In seconds.
  ///   - animations: Changes views.
  ///   - completion: Called after the animation, when the first view is gone.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self else {
      return reportMistake(
        "\(type(of: self)) was asked for a transition from \(type(of: fromViewController)) to "
          + "\(type(of: toViewController)), which are not both its children; nothing was changed.")
    }
    guard let old = fromViewController.view, let container = old.superview, let new = toViewController.view else {
      return reportMistake("The view of \(type(of: fromViewController)) is in no other view; nothing was changed.")
    }
    container.addSubview(new)
    UIView.transition(with: container, duration: duration, options: options, animations: animations) { isFinished in
      old.removeFromSuperview()
      completion?(isFinished)
    }
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// The outermost controller that contains this one.
  var outermost: UIViewController {
    var controller = self
    while let outer = controller.parent { controller = outer }
    return controller
  }

  private func enclosing<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var controller = parent
    while let current = controller {
      if let found = current as? Controller { return found }
      controller = current.parent
    }
    return nil
  }

  /// The navigation controller around this one.
  open var navigationController: UINavigationController? { enclosing(UINavigationController.self) }

  /// The split view controller around this one.
  open var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }

  /// The tab bar controller around this one.
  open var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }

  // MARK: - Bars

  /// The title in bars around the controller.
  open var title: String? {
    didSet {
      navigationItem.title = title
      changes.note()
    }
  }

  /// What a navigation bar shows for the controller.
  open private(set) lazy var navigationItem = UINavigationItem(of: self)

  /// What a tab bar shows for the controller.
  open lazy var tabBarItem: UITabBarItem! = followed(UITabBarItem(title: title, image: nil, tag: 0)) {
    didSet {
      if let tabBarItem { _ = followed(tabBarItem) }
      changes.note()
    }
  }

  /// Lets bars follow the changes of an item.
  private func followed<Item: UIBarItem>(_ item: Item) -> Item {
    item.changed = { [weak self] in self?.changes.note() }
    return item
  }

  /// The items of the toolbar that a navigation controller shows below the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet {
      for item in toolbarItems ?? [] { _ = followed(item) }
      changes.note()
    }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

  /// Whether the controller's content can be edited.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var storedEditing = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    storedEditing = editing
    editItem?.title = editing ? "Done" : "Edit"
    editItem?.style = editing ? .done : .plain
  }

  private var editItem: UIBarButtonItem?

  /// An item that begins and ends editing.
  open var editButtonItem: UIBarButtonItem {
    if let editItem { return editItem }
    let item = UIBarButtonItem(
      title: "Edit",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    item.title = isEditing ? "Done" : "Edit"
    editItem = item
    return item
  }

  open var hidesBottomBarWhenPushed = false { didSet { changes.note() } }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }

  /// Asks for the status bar to be shown as the controller prefers.
  open func setNeedsStatusBarAppearanceUpdate() { changes.note() }

  /// Asks for the orientations to be read again. A test rotates the device.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: - Presentation

  /// The controller that this one, or one around it, presents.
  open var presentedViewController: UIViewController? { outermost.presented }

  /// The controller that presents this one, or one around it.
  open var presentingViewController: UIViewController? { outermost.presenting }

  private(set) var presented: UIViewController?
  private(set) weak var presenting: UIViewController?
  private var dismissalActions: [() -> Void] = []

  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Says which code of the app presents and dismisses the controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The presentation of the controller, if code of the app takes part in it. The presenting controller keeps it: it keeps
  /// the presented one.
  private(set) weak var customPresentation: CustomPresentation?

  /// The presentation of the controller that this one presents, if code of the app takes part in it.
  private var ownPresentation: CustomPresentation?

  /// How the presentation is animated; it is shown at once.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether a person cannot dismiss the controller by a swipe.
  open var isModalInPresentation = false { didSet { changes.note() } }

  /// The size that the controller prefers, in points.
  open var preferredContentSize = CGSize.zero { didSet { changes.note() } }

  /// The part of the controller's view that it covers itself, in addition to bars and corners, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets() {
    didSet {
      viewIfLoaded?.setNeedsLayout()
      viewIfLoaded?.followSafeAreaInTree()
    }
  }

  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { view.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// The sheet in which the controller is presented.
  open private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController(of: self)

  /// The popover in which the controller is presented; `nil` for another style.
  open var popoverPresentationController: UIPopoverPresentationController? { popover }

  private lazy var popover = UIPopoverPresentationController(of: self)

  /// What presents the controller.
  open var presentationController: UIPresentationController? {
    if let customPresentation { return customPresentation.controller }
    return modalPresentationStyle == .popover ? popover : sheetPresentationController
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    let presenter = outermost
    guard presenter.presented == nil else {
      reportMistake(
        "\(type(of: self)) was asked to present \(type(of: viewControllerToPresent)), but it already presents "
          + "\(presenter.presented.map { "\(type(of: $0))" } ?? "another one"); nothing was presented.")
      return
    }
    guard viewControllerToPresent.presenting == nil, viewControllerToPresent.parent == nil else {
      reportMistake(
        "\(type(of: viewControllerToPresent)) is already shown; it was not presented a second time.")
      return
    }
    guard presenter.beginPresenting() else {
      reportMistake(
        "\(type(of: self)) is not in a window; \(type(of: viewControllerToPresent)) was not presented.")
      return
    }
    viewControllerToPresent.presenting = presenter
    presenter.presented = viewControllerToPresent
    let custom = CustomPresentation(of: viewControllerToPresent, by: presenter, source: self, isAnimated: flag)
    presenter.ownPresentation = custom
    viewControllerToPresent.customPresentation = custom
    presenter.changes.note()
    if custom?.removesPresenter ?? (viewControllerToPresent.modalPresentationStyle == .fullScreen) {
      viewControllerToPresent.whenShown { [weak presenter] in
        if presenter?.presented != nil { presenter?.cover() }
      }
    }
    guard let completion else { return }
    if viewControllerToPresent is UIAlertController {
      presenter.afterUpdate(completion)
    } else {
      viewControllerToPresent.whenShown(completion)
    }
  }

  /// Dismisses the presented controller, or this one if it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let outermost = outermost
    if let presented = outermost.presented {
      let end = {
        if let completion { outermost.afterUpdate(completion) }
        outermost.endPresenting()
      }
      if let custom = presented.customPresentation { custom.dismiss(animated: flag, then: end) } else { end() }
    } else if let presenting = outermost.presenting {
      presenting.dismiss(animated: flag, completion: completion)
    } else {
      // The controller is shown by SwiftUI, perhaps in a sheet.
      if let completion { afterUpdate(completion) }
      viewIfLoaded?.element?.environment.dismissTarget?.action()
    }
  }

  /// Presents a controller, or shows it as the one around prefers.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller in the last column of the split view around, or presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Ends the presentation, whoever asks for it.
  func endPresenting() {
    guard let presented else { return }
    presented.presented.map { _ in presented.endPresenting() }
    self.presented = nil
    presented.presenting = nil
    ownPresentation?.leave()
    ownPresentation = nil
    presented.customPresentation = nil
    presented.presentationEnded()
    changes.note()
    uncover()
  }

  /// Called when the controller is no longer presented.
  func presentationEnded() { systemContent?.ended() }

  /// Called when a person has dismissed the controller without its buttons.
  func dismissedByPerson() {}

  /// Prepares for a presentation.
  ///
  /// - Returns: Whether the controller is on a screen.
  func beginPresenting() -> Bool { shownWindow != nil }

  /// The window that shows the controller, or the controllers in it.
  var shownWindow: UIWindow? {
    viewIfLoaded?.window ?? children.lazy.compactMap(\.shownWindow).first
  }

  func afterUpdate(_ action: @escaping () -> Void) {
    if let window = shownWindow { window.afterLayout(action) } else { action() }
  }

  // MARK: - Responder

  open override var next: UIResponder? { viewIfLoaded?.superview ?? presenting }

  /// The commands with keys of a hardware keyboard that the controller performs while it is among the responders.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The commands that were added.
  private(set) var addedKeyCommands: [UIKeyCommand] = []

  /// Adds a command to those of the controller.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Removes a command that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

  /// The traits of the view.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

  /// The SwiftUI view that shows the controller instead of its view; `nil` for a controller with its own view.
  func makeContent() -> AnyView? { systemContent?.view() }

  /// What a controller of the system shows, such as a page of Safari.
  package struct SystemContent {
    let view: @MainActor () -> AnyView
    let ended: @MainActor () -> Void

    /// - Parameters:
    ///   - ended: Called when the controller is no longer presented.
    package init(_ view: @escaping @MainActor () -> AnyView, ended: @escaping @MainActor () -> Void = {}) {
      self.view = view
      self.ended = ended
    }
  }

  /// What a controller of the system shows instead of a view; a framework sets it.
  package var systemContent: SystemContent? { didSet { changes.note() } }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
}

/// How a presentation is animated.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
