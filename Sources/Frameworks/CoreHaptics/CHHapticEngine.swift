import Foundation
import Locking
import PhoneSimulation

/// What a phone can play.
public protocol CHHapticDeviceCapability: AnyObject {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

/// Whether the phone has an actuator: at first it has.
private struct HapticHardware: PhoneValue {
  var isThere = true
}

extension SimulatedPhone {
  /// Whether the phone can vibrate by patterns.
  public var supportsHaptics: Bool {
    get { self[HapticHardware.self].isThere }
    set { update(HapticHardware.self) { $0.isThere = newValue } }
  }
}

private final class Capability: CHHapticDeviceCapability {
  let supportsHaptics = SimulatedPhone.current.supportsHaptics
  var supportsAudio: Bool { supportsHaptics }
}

/// An error of the engine.
public struct CHHapticError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case invalidPatternData = -4813
    case invalidPatternDictionary = -4814
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { "com.apple.CoreHaptics" }
  public var errorCode: Int { code.rawValue }
}

/// Records the patterns that an app plays.
// @unchecked: what changes is guarded by a lock.
open class CHHapticEngine: @unchecked Sendable {
  /// Why an engine has stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
    case systemError = -1
  }

  /// What to do when all patterns have ended.
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning
  }

  private struct State {
    var isRunning = false
    var stopped: ((StoppedReason) -> Void)?
    var reset: (() -> Void)?
  }

  private let state = Locked(State())

  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false
  open var isMutedForAudio = false
  open var isMutedForHaptics = false

  /// Creates an engine.
  ///
  /// - Throws: ``CHHapticError`` if the phone cannot vibrate by patterns.
  public init() throws {
    guard SimulatedPhone.current.supportsHaptics else { throw CHHapticError(.notSupported) }
  }

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capability() }

  open var stoppedHandler: (StoppedReason) -> Void {
    get { state.withLock { $0.stopped } ?? { _ in } }
    set { state.withLock { $0.stopped = newValue } }
  }

  open var resetHandler: () -> Void {
    get { state.withLock { $0.reset } ?? {} }
    set { state.withLock { $0.reset = newValue } }
  }

  /// In seconds on the clock of the screen.
  open var currentTime: TimeInterval { SimulatedPhone.current.now.timeIntervalSinceReferenceDate }

  open func start() throws { state.withLock { $0.isRunning = true } }

  open func start(completionHandler: (((any Error)?) -> Void)? = nil) {
    state.withLock { $0.isRunning = true }
    let callback = Callback(completionHandler)
    SimulatedPhone.current.runSoon(named: "the start of haptics") { callback.call?(nil) }
  }

  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {
    state.withLock { $0.isRunning = false }
    let callback = Callback(completionHandler)
    SimulatedPhone.current.runSoon(named: "the end of haptics") { callback.call?(nil) }
  }

  open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {
    let callback = Callback(finishedHandler)
    SimulatedPhone.current.runSoon(named: "the end of haptics") { [self] in
      if callback.call(nil) == .stopEngine { state.withLock { $0.isRunning = false } }
    }
  }

  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    Player(pattern: pattern, engine: self)
  }

  /// Makes a player whose pattern can be repeated and paused.
  ///
  /// - Throws: Nothing here.
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    AdvancedPlayer(pattern: pattern, engine: self)
  }

  /// Plays the pattern of a file, which is recorded by its name.
  ///
  /// - Throws: ``CHHapticError`` if the engine does not run.
  open func playPattern(from fileURL: URL) throws {
    guard isRunning else { throw CHHapticError(.engineNotRunning) }
    SimulatedPhone.current.record("CoreHaptics", "plays \(fileURL.lastPathComponent)")
  }

  var isRunning: Bool { state.withLock { $0.isRunning } }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Starts at a time of the engine, or at once for zero.
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  var isMuted: Bool { get set }
}

private final class Player: CHHapticPatternPlayer {
  private let pattern: CHHapticPattern
  private let engine: CHHapticEngine
  var isMuted = false

  init(pattern: CHHapticPattern, engine: CHHapticEngine) {
    self.pattern = pattern
    self.engine = engine
  }

  func start(atTime time: TimeInterval) throws {
    guard engine.isRunning else { throw CHHapticError(.engineNotRunning) }
    if !isMuted { SimulatedPhone.current.record("CoreHaptics", "plays \(pattern.summary)") }
  }

  func stop(atTime time: TimeInterval) throws {}
  func cancel() throws {}
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}
}
