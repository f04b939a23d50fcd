import Foundation
import SwiftUI

/// Hears of the beginning and the end of an animation.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)

  /// - Parameter flag: Whether the animation has reached its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer on the screen's clock.
@MainActor @preconcurrency
open class CAAnimation: NSObject, CAMediaTiming {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// The pace; `nil` for that of the transaction, or a steady one.
  open var timingFunction: CAMediaTimingFunction?

  /// Hears of the beginning and the end; the animation retains it.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer forgets the animation at its end.
  open var isRemovedOnCompletion = true

  private var values: [String: Any] = [:]

  public required override init() {}

  /// A copy, as a layer takes one: later changes of an animation that was added have no effect.
  open override func copy() -> Any {
    assumeMainActor {
      let copy = type(of: self).init()
      copyValues(to: copy)
      return copy
    }
  }

  /// Sets the values of a copy.
  func copyValues(to copy: CAAnimation) {
    (copy.beginTime, copy.duration, copy.speed, copy.timeOffset) = (beginTime, duration, speed, timeOffset)
    (copy.repeatCount, copy.repeatDuration, copy.autoreverses) = (repeatCount, repeatDuration, autoreverses)
    (copy.fillMode, copy.timingFunction, copy.delegate) = (fillMode, timingFunction, delegate)
    (copy.isRemovedOnCompletion, copy.values) = (isRemovedOnCompletion, values)
  }

  /// What an app has attached to the animation.
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Shows the animation in a copy of its layer.
  ///
  /// - Parameters:
  ///   - layer: The copy.
  ///   - elapsed: The time since the beginning of the animation, in seconds.
  func show(in layer: CALayer, at elapsed: Double) {
    guard let progress = progress(at: elapsed) else { return }
    show(in: layer, progress: timingFunction?.curve.value(at: progress) ?? progress)
  }

  /// Shows the animation in a copy of its layer.
  ///
  /// - Parameter progress: The part of the run that is over, from 0 to 1, at the animation's pace.
  func show(in layer: CALayer, progress: Double) {}

  /// Reports what the animation does not do here.
  func reportMissing(for layer: CALayer) {}
}

