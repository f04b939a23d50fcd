import Foundation
import SwiftUI

/// What is known about a change of controllers while it happens.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is animated: false, since a new size is shown at once.
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  /// Whether a person moves the change with a finger.
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// The duration of the animation, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The part of the change that is done, from 0 to 1.
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }

  /// The controllers that take part; `nil` for a new size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The views that take part; `nil` for a new size.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The view in which the change happens.
  var containerView: UIView { get }

  /// The rotation of the new orientation relative to the old one.
  var targetTransform: CGAffineTransform { get }
}

/// Runs closures with a change of controllers, and after it.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs closures with the change and after it.
  ///
  /// - Returns: Whether the first closure will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs closures with the change of a view outside of the container, and after it.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a closure when a person takes over or lets go of the change.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure with the change, and perhaps another one after it.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Something whose content has a size that its surroundings change.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content prefers, in points.
  var preferredContentSize: CGSize { get }

  /// The size of a container in this one, in points.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize

  /// Called before the size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the size classes change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// A change that is shown at once: a new size of a window, or the end of a presentation.
package final class ImmediateTransition: NSObject, UIViewControllerTransitionCoordinator {
  private let window: UIWindow
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isDone = false

  package let targetTransform: CGAffineTransform

  /// - Parameters:
  ///   - isTurned: Whether the width and the height are exchanged.
  init(of window: UIWindow, isTurned: Bool) {
    self.window = window
    targetTransform = isTurned ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
  }

  /// A transition of a controller that the window with the latest event may show.
  package convenience init(of controller: UIViewController) {
    self.init(of: controller.shownWindow ?? .current, isTurned: false)
  }

  package var isAnimated: Bool { false }
  package var presentationStyle: UIModalPresentationStyle { .none }
  package var initiallyInteractive: Bool { false }
  package var isInterruptible: Bool { false }
  package var isInteractive: Bool { false }
  package var isCancelled: Bool { false }
  package var transitionDuration: TimeInterval { 0 }
  package var percentComplete: CGFloat { isDone ? 1 : 0 }
  package var completionVelocity: CGFloat { 1 }
  package var containerView: UIView { window }

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  package func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if isDone { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  package func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Runs the closures: the views have their new sizes.
  package func finish() {
    for animation in animations { animation(self) }
    isDone = true
    for completion in completions { completion(self) }
  }
}

extension UIViewController: UIContentContainer {}

extension UIWindow {
  /// Tells the controllers of a window that it will have another size.
  func willChange(to size: CGSize, _ environment: EnvironmentValues) {
    let old = bounds.size
    let isTurned = size.width == old.height && size.height == old.width && size != old
    let transition = ImmediateTransition(of: self, isTurned: isTurned)
    var values = shownEnvironment
    let before = UITraitCollection(values)
    values.horizontalSizeClass = environment.horizontalSizeClass
    values.verticalSizeClass = environment.verticalSizeClass
    let traits = UITraitCollection(values)
    let controllers = sizedControllers
    for controller in controllers {
      controller.transition = transition
      if traits != before { controller.willTransition(to: traits, with: transition) }
      if size != old { controller.viewWillTransition(to: size, with: transition) }
    }
    afterLayout {
      transition.finish()
      for controller in controllers { controller.transition = nil }
    }
  }
}
