import Combine
import Foundation
import SwiftUI

/// An animation that was added to a layer.
@MainActor
final class LayerAnimation {
  let key: String?
  let animation: CAAnimation
  private weak var layer: CALayer?
  private let transaction: CATransaction?

  /// The seconds between adding the animation and its beginning, if there was no screen whose clock `beginTime` could mean.
  private let delay: Double?

  /// When the animation begins, in seconds of the layer; `nil` until it is on a screen.
  private var start: Double?
  private weak var element: Element?
  private var motion: DrawnMotion?
  /// When the motion began, in seconds of the screen.
  private var motionStart = 0.0
  /// The number of motions that have begun: the end of an earlier one is not that of the animation.
  private var motions = 0
  private var hasStarted = false
  private var isOver = false

  init(_ animation: CAAnimation, key: String?, of layer: CALayer) {
    self.animation = animation
    self.key = key
    self.layer = layer
    delay =
      animation.beginTime > 0 && TimeSource.virtual == nil ? animation.beginTime - CACurrentMediaTime() : nil
    transaction = CATransaction.current
    transaction?.retainCompletion()
  }

  /// Begins to run, if the animation does not run yet in the element that shows the layer.
  func begin(in element: Element) {
    guard !isOver, self.element !== element else { return }
    if self.element?.graph !== element.graph { start = nil }
    self.element = element
    run(in: element)
    guard !hasStarted else { return }
    hasStarted = true
    element.graph.enqueueAction { [animation] in animation.delegate?.animationDidStart(animation) }
  }

  /// Follows the time of its layer, which has changed.
  func follow() {
    guard !isOver, let element, element.isMounted else { return }
    run(in: element)
  }

  /// Runs from now on, as far as the animation has come.
  private func run(in element: Element) {
    guard let layer else { return }
    motions += 1
    motion?.cancel()
    motion = nil
    motionStart = CACurrentMediaTime()
    let now = layer.time(at: motionStart)
    let start = self.start ?? delay.map { now + $0 } ?? (animation.beginTime > 0 ? animation.beginTime : now)
    self.start = start
    // A layer that stands still shows where the animation is, and needs no frames.
    guard layer.rate > 0 else { return }
    let speed = Double(animation.speed)
    let end = speed > 0 ? start + animation.activeLength / speed + layer.longestDelay : .infinity
    let number = motions
    motion = DrawnMotion(of: element, length: max(0, (end - now) / layer.rate)) { [weak self] in
      self?.layer?.change()
    } end: { [self] isFinished in
      guard number == motions else { return }
      if !isFinished, element.graph.root == nil { return wait() }
      self.end(isFinished)
    }
  }

  /// Waits for another screen: that of the layer has gone, while the app has left the layer where it is.
  private func wait() {
    (motion, element, start) = (nil, nil, nil)
  }

  /// Shows the animation in a copy of its layer, at the time of the screen.
  func show(in copy: CALayer) {
    guard let layer, let start else { return animation.show(in: copy, at: 0) }
    let elapsed = layer.time(at: motionStart + (motion?.elapsed ?? 0)) - start
    // Rounded to nanoseconds, so that rounding errors do not determine the end of a run.
    animation.show(in: copy, at: (elapsed * 1e9).rounded() / 1e9)
  }

  /// Ends the animation before its time, or removes one that shows its last value.
  func cancel() {
    if isOver {
      layer?.forget(self)
    } else if let motion {
      motion.cancel()
    } else {
      end(false)
    }
  }

  private func end(_ isFinished: Bool) {
    guard !isOver else { return }
    isOver = true
    if animation.isRemovedOnCompletion || !isFinished { layer?.forget(self) }
    animation.delegate?.animationDidStop(animation, finished: isFinished)
    transaction?.release()
  }
}

extension CALayer {
  /// Adds an animation, which begins when the layer is on the screen. The layer keeps a copy.
  ///
  /// - Parameter key: An animation of the same key ends.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    guard let copy = animation.copy() as? CAAnimation else { return }
    if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
    if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
    copy.reportMissing(for: self)
    let transition = copy as? CATransition
    transition?.take(shownContent)
    let key = transition == nil ? key : kCATransition
    if let key { removeAnimation(forKey: key) }
    animations.append(LayerAnimation(copy, key: key, of: self))
    beginAnimations()
    change()
  }

  /// The animation that was added with a key.
  public func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

  /// The keys of the layer's animations.
  public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.compactMap(\.key) }

  /// Ends the animation that was added with a key.
  public func removeAnimation(forKey key: String) { animations.first { $0.key == key }?.cancel() }

  /// Ends all animations of the layer.
  public func removeAllAnimations() { for animation in animations { animation.cancel() } }

  /// The layer as it looks at the time of the screen.
  public func presentation() -> Self? { shown as? Self }

  /// The layer that a presentation shows: this one.
  public func model() -> Self { self }

  /// Forgets an animation that is over.
  func forget(_ animation: LayerAnimation) {
    animations.removeAll { $0 === animation }
    change()
  }

  /// The layer, or a copy with the values of its animations at the time of the screen.
  var shown: CALayer {
    if animations.isEmpty { return self }
    let copy = type(of: self).init()
    copyValues(to: copy)
    for animation in animations { animation.show(in: copy) }
    return copy
  }
}
