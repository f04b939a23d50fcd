import FlowObjectiveC
import Foundation
import Locking
import PhoneSimulation

/// What a handler of a command says.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// A press of a button outside of the app.
open class MPRemoteCommandEvent: NSObject {
  public let command: MPRemoteCommand
  public let timestamp: TimeInterval

  init(_ command: MPRemoteCommand) {
    self.command = command
    timestamp = SimulatedPhone.current.now.timeIntervalSinceReferenceDate
  }
}

/// A skip by an interval.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// The interval, in seconds.
  public let interval: TimeInterval

  init(_ command: MPRemoteCommand, interval: TimeInterval) {
    self.interval = interval
    super.init(command)
  }
}

/// A move to a time.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The time, in seconds.
  public let positionTime: TimeInterval

  init(_ command: MPRemoteCommand, position: TimeInterval) {
    positionTime = position
    super.init(command)
  }
}

/// A change of the speed.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  public let playbackRate: Float

  init(_ command: MPRemoteCommand, rate: Float) {
    playbackRate = rate
    super.init(command)
  }
}

/// A button of the lock screen, of headphones or of a car.
// @unchecked: what changes is guarded by a lock; the handlers are called on the main thread.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  private final class Target: @unchecked Sendable {
    let handle: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus

    init(_ handle: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) { self.handle = handle }
  }

  private let state = Locked((targets: [Target](), isEnabled: true))

  open var isEnabled: Bool {
    get { state.withLock { $0.isEnabled } }
    set { state.withLock { $0.isEnabled = newValue } }
  }

  /// Adds a handler.
  ///
  /// - Returns: What removes the handler by `removeTarget(_:)`.
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    let target = Target(handler)
    state.withLock { $0.targets.append(target) }
    return target
  }

  /// Removes a handler, or all of them.
  open func removeTarget(_ target: Any?) {
    state.withLock { state in
      if let target = target as? Target { state.targets.removeAll { $0 === target } } else { state.targets = [] }
    }
  }

  /// Calls the handlers.
  ///
  /// - Returns: The status of the last one; `commandFailed` without one, or if the command is disabled.
  func send(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
    let targets = state.withLock { $0.isEnabled ? $0.targets : [] }
    return targets.map { $0.handle(event) }.last ?? .commandFailed
  }
}

/// A skip by an interval.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  private let intervals = Locked([10.0])

  /// The intervals that buttons show, in seconds.
  open var preferredIntervals: [NSNumber] {
    get { intervals.value.map { NSNumber(value: $0) } }
    set { intervals.withLock { $0 = newValue.map(\.doubleValue) } }
  }
}

/// A move to a time.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// A change of the speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  private let rates = Locked<[Double]>([])

  open var supportedPlaybackRates: [NSNumber] {
    get { rates.value.map { NSNumber(value: $0) } }
    set { rates.withLock { $0 = newValue.map(\.doubleValue) } }
  }
}
