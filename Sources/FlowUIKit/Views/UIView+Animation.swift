import SwiftUI

extension UIView {
  /// Whether UIKit's animations are enabled.
  public class var areAnimationsEnabled: Bool { UIApplication.shared.areAnimationsEnabled }

  /// Enables or disables UIKit's animations.
  public class func setAnimationsEnabled(_ enabled: Bool) { UIApplication.shared.areAnimationsEnabled = enabled }

  /// Changes views without an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, actionsWithoutAnimation)
  }

  /// The options of animations.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Whether the options name a flip or a curl.
    fileprivate var hasTurn: Bool {
      let transition = rawValue >> 20 & 7
      return transition != 0 && transition != 5
    }
  }

  /// Changes views with an animation of the screen's clock.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - completion: Called after the animation.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }

  /// Changes views with an animation of the screen's clock.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var animation: Animation =
      switch options.rawValue >> 16 & 3 {
      case 1: .easeIn(duration: duration)
      case 2: .easeOut(duration: duration)
      case 3: .linear(duration: duration)
      default: .easeInOut(duration: duration)
      }
    if options.contains(.repeat) { animation = animation.repeatForever(autoreverses: options.contains(.autoreverse)) }
    run(delay > 0 ? animation.delay(delay) : animation, animations, completion)
  }

  /// Changes views with the animation of a spring.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = Animation.spring(response: duration, dampingFraction: dampingRatio)
    run(delay > 0 ? animation.delay(delay) : animation, animations, completion)
  }

  /// Changes views with an animation of SwiftUI's.
  ///
  /// - Parameter completion: Called after the animation.
  public class func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
    run(animation, changes, completion.map { completion in { _ in completion() } })
  }

  /// Changes a view; the change is shown with an animation where its properties can be animated.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.hasTurn {
      report(.missing("UIView.transition(with:duration:options:…)", "the view neither flips nor curls."))
    }
    animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: completion)
  }

  /// Replaces a view by another one in its superview, or hides it and shows the other one with
  /// `showHideTransitionViews`.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.hasTurn {
      report(.missing("UIView.transition(from:to:duration:options:…)", "the views neither flip nor curl."))
    }
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else if let superview = fromView.superview {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  private class func run(_ animation: Animation, _ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
    guard areAnimationsEnabled else {
      changes()
      completion?(true)
      return
    }
    guard let completion else { return withAnimation(animation, changes) }
    withAnimation(animation, completionCriteria: .logicallyComplete, changes) { completion(true) }
  }
}
