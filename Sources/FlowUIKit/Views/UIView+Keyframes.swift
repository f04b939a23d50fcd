import Combine
import Foundation
import SwiftUI

extension UIView {
  /// The options of animations with keyframes.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The options that keyframes do not have here.
    fileprivate var hasMissing: Bool { contains(.repeat) || rawValue >> 10 & 7 != 0 }
  }

  /// Changes views in several steps, with animations of the screen's clock.
  ///
  /// A step begins at its time: before, views have the values of the step before it.
  ///
  /// - Parameters:
  ///   - duration: The duration of all steps, in seconds.
  ///   - delay: The time before the first step, in seconds.
  ///   - animations: Adds the steps with ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  ///   - completion: Called after the last step.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    if options.hasMissing {
      report(.missing("UIView.animateKeyframes(withDuration:delay:options:…)", "the steps run once, as they are."))
    }
    let outer = KeyframeTimes.current
    KeyframeTimes.current = KeyframeTimes(duration: duration, delay: delay)
    animate(withDuration: duration, delay: delay, animations: animations)
    KeyframeTimes.current = outer
    guard let completion else { return }
    AnimationEvent { completion(true) }.perform(after: areAnimationsEnabled ? delay + duration : 0)
  }

  /// Adds a step to the animation whose closure runs.
  ///
  /// - Parameters:
  ///   - frameStartTime: The beginning, from 0 at the start of the animation to 1 at its end.
  ///   - frameDuration: The duration, as a part of that of the animation.
  ///   - animations: Changes views.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let times = KeyframeTimes.current, areAnimationsEnabled else { return animations() }
    AnimationEvent {
      animate(withDuration: times.duration * frameDuration, animations: animations)
    }.perform(after: times.delay + times.duration * frameStartTime)
  }
}

/// The times of the animation whose closure adds keyframes.
@MainActor
private struct KeyframeTimes {
  static var current: KeyframeTimes?

  let duration: TimeInterval
  let delay: TimeInterval
}

/// What an animation does at a time of the screen's clock.
@MainActor
final class AnimationEvent {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  /// - Parameter delay: In seconds; without one, the action is performed at once.
  func perform(after delay: TimeInterval) {
    guard delay > 0 else { return action() }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { assumeMainActor { self.action() } }
  }
}
