import Foundation
import Locking
import PhoneSimulation

/// The time of what happens at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// Plays a pattern, also again and again.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
  /// Whether the pattern begins again at its end.
  var loopEnabled: Bool { get set }
  /// When a repeated pattern begins again, in seconds.
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  /// Called when the pattern has been played; not for one that is repeated.
  var completionHandler: ((any Error)?) -> Void { get set }
}

/// Records what is played.
final class AdvancedPlayer: CHHapticAdvancedPatternPlayer {
  private let pattern: CHHapticPattern
  private let engine: CHHapticEngine
  var isMuted = false
  var loopEnabled = false
  var loopEnd: TimeInterval = 0
  var playbackRate: Float = 1
  var completionHandler: ((any Error)?) -> Void = { _ in }

  init(pattern: CHHapticPattern, engine: CHHapticEngine) {
    self.pattern = pattern
    self.engine = engine
  }

  func start(atTime time: TimeInterval) throws {
    guard engine.isRunning else { throw CHHapticError(.engineNotRunning) }
    let phone = SimulatedPhone.current
    if !isMuted { phone.record("CoreHaptics", "plays \(pattern.summary)\(loopEnabled ? " again and again" : "")") }
    if loopEnabled { return }
    let callback = Callback(completionHandler)
    phone.runSoon(named: "the end of a pattern") { callback.call(nil) }
  }

  func stop(atTime time: TimeInterval) throws { try note("stops") }
  func pause(atTime time: TimeInterval) throws { try note("pauses") }
  func resume(atTime time: TimeInterval) throws { try note("resumes") }
  func seek(toOffset offsetTime: TimeInterval) throws { try note("moves to \(offsetTime) s of") }
  func cancel() throws {}
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}

  private func note(_ action: String) throws {
    guard engine.isRunning else { throw CHHapticError(.engineNotRunning) }
    SimulatedPhone.current.record("CoreHaptics", "\(action) \(pattern.summary)")
  }
}
