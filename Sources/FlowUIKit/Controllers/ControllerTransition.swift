import Foundation
import SwiftUI

/// A presentation or a dismissal that code of the app takes part in: what its animator and its coordinator are told.
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  private let presentation: CustomPresentation
  private let isPresenting: Bool
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let initialFrame: CGRect
  private let ended: (Bool) -> Void

  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isDone = false

  private(set) var transitionDuration: TimeInterval = 0
  private(set) var transitionWasCancelled = false

  /// - Parameters:
  ///   - animator: The animator; `nil` for a change that is shown at once.
  ///   - ended: Called at the end, with whether the change has taken place.
  init(
    _ presentation: CustomPresentation, isPresenting: Bool, _ animator: (any UIViewControllerAnimatedTransitioning)?,
    ended: @escaping (Bool) -> Void
  ) {
    self.presentation = presentation
    self.isPresenting = isPresenting
    self.animator = animator
    self.ended = ended
    initialFrame = isPresenting ? .zero : presentation.controller.presentedView?.frame ?? .zero
  }

  /// Lets the animator begin, and the coordinator's closures with it.
  func run() {
    guard let animator else {
      if isPresenting { presentation.showPresentedView() }
      return completeTransition(true)
    }
    transitionDuration = animator.transitionDuration(using: self)
    animator.animateTransition(using: self)
    UIView.animate(withDuration: transitionDuration) { self.runAnimations() }
  }

  private func runAnimations() {
    let animations = animations
    self.animations = []
    for animation in animations { animation(self) }
  }

  // MARK: - What takes part

  var containerView: UIView { presentation.container }
  var isAnimated: Bool { animator != nil }
  var presentationStyle: UIModalPresentationStyle { presentation.presented.modalPresentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .to: isPresenting ? presentation.presented : presentation.presenter
    case .from: isPresenting ? presentation.presenter : presentation.presented
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard key == .to || key == .from else { return nil }
    if (key == .to) == isPresenting { return presentation.controller.presentedView }
    return presentation.removesPresenter ? presentation.presenter?.viewIfLoaded : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === presentation.presented ? initialFrame : containerView.bounds
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    guard vc === presentation.presented else { return containerView.bounds }
    return isPresenting ? presentation.controller.frameOfPresentedViewInContainerView : .zero
  }

  // MARK: - The end

  func completeTransition(_ didComplete: Bool) {
    guard !isDone else { return }
    runAnimations()
    isDone = true
    transitionWasCancelled = !didComplete
    ended(didComplete)
    for completion in completions { completion(self) }
    completions = []
    animator?.animationEnded(didComplete)
  }

  // MARK: - The coordinator

  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { transitionWasCancelled }
  var percentComplete: CGFloat { isDone ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if isDone { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  // Nothing moves with a finger.
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
}
