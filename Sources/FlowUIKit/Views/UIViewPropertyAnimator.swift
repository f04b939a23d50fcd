import Foundation
import SwiftUI

/// Whether an animator runs.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// Where an animation has ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

extension UIView {
  /// How the speed of an animation changes.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}

/// Changes views with an animation of the screen's clock that begins when the app wants it.
///
/// It runs to its end: it cannot be paused or dragged.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  /// The duration, in seconds.
  public let duration: TimeInterval
  private let animation: Animation
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false

  /// The number of starts and stops: an animation that was stopped does not end.
  private var course = 0

  /// Creates an animator with a curve.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    animation =
      switch curve {
      case .easeInOut: .easeInOut(duration: duration)
      case .easeIn: .easeIn(duration: duration)
      case .easeOut: .easeOut(duration: duration)
      case .linear: .linear(duration: duration)
      }
    changes = animations.map { [$0] } ?? []
    super.init()
  }

  /// Creates an animator with a curve of two points, each from 0 to 1.
  public init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    animation = .timingCurve(point1.x, point1.y, point2.x, point2.y, duration: duration)
    changes = animations.map { [$0] } ?? []
    super.init()
  }

  /// Creates an animator with the motion of a spring.
  ///
  /// - Parameter ratio: 1 for a spring that does not oscillate, less for one that does.
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    animation = .spring(response: duration, dampingFraction: ratio)
    changes = animations.map { [$0] } ?? []
    super.init()
  }

  /// Changes views at once, with an animation.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes; they are made at once if the animation runs.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if isRunning { withAnimation(self.animation, animation) } else { changes.append(animation) }
  }

  /// Adds changes that are made later.
  ///
  /// - Parameter delayFactor: A part of the duration, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delay = duration * Double(delayFactor)
    addAnimations { [self] in
      AnimationEvent { withAnimation(.easeInOut(duration: self.duration - delay), animation) }.perform(after: delay)
    }
  }

  /// Adds a closure that is called when the animation has ended.
  open func addCompletion(_ completion: @escaping (_ finalPosition: UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts the animation.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a time of the screen's clock, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .active else { return }
    (state, isRunning) = (.active, true)
    course += 1
    let number = course
    AnimationEvent { self.run(number) }.perform(after: delay)
  }

  private func run(_ number: Int) {
    guard number == course else { return }
    let changes = changes
    self.changes = []
    if UIView.areAnimationsEnabled {
      withAnimation(animation) { for change in changes { change() } }
    } else {
      for change in changes { change() }
    }
    AnimationEvent { if number == self.course { self.finishAnimation(at: .end) } }
      .perform(after: UIView.areAnimationsEnabled ? duration : 0)
  }

  /// The part of the animation that is over. It cannot be set.
  open var fractionComplete: CGFloat {
    get { state == .inactive ? 0 : 1 }
    set { report(.missing("UIViewPropertyAnimator.fractionComplete", "the views do not follow it.")) }
  }

  /// Whether the animation runs backwards. It cannot be set.
  open var isReversed: Bool {
    get { false }
    set { if newValue { report(.missing("UIViewPropertyAnimator.isReversed", "the animation runs forwards.")) } }
  }

  /// Pauses the animation, which it does not here.
  open func pauseAnimation() {
    report(.missing("UIViewPropertyAnimator.pauseAnimation()", "the animation runs on."))
  }

  /// Ends the animation; the views keep their new values.
  ///
  /// - Parameter withoutFinishing: Whether no completion is called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    course += 1
    (state, isRunning) = (withoutFinishing ? .inactive : .stopped, false)
    if withoutFinishing { completions = [] }
  }

  /// Calls the completions of an animation that has ended.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    (state, isRunning) = (.inactive, false)
    let completions = completions
    self.completions = []
    for completion in completions { completion(finalPosition) }
  }
}
