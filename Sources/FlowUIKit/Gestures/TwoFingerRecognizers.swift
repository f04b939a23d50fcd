import SwiftUI
import Foundation

/// Follows two fingers.
open class _TwoFingerGestureRecognizer: UIGestureRecognizer {
  /// The vector from the first finger to the second: at the beginning of the gesture, and now.
  fileprivate var first: CGVector?
  fileprivate var now: CGVector?

  override var isContinuous: Bool { true }

  override func track(_ event: _TouchEvent) {
    if claim == .failed { return }
    if event.phase == .ended {
      // The gesture ends with the first finger that is lifted.
      if isRunning { send(.ended) } else if !hasWon, claim != .certain, fingers.count <= 1 { fail() }
      return
    }
    guard fingers.count == 2 else { return }
    let (one, two) = (fingers[0].globalLocation, fingers[1].globalLocation)
    now = CGVector(dx: two.x - one.x, dy: two.y - one.y)
    if first == nil { first = now }
    if hasWon { return send(.changed) }
    if isBeginning { recognize() }
  }

  fileprivate var isBeginning: Bool { false }

  override open func reset() {
    first = nil
    now = nil
  }
}

/// Recognizes two fingers that are moved apart or together.
open class UIPinchGestureRecognizer: _TwoFingerGestureRecognizer {
  private var factor: CGFloat = 1

  /// The factor of the fingers' distance since the gesture began.
  open var scale: CGFloat {
    get {
      guard let first, let now, hypot(first.dx, first.dy) > 0 else { return factor }
      return factor * hypot(now.dx, now.dy) / hypot(first.dx, first.dy)
    }
    set {
      factor = newValue
      first = now
    }
  }

  override fileprivate var isBeginning: Bool {
    guard let first, let now else { return false }
    return abs(hypot(now.dx, now.dy) - hypot(first.dx, first.dy)) >= GestureMeasures.dragSlop
  }

  override open func reset() {
    super.reset()
    factor = 1
  }
}

/// Recognizes two fingers that turn around each other.
open class UIRotationGestureRecognizer: _TwoFingerGestureRecognizer {
  private var base: CGFloat = 0

  /// The angle since the gesture began, in radians.
  open var rotation: CGFloat {
    get {
      guard let first, let now else { return base }
      let angle = atan2(now.dy, now.dx) - atan2(first.dy, first.dx)
      return base + atan2(sin(angle), cos(angle))
    }
    set {
      base = newValue
      first = now
    }
  }

  override fileprivate var isBeginning: Bool { abs(rotation) >= 0.05 }

  override open func reset() {
    super.reset()
    base = 0
  }
}
