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

/// Runs, pauses and reverses an animation.
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }

  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animates what closures change.
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (_ finalPosition: UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Changes views with an animation of the screen's clock that begins when the app wants it, and that can be paused, moved
/// and reversed.
///
/// While it is paused, the views have the values that are shown; on a device they have those of the end. Places, sizes,
/// transforms, opacities, backgrounds and the constants of constraints go back and stop on the way; other properties have
/// the values of the end from the start.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration, in seconds.
  public let duration: TimeInterval

  /// How the speed changes.
  public let timingParameters: (any UITimingCurveProvider)?

  /// The time before the animation begins, in seconds.
  open private(set) var delay: TimeInterval = 0

  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false

  /// Whether the animation stays active at its end, until the app stops it.
  open var pausesOnCompletion = false

  /// Whether touches reach the views during the animation, which they do here.
  open var isUserInteractionEnabled = true {
    didSet {
      guard !isUserInteractionEnabled else { return }
      report(.missing("UIViewPropertyAnimator.isUserInteractionEnabled", "touches reach the views that move."))
    }
  }

  private let curve: AnimatorCurve
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var recording = PropertyRecording()

  /// The part of the way from the start at which the views were before the present motion.
  private var origin: CGFloat = 0
  private var motion: (start: TimeInterval, duration: TimeInterval, curve: AnimatorCurve)?
  private var goesBack = false

  /// Whether the views have the values of the origin, not those of the goal.
  private var isHeld = false

  /// The number of starts and stops: an animation that was stopped does not end.
  private var course = 0

  /// Creates an animator with a curve or a spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    curve = AnimatorCurve(parameters)
    super.init()
  }

  /// Creates an animator with a curve.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { changes = [animations] }
  }

  /// Creates an animator with a curve of two points, each from 0 to 1.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { changes = [animations] }
  }

  /// Creates an animator with the motion of a spring.
  ///
  /// - Parameter ratio: 1 for a spring that does not oscillate, less for one that does.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { changes = [animations] }
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

  // MARK: - Changes

  /// Adds changes; they are made at once if the animation is active.
  open func addAnimations(_ animation: @escaping () -> Void) {
    changes.append(animation)
    guard let motion else {
      if isHeld, !isRunning { hold(at: origin) }
      return
    }
    withAnimation(motion.curve.animation(duration: motion.duration)) {
      takeChanges()
      if goesBack { recording.show(goal) }
    }
  }

  /// Adds changes that are made later. They run to their end, also if the animation is paused or reversed.
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

  /// Makes the changes that were added. The views have the values of the end then.
  private func takeChanges() {
    if changes.isEmpty { return }
    let new = changes
    changes = []
    if isHeld || goesBack { recording.show(1) }
    recording.record { for change in new { change() } }
  }

  // MARK: - Motion

  private var now: TimeInterval { CurrentScreen.screen?.time ?? 0 }
  private var goal: CGFloat { goesBack ? 0 : 1 }

  /// The part of the way from the start at which the views are.
  private var place: CGFloat {
    guard let motion else { return origin }
    return origin + (goal - origin) * motion.curve.part(at: now - motion.start, of: motion.duration)
  }

  /// Starts the animation, or lets it run on.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a time of the screen's clock, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    if state == .stopped { return reportMistake("A stopped UIViewPropertyAnimator was started; it stays stopped.") }
    if isRunning { return }
    self.delay = delay
    begin(after: delay, duration: nil, curve)
  }

  /// Lets a paused animation run on.
  ///
  /// - Parameters:
  ///   - parameters: How the speed changes; `nil` for the animator's parameters.
  ///   - durationFactor: The time until the end as a part of the duration; 0 for the time that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    begin(
      after: 0, duration: durationFactor > 0 ? duration * durationFactor : nil,
      parameters.map { AnimatorCurve($0) } ?? curve)
  }

  private func begin(after delay: TimeInterval, duration: TimeInterval?, _ curve: AnimatorCurve) {
    (state, isRunning) = (.active, true)
    course += 1
    let number = course
    let run = { if number == self.course { self.run(for: duration, curve) } }
    // The views show first where they are held.
    AnimationEvent { if self.isHeld { UIWindow.current.afterLayout(run) } else { run() } }.perform(after: delay)
  }

  private func run(for duration: TimeInterval?, _ curve: AnimatorCurve) {
    let number = course
    let length = UIView.areAnimationsEnabled ? duration ?? self.duration * abs(goal - origin) : 0
    motion = (now, length, curve)
    animate(length > 0 ? curve.animation(duration: length) : nil) {
      takeChanges()
      if isHeld || goesBack { recording.show(goal) }
    }
    isHeld = false
    AnimationEvent { if number == self.course { self.reachGoal() } }.perform(after: length)
  }

  private func reachGoal() {
    course += 1
    (origin, motion) = (goal, nil)
    if pausesOnCompletion {
      (isRunning, isHeld) = (false, true)
      return
    }
    end(at: goesBack ? .start : .end)
  }

  /// Pauses the animation. One that was not started is active then, at its start.
  open func pauseAnimation() {
    if state == .stopped || state == .active && !isRunning { return }
    hold(at: place)
  }

  /// Shows a part of the way without a motion.
  private func hold(at part: CGFloat) {
    course += 1
    let isMoving = motion != nil
    (origin, motion) = (part, nil)
    (state, isRunning, isHeld) = (.active, false, true)
    animate(isMoving ? Animation(Jump()) : nil) {
      takeChanges()
      recording.show(part)
    }
  }

  private func animate(_ animation: Animation?, _ changes: () -> Void) {
    if let animation { withAnimation(animation, changes) } else { changes() }
  }

  /// The part of the way that is done, from 0 to 1. Setting it pauses the animation and moves the views.
  open var fractionComplete: CGFloat {
    get { goesBack ? 1 - place : place }
    set {
      if state == .stopped { return }
      let part = min(1, max(0, newValue))
      hold(at: goesBack ? 1 - part : part)
    }
  }

  /// Whether the animation runs back to its start.
  open var isReversed: Bool {
    get { goesBack }
    set {
      guard newValue != goesBack else { return }
      guard let curve = motion?.curve else { return goesBack = newValue }
      hold(at: place)
      goesBack = newValue
      begin(after: 0, duration: nil, curve)
    }
  }

  // MARK: - The end

  /// Ends the animation; the views stay where they are on their way.
  ///
  /// - Parameter withoutFinishing: Whether no completion is called. Otherwise the app calls ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    hold(at: place)
    state = .stopped
    guard withoutFinishing else { return }
    completions = []
    reset()
  }

  /// Gives the views of an animation that was stopped their values at a position, and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return reportMistake("A UIViewPropertyAnimator that is not stopped was finished; nothing was changed.")
    }
    if finalPosition != .current { hold(at: finalPosition == .start ? 0 : 1) }
    end(at: finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    reset()
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }

  private func reset() {
    (state, isRunning, isHeld, goesBack) = (.inactive, false, false, false)
    (origin, motion, recording) = (0, nil, PropertyRecording())
  }
}

/// Shows new values at once, also while others move.
private struct Jump: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { nil }
}
