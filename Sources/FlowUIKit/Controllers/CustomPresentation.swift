import SwiftUI

/// A presentation with a presentation controller or an animator of the app, in a view in front of the presenter.
@MainActor
final class CustomPresentation {
  let controller: UIPresentationController
  let container: PresentationContainer
  let presented: UIViewController
  private(set) weak var presenter: UIViewController?

  /// Whether the presenting controller is hidden once the presented one is shown.
  let removesPresenter: Bool

  /// Whether a dismissal runs.
  private(set) var isDismissing = false

  private let hasOwnController: Bool
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private var hasBegun = false

  /// - Returns: `nil` for a presentation of the system.
  init?(of presented: UIViewController, by presenter: UIViewController, source: UIViewController, isAnimated: Bool) {
    guard let delegate = presented.transitioningDelegate, !(presented is UIAlertController) else { return nil }
    let style = presented.modalPresentationStyle
    let own =
      style == .custom
      ? delegate.presentationController(forPresented: presented, presenting: presenter, source: source) : nil
    animator =
      isAnimated
      ? delegate.animationController(forPresented: presented, presenting: presenter, source: source) : nil
    guard own != nil || animator != nil else { return nil }
    guard presented.isShownInCover else {
      let method = "animationController(forPresented:presenting:source:)"
      report(
        .missing(
          "UIViewControllerTransitioningDelegate.\(method)", "a sheet or a popover appears with the system's animation."
        ))
      return nil
    }
    if let animator { Self.note(delegate.interactionControllerForPresentation(using: animator), "Presentation") }
    let controller = own ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
    self.controller = controller
    hasOwnController = own != nil
    removesPresenter = style == .fullScreen || controller.shouldRemovePresentersView
    self.presented = presented
    self.presenter = presenter
    container = PresentationContainer(frame: UIWindow.current.bounds)
    container.presentation = self
    controller.containerView = container
  }

  /// Warns of a finger that would move a transition.
  private static func note(_ interaction: (any UIViewControllerInteractiveTransitioning)?, _ kind: String) {
    guard let interaction, interaction.wantsInteractiveStart else { return }
    report(
      .missing(
        "UIViewControllerTransitioningDelegate.interactionControllerFor\(kind)(using:)",
        "the transition runs by itself."))
  }

  // MARK: - Presentation

  /// Begins the presentation once the container is in a window.
  func containerWasShown(in window: UIWindow) {
    window.afterLayout { [weak self] in self?.begin(in: window) }
  }

  private func begin(in window: UIWindow) {
    guard !hasBegun, presented.customPresentation === self else { return }
    hasBegun = true
    presented.loadViewIfNeeded()
    presented.beginTransition()
    let transition = ControllerTransition(self, isPresenting: true, animator) { [weak self] didComplete in
      guard let self else { return }
      use(nil)
      controller.presentationTransitionDidEnd(didComplete)
      presented.endTransition(isShown: didComplete)
      if !didComplete { presenter?.endPresenting() }
    }
    use(transition)
    controller.presentationTransitionWillBegin()
    presented.windowWillChange(to: window)
    transition.run()
    container.setNeedsLayout()
  }

  /// Shows the presented view at its frame.
  func showPresentedView() {
    guard let view = controller.presentedView else { return }
    view.frame = controller.frameOfPresentedViewInContainerView
    container.addSubview(view)
  }

  /// Sets the coordinator of both controllers.
  private func use(_ transition: ControllerTransition?) {
    presented.transition = transition
    presenter?.outermost.transition = transition
  }

  // MARK: - Dismissal

  /// Dismisses the controller. While a dismissal runs, another one does nothing.
  ///
  /// - Parameter end: Called at the end if the dismissal is not cancelled.
  func dismiss(animated: Bool, then end: @escaping () -> Void) {
    guard !isDismissing else { return }
    guard hasBegun else { return end() }
    isDismissing = true
    let delegate = presented.transitioningDelegate
    let animator = animated ? delegate?.animationController(forDismissed: presented) : nil
    if let animator { Self.note(delegate?.interactionControllerForDismissal(using: animator), "Dismissal") }
    let transition = ControllerTransition(self, isPresenting: false, animator) { [self] didComplete in
      use(nil)
      isDismissing = false
      controller.dismissalTransitionDidEnd(didComplete)
      if didComplete { end() } else { presented.cancelDisappearing() }
    }
    use(transition)
    controller.dismissalTransitionWillBegin()
    presented.beginDisappearing()
    transition.run()
  }

  /// Takes the presented view out of the container, so that it can be shown elsewhere.
  func leave() {
    use(nil)
    presented.leaveTransition()
    if let view = presented.viewIfLoaded, view.isDescendant(of: container) { view.removeFromSuperview() }
    controller.containerView = nil
  }

  // MARK: - Layout

  private var laidOutSize: CGSize?

  /// Lets the view of a system's presentation fill the container again. A presentation controller of the app places its
  /// view itself.
  private func resize() {
    guard !hasOwnController, let view = controller.presentedView, view.superview === container else { return }
    view.frame = controller.frameOfPresentedViewInContainerView
  }

  fileprivate func layout(_ subviews: () -> Void) {
    guard hasBegun, presented.customPresentation === self else { return subviews() }
    if let laidOutSize, laidOutSize != container.bounds.size { resize() }
    laidOutSize = container.bounds.size
    controller.containerViewWillLayoutSubviews()
    subviews()
    controller.containerViewDidLayoutSubviews()
  }
}

/// The view in which a presentation of the app happens.
///
/// The presenting controller's view is behind it already: it stays where it is if an animator adds it.
final class PresentationContainer: UIView {
  weak var presentation: CustomPresentation?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let window { presentation?.containerWasShown(in: window) }
  }

  override func layoutSubviews() { presentation?.layout { super.layoutSubviews() } }

  private func isPresenter(_ view: UIView) -> Bool { view === presentation?.presenter?.viewIfLoaded }

  override func addSubview(_ view: UIView) {
    if !isPresenter(view) { super.addSubview(view) }
  }

  override func insertSubview(_ view: UIView, at index: Int) {
    if !isPresenter(view) { super.insertSubview(view, at: index) }
  }

  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    if !isPresenter(view) { super.insertSubview(view, belowSubview: sibling) }
  }

  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    if !isPresenter(view) { super.insertSubview(view, aboveSubview: sibling) }
  }
}