/// An animation of one property.
@MainActor @preconcurrency
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position` or `transform.rotation.z`.
  open var keyPath: String?

  /// Whether the values are added to the layer's own.
  open var isAdditive = false

  /// Whether each run begins where the last one has ended, which it does not here.
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
  }

  /// The animated property of a layer.
  func property(of layer: CALayer) -> LayerProperty? { keyPath.flatMap { layer.property($0) } }

  /// Sets the property in a copy of the layer.
  final func set(_ value: LayerValue?, of property: LayerProperty, in layer: CALayer) {
    guard let value else { return }
    property.set(isAdditive ? property.get(layer).flatMap { $0.adding(value) } ?? value : value, layer)
  }

  override func reportMissing(for layer: CALayer) {
    let kind = type(of: self)
    if property(of: layer) == nil {
      report(
        .missing(
          "\(kind).keyPath \"\(keyPath ?? "")\" of \(type(of: layer))", "the layer shows its property's value at once.")
      )
    }
    if isCumulative {
      report(.missing("\(kind).isCumulative", "each run begins with the first value."))
    }
  }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  /// The difference of the two values.
  open var byValue: Any?

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
  }

  /// The values at the beginning and at the end; those that are not given are the layer's own.
  func ends(_ property: LayerProperty, of layer: CALayer) -> (LayerValue, LayerValue)? {
    guard let own = property.get(layer) else { return nil }
    let given = [fromValue, toValue, byValue]
    let values = given.map { $0.flatMap(own.like) }
    // A value of another kind.
    if zip(given, values).contains(where: { $0 != nil && $1 == nil }) { return nil }
    switch (values[0], values[1], values[2]) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return from.adding(by).map { (from, $0) }
    case (nil, let to?, let by?): return to.adding(by.scaled(by: -1)).map { ($0, to) }
    case (let from?, nil, nil): return (from, own)
    case (nil, let to?, nil): return (own, to)
    case (nil, nil, let by?): return own.adding(by).map { (own, $0) }
    case (nil, nil, nil): return nil
    }
  }

  override func show(in layer: CALayer, progress: Double) {
    guard let property = property(of: layer), let (from, to) = ends(property, of: layer) else { return }
    set(from.mixed(with: to, by: progress), of: property, in: layer)
  }

  override func reportMissing(for layer: CALayer) {
    super.reportMissing(for: layer)
    if let property = property(of: layer), ends(property, of: layer) == nil {
      report(
        .missing(
          "\(type(of: self)).keyPath \"\(keyPath ?? "")\" with these values",
          "the layer shows its property's value at once."))
    }
  }
}

/// An animation between two values with the motion of a spring.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// The distances that the value covers in a second at the beginning.
  open var initialVelocity: CGFloat = 0

  private var spring: Spring {
    Spring(mass: max(0.001, mass), stiffness: max(0.001, stiffness), damping: max(0, damping), allowOverDamping: true)
  }

  /// Creates an animation of a spring that seems to take a duration.
  ///
  /// - Parameters:
  ///   - perceptualDuration: In seconds.
  ///   - bounce: From -1 to 1; 0 for a spring that does not oscillate.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(duration: perceptualDuration, bounce: bounce)
    (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
  }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    (copy.mass, copy.stiffness, copy.damping, copy.initialVelocity) = (mass, stiffness, damping, initialVelocity)
  }

  /// The time until the spring is at rest, in seconds.
  open var settlingDuration: CFTimeInterval {
    spring.settlingDuration(target: 1.0, initialVelocity: Double(initialVelocity), epsilon: 0.001)
  }

  override func show(in layer: CALayer, progress: Double) {
    let moved = spring.value(target: 1.0, initialVelocity: Double(initialVelocity), time: progress * runLength)
    super.show(in: layer, progress: progress >= 1 && runLength >= settlingDuration ? 1 : moved)
  }
}

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// Where the values are, from 0 to 1; `nil` for equal distances.
  open var keyTimes: [NSNumber]?
  /// The paces between values.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The path of a position, at a steady speed. It is taken instead of values.
  open var path: CGPath?
  /// Whether the layer turns with the path, which it does not here.
  open var rotationMode: CAAnimationRotationMode?
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    (copy.values, copy.keyTimes, copy.timingFunctions) = (values, keyTimes, timingFunctions)
    (copy.calculationMode, copy.path, copy.rotationMode) = (calculationMode, path, rotationMode)
    (copy.tensionValues, copy.continuityValues, copy.biasValues) = (tensionValues, continuityValues, biasValues)
  }

  override func show(in layer: CALayer, progress: Double) {
    guard let property = property(of: layer), let own = property.get(layer) else { return }
    if let path {
      let point = progress <= 0 ? Path(path).start : Path(path).trimmedPath(from: 0, to: progress).currentPoint
      return set(point.flatMap(own.like), of: property, in: layer)
    }
    let frames = (values ?? []).compactMap(own.like)
    guard let last = frames.last else { return }
    let count = Double(calculationMode == .discrete ? frames.count : max(1, frames.count - 1))
    let times = keyTimes.map { $0.map(\.doubleValue) } ?? frames.indices.map { Double($0) / count }
    guard let index = times.prefix(frames.count).lastIndex(where: { $0 <= progress }) else {
      return set(frames[0], of: property, in: layer)
    }
    guard calculationMode != .discrete else { return set(frames[index], of: property, in: layer) }
    guard index + 1 < frames.count, index + 1 < times.count, times[index + 1] > times[index] else {
      return set(index + 1 < frames.count ? frames[index] : last, of: property, in: layer)
    }
    let part = (progress - times[index]) / (times[index + 1] - times[index])
    let pace = timingFunctions.flatMap { $0.indices.contains(index) ? $0[index].curve : nil }
    set(frames[index].mixed(with: frames[index + 1], by: pace?.value(at: part) ?? part), of: property, in: layer)
  }

  override func reportMissing(for layer: CALayer) {
    super.reportMissing(for: layer)
    if let property = property(of: layer), let own = property.get(layer), path == nil,
      (values ?? []).contains(where: { own.like($0) == nil })
    {
      report(.missing("CAKeyframeAnimation.values of \"\(keyPath ?? "")\"", "those of another kind are left out."))
    }
    if rotationMode != nil { report(.missing("CAKeyframeAnimation.rotationMode", "the layer does not turn.")) }
    if calculationMode != .linear, calculationMode != .discrete {
      report(.missing("CAKeyframeAnimation.calculationMode", "values change as in the linear mode."))
    }
  }
}

extension Path {
  /// Where the path begins.
  fileprivate var start: CGPoint? {
    var start: CGPoint?
    forEach { if case .move(let point) = $0, start == nil { start = point } }
    return start
  }
}

/// How values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Several animations of one layer at once.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func show(in layer: CALayer, progress: Double) {
    let time = progress * runLength
    for animation in animations ?? [] { animation.show(in: layer, at: time - animation.beginTime) }
  }

  override func reportMissing(for layer: CALayer) {
    for animation in animations ?? [] { animation.reportMissing(for: layer) }
  }
}
