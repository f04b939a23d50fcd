import FlowFoundation
import Foundation
import Locking
import PhoneSimulation

/// A workout that is going on.
///
/// What an app asks for is done at the next turn of the clock, in the order of the calls. A call that the state does not
/// allow fails (``HKWorkoutSessionDelegate/workoutSession(_:didFailWithError:)``), and the state stays.
// @unchecked: what changes is guarded by a lock; the delegate is used on the main thread.
open class HKWorkoutSession: NSObject, @unchecked Sendable {
  struct State {
    var state = HKWorkoutSessionState.notStarted
    var startDate: Date?
    var endDate: Date?
    /// The activity that was begun after the first one, and goes on.
    var activity: HKWorkoutActivity?
    var builder: HKLiveWorkoutBuilder?
  }

  let values = Locked(State())
  let phone: SimulatedPhone
  let store: HKHealthStore
  private let configuration: HKWorkoutConfiguration
  private let mainActivity: UUID
  public let type: HKWorkoutSessionType
  open weak var delegate: (any HKWorkoutSessionDelegate)?

  init(_ type: HKWorkoutSessionType, _ store: HKHealthStore, _ configuration: HKWorkoutConfiguration) {
    self.type = type
    self.store = store
    self.configuration = configuration.duplicate
    phone = .current
    mainActivity = NSUUID(uuidBytes: phone.randomBytes(16)) as UUID
  }

  /// Creates a session on this device.
  ///
  /// - Throws: ``HKError`` if the phone has no health data, for swimming that does not say where, and for a pool without
  ///   a length of its lanes.
  public convenience init(healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration) throws
  {
    if let obstacle = healthStore.obstacle() { throw obstacle }
    guard workoutConfiguration.isValid else { throw HKError(.errorInvalidArgument) }
    self.init(.primary, healthStore, workoutConfiguration)
  }

  /// A copy of what the session was created with.
  open var workoutConfiguration: HKWorkoutConfiguration { configuration.duplicate }
  open var state: HKWorkoutSessionState { values.withLock { $0.state } }
  /// When the activity was started; `nil` before.
  open var startDate: Date? { values.withLock { $0.startDate } }
  /// When the activity was stopped or ended; `nil` before.
  open var endDate: Date? { values.withLock { $0.endDate } }

  /// The activity that was begun last and goes on, otherwise the whole workout.
  open var currentActivity: HKWorkoutActivity {
    let values = values.value
    return values.activity
      ?? HKWorkoutActivity(
        uuid: mainActivity, workoutConfiguration: configuration, start: values.startDate ?? phone.now,
        end: values.endDate, metadata: nil)
  }

  /// The builder of the workout, which is the same at each call. A mirrored session has none and ends the program.
  open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
    precondition(type == .primary, "A mirrored session has no builder: the other device has it.")
    if let builder { return builder }
    let builder = HKLiveWorkoutBuilder(self, store: store, phone: phone)
    values.withLock { $0.builder = builder }
    return builder
  }

  var builder: HKLiveWorkoutBuilder? { values.withLock { $0.builder } }

  // MARK: - The app asks

  private func soon(_ act: String, _ change: @escaping @MainActor @Sendable () throws -> Void) {
    phone.record("HealthKit", "\(act) a session of a workout (\(configuration.activityType))")
    phone.runSoon(named: "a session of a workout") { [self] in
      do { try change() } catch { fail(error) }
    }
  }

  /// Prepares the sensors, for a countdown.
  open func prepare() {
    soon("prepares") { [self] in
      try allow(.notStarted)
      try takePhone()
      change(to: .prepared, phone.now)
    }
  }

  /// Starts the activity.
  ///
  /// - Parameter date: `nil` for now.
  open func startActivity(with date: Date?) {
    soon("starts") { [self] in
      try allow(.notStarted, .prepared)
      try takePhone()
      let date = date ?? phone.now
      values.withLock { $0.startDate = date }
      change(to: .running, date)
    }
  }

  /// Pauses the workout, which generates an event.
  open func pause() {
    soon("pauses") { [self] in
      try allow(.running)
      change(to: .paused, phone.now)
      generate(.pause)
    }
  }

  /// Continues the workout, which generates an event.
  open func resume() {
    soon("resumes") { [self] in
      try allow(.paused)
      change(to: .running, phone.now)
      generate(.resume)
    }
  }

  /// Stops the activity. The session still has to be ended.
  ///
  /// - Parameter date: `nil` for now.
  open func stopActivity(with date: Date?) {
    soon("stops") { [self] in
      try allow(.running, .paused)
      let date = date ?? phone.now
      guard let startDate, startDate <= date else { throw HKError(.errorInvalidArgument) }
      finish(.stopped, date)
    }
  }

  /// Ends the session, which cannot be started again.
  open func end() {
    soon("ends") { [self] in
      try allow(.prepared, .running, .paused, .stopped)
      finish(.ended, phone.now)
    }
  }

  /// Begins an activity that is a part of the workout, and ends the one before.
  open func beginNewActivity(
    configuration workoutConfiguration: HKWorkoutConfiguration, date: Date, metadata: [String: Any]?
  ) {
    let activity = HKWorkoutActivity(
      workoutConfiguration: workoutConfiguration, start: date, end: nil, metadata: metadata)
    soon("begins an activity of") { [self] in
      try allow(.running, .paused)
      guard configuration.allows(activity.workoutConfiguration), let startDate, startDate <= date else {
        throw HKError(.errorInvalidArgument)
      }
      try endActivity(date)
      values.withLock { $0.activity = activity }
      delegate?.workoutSession(self, didBeginActivityWith: activity.workoutConfiguration.duplicate, date: date)
      builder?.begin(activity)
    }
  }

  /// Ends the activity that was begun last.
  open func endCurrentActivity(on date: Date) {
    soon("ends an activity of") { [self] in
      try allow(.running, .paused)
      guard values.withLock({ state in state.activity }) != nil else { throw HKError(.errorInvalidArgument) }
      try endActivity(date)
    }
  }
}
