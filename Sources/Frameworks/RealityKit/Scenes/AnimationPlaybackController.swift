import Foundation
import SwiftUI

/// An animation of an entity.
@MainActor @preconcurrency
public final class AnimationPlaybackController: Hashable {
  public private(set) weak var entity: Entity?
  public private(set) var isPaused = true
  public private(set) var isComplete = false
  public private(set) var isStopped = false

  /// In seconds.
  public let duration: TimeInterval
  public private(set) var time: TimeInterval = 0

  /// How fast the animation is: 1 for its own speed.
  public var speed: Float = 1

  /// Takes the part that has passed, from 0 to 1.
  private let apply: (Float) -> Void

  init(_ entity: Entity, duration: TimeInterval, apply: @escaping (Float) -> Void) {
    self.entity = entity
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.apply = apply
  }

  public nonisolated static func == (lhs: AnimationPlaybackController, rhs: AnimationPlaybackController) -> Bool {
    lhs === rhs
  }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The time until the end, in seconds.
  var remaining: TimeInterval { isPlaying && speed > 0 ? (duration - time) / Double(speed) : 0 }

  public var isPlaying: Bool { !isPaused && !isComplete && !isStopped }
  public var isValid: Bool { entity != nil && !isStopped }

  public func pause() { isPaused = true }

  public func resume() {
    guard isPaused, !isComplete, !isStopped, let entity else { return }
    isPaused = false
    if !entity.playing.contains(self) { entity.playing.append(self) }
    entity.scene?.view?.wait(for: [self])
  }

  /// Ends the animation where it is.
  public func stop() {
    isStopped = true
    entity?.playing.removeAll { $0 === self }
  }

  func advance(_ duration: TimeInterval) {
    guard isPlaying, let entity else { return }
    time = min(self.duration, time + duration * Double(speed))
    apply(self.duration > 0 ? Float(time / self.duration) : 1)
    // Times of frames are sums.
    guard time >= self.duration - 0.000_001 else { return }
    isComplete = true
    entity.playing.removeAll { $0 === self }
    entity.scene?.publish(AnimationEvents.PlaybackCompleted(playbackController: self), from: entity)
  }
}

/// How a movement speeds up and slows down.
public struct AnimationTimingFunction: Hashable, Sendable {
  private enum Curve: Hashable {
    case linear
    case bezier(SIMD2<Float>, SIMD2<Float>)
  }

  private let curve: Curve

  public static let `default` = easeInOut
  public static let linear = AnimationTimingFunction(curve: .linear)
  public static let easeIn = cubicBezier(controlPoint1: SIMD2(0.42, 0), controlPoint2: SIMD2(1, 1))
  public static let easeOut = cubicBezier(controlPoint1: SIMD2(0, 0), controlPoint2: SIMD2(0.58, 1))
  public static let easeInOut = cubicBezier(controlPoint1: SIMD2(0.42, 0), controlPoint2: SIMD2(0.58, 1))

  public static func cubicBezier(
    controlPoint1: SIMD2<Float>, controlPoint2: SIMD2<Float>
  ) -> AnimationTimingFunction {
    AnimationTimingFunction(curve: .bezier(controlPoint1, controlPoint2))
  }

  func value(_ part: Float) -> Float {
    switch curve {
    case .linear: return part
    case .bezier(let first, let second):
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: Double(first.x), y: Double(first.y)),
        endControlPoint: UnitPoint(x: Double(second.x), y: Double(second.y)))
      return Float(curve.value(at: Double(part)))
    }
  }
}

/// An animation of a file. Files are not read, so there is none.
@MainActor @preconcurrency
public final class AnimationResource {
  public let name: String?

  init(name: String?) { self.name = name }

  /// The animation, again and again.
  public func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
  public func `repeat`(count: Int) -> AnimationResource { self }
}

extension Entity {
  /// The animations of the entity's file: none.
  public var availableAnimations: [AnimationResource] { [] }

  /// Plays an animation of a file: nothing here, with a warning.
  @discardableResult
  public func playAnimation(
    _ animation: AnimationResource, transitionDuration: TimeInterval = 0, startsPaused: Bool = false
  ) -> AnimationPlaybackController {
    report(.missing("Entity.playAnimation", "animations of files are not played."))
    return AnimationPlaybackController(self, duration: 0) { _ in }
  }

  public func stopAllAnimations(recursive: Bool = true) {
    for controller in recursive ? playingInside : playing { controller.stop() }
  }
}
