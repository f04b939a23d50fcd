import Foundation
import SwiftUI

/// What an animator knows about a presentation or a dismissal while it animates it.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the animation happens, in front of the presenting controller.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether a person moves the change with a finger.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }

  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()

  /// Ends the transition. An animator calls it when its animations are over.
  ///
  /// - Parameter didComplete: Whether the new controller is shown; otherwise everything is as before.
  func completeTransition(_ didComplete: Bool)

  /// A controller that takes part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// A view that takes part; `nil` for that of a controller that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The rotation of the new orientation relative to the old one.
  var targetTransform: CGAffineTransform { get }

  /// The frame of a controller's view at the beginning, in points of the container; zero if it is not there yet.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// The frame of a controller's view at the end, in points of the container; zero if it is gone then.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a presentation or a dismissal.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration of the animation, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Adds the new controller's view to the container, animates, and calls
  /// ``UIViewControllerContextTransitioning/completeTransition(_:)`` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Moves a presentation or a dismissal with a finger. Here they run by themselves, and a warning is recorded.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// Whether the transition begins with a finger that moves it.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
}

/// Says how a controller is presented and dismissed.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator of a presentation; `nil` for the system's animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The animator of a dismissal; `nil` for the system's animation.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

  /// What moves a presentation with a finger.
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?

  /// What moves a dismissal with a finger.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?

  /// The presentation controller of a controller with the style `custom`; `nil` for the system's.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }

  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { nil }

  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { nil }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Moves an animator's transition by a part of it. Here transitions run by themselves, and a warning is recorded.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The part of the transition that was set, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var wantsInteractiveStart = true

  public override init() {}

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    reportMissing("update(_:)")
  }

  open func pause() { reportMissing("pause()") }
  open func cancel() { reportMissing("cancel()") }
  open func finish() { reportMissing("finish()") }

  private func reportMissing(_ member: String) {
    report(.missing("UIPercentDrivenInteractiveTransition.\(member)", "the transition runs by itself."))
  }
}
