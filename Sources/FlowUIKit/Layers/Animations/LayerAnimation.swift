import Foundation
import SwiftUI

/// An animation that was added to a layer.
@MainActor
final class LayerAnimation {
  let key: String?
  let animation: CAAnimation
  private weak var layer: CALayer?
  private let transaction: CATransaction?
  private var motion: DrawnMotion?
  /// The time of the animation when it began to run, in seconds; negative before its beginning.
  private var start = 0.0
  private var isOver = false

  init(_ animation: CAAnimation, key: String?, of layer: CALayer) {
    self.animation = animation
    self.key = key
    self.layer = layer
    transaction = CATransaction.current
    transaction?.retainCompletion()
  }

  /// Begins to run, if the layer is on the screen and the animation does not run yet.
  func begin(in element: Element) {
    guard motion == nil, !isOver else { return }
    start = animation.beginTime > 0 ? CACurrentMediaTime() - animation.beginTime : 0
    let rate = Double(animation.speed)
    let length = rate > 0 ? max(0, animation.activeLength / rate - start) : .infinity
    motion = DrawnMotion(of: element, length: length) { [weak self] in
      self?.layer?.change()
    } end: { [self] isFinished in
      end(isFinished)
    }
    element.graph.enqueueAction { [animation] in animation.delegate?.animationDidStart(animation) }
  }

  /// Shows the animation in a copy of its layer, at the time of the screen.
  func show(in copy: CALayer) { animation.show(in: copy, at: start + (motion?.elapsed ?? 0)) }

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

  /// A time in the layer's seconds: those of `CACurrentMediaTime()`.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

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
