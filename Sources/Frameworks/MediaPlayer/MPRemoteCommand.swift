import FlowObjectiveC
import Foundation
import Locking

/// What a handler of a command says.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// A button of the lock screen, of headphones or of a car.
// @unchecked: what changes is guarded by a lock; the handlers are called on the main thread.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  private final class Target: @unchecked Sendable {
    let handle: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus?
    /// The object with the method, if there is one, and the method.
    private(set) weak var object: AnyObject?
    let action: Selector?

    init(_ handle: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) {
      self.handle = handle
      action = nil
    }

    init(_ object: AnyObject, _ action: Selector) {
      self.object = object
      self.action = action
      handle = { [weak object] event in
        guard let object, let result = action._send(to: object, [event]) else { return nil }
        return result as? MPRemoteCommandHandlerStatus ?? .success
      }
    }
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

  /// Adds a method of an object, which is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    let target = Target(target as AnyObject, action)
    state.withLock { $0.targets.append(target) }
  }

  /// Removes a handler, or the methods of an object; without one, all of them.
  open func removeTarget(_ target: Any?) {
    let object = target as AnyObject?
    state.withLock { state in
      state.targets.removeAll { object == nil || $0 === object || $0.object === object }
    }
  }

  /// Removes a method of an object, or all of its methods.
  open func removeTarget(_ target: Any, action: Selector?) {
    let object = target as AnyObject
    state.withLock { state in
      state.targets.removeAll { $0.object === object && (action == nil || $0.action == action) }
    }
  }

  /// Calls the handlers.
  ///
  /// - Returns: The status of the last one; `commandFailed` without one, or if the command is disabled.
  func send(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
    let targets = state.withLock { $0.isEnabled ? $0.targets : [] }
    return targets.compactMap { $0.handle(event) }.last ?? .commandFailed
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

/// An opinion about what is played.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  private let values = Locked((isActive: false, title: "", shortTitle: ""))

  /// Whether the person has given the opinion.
  open var isActive: Bool {
    get { values.withLock { $0.isActive } }
    set { values.withLock { $0.isActive = newValue } }
  }

  open var localizedTitle: String {
    get { values.withLock { $0.title } }
    set { values.withLock { $0.title = newValue } }
  }

  open var localizedShortTitle: String {
    get { values.withLock { $0.shortTitle } }
    set { values.withLock { $0.shortTitle = newValue } }
  }
}

/// A number of stars, or another rating.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
  private let values = Locked((minimum: Float(0), maximum: Float(1)))

  open var minimumRating: Float {
    get { values.withLock { $0.minimum } }
    set { values.withLock { $0.minimum = newValue } }
  }

  open var maximumRating: Float {
    get { values.withLock { $0.maximum } }
    set { values.withLock { $0.maximum = newValue } }
  }
}

/// Another order of what is played.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
  private let type = Locked(MPShuffleType.off)

  /// The order that buttons show.
  open var currentShuffleType: MPShuffleType {
    get { type.value }
    set { type.withLock { $0 = newValue } }
  }
}

/// Another choice of what is played again.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
  private let type = Locked(MPRepeatType.off)

  /// The choice that buttons show.
  open var currentRepeatType: MPRepeatType {
    get { type.value }
    set { type.withLock { $0 = newValue } }
  }
}
