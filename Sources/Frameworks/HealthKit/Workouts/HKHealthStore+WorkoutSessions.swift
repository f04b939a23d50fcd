import Foundation
import PhoneSimulation

extension HKHealthStore {
  /// Called with the session of a workout that is going on on the watch.
  public var workoutSessionMirroringStartHandler: ((HKWorkoutSession) -> Void)? {
    get { mirroringStart.value?.call }
    set {
      let phone = phone
      mirroringStart.value = newValue.map { Callback($0) }
      phone.update(WorkoutSessions.self) { sessions in
        sessions.listeners.removeAll { $0.store == nil || $0.store === self }
        sessions.listeners.append(.init(store: self))
      }
      phone.runSoon(named: "a workout on the watch") { phone.tellOfMirroredWorkout() }
    }
  }

  /// The session of the app that goes on, for an app that was started again; `nil` if there is none.
  public func recoverActiveWorkoutSession(completion: @escaping (HKWorkoutSession?, (any Error)?) -> Void) {
    let (phone, callback) = (phone, Callback(completion))
    let error = obstacle()
    phone.runSoon(named: "a session of a workout") {
      callback.call(error == nil ? phone[WorkoutSessions.self].active : nil, error)
    }
  }

  /// The session of the app that goes on, for an app that was started again; `nil` if there is none.
  ///
  /// - Throws: ``HKError`` if the phone has no health data.
  public func recoverActiveWorkoutSession() async throws -> HKWorkoutSession? {
    if let error = obstacle() { throw error }
    return phone[WorkoutSessions.self].active
  }

  private func startWatchAppNow(_ configuration: HKWorkoutConfiguration) throws {
    phone.record("HealthKit", "starts the app on the watch for a workout (\(configuration.activityType))")
    if let error = obstacle() { throw error }
    guard phone.startsHealthWatchApp else { throw HKError(.unknownError) }
  }

  /// Starts the app on the watch for a workout, which succeeds if a test says so (`startsHealthWatchApp`).
  public func startWatchApp(
    with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    later(completion) { try startWatchAppNow(workoutConfiguration) }
  }

  /// Starts the app on the watch for a workout, which succeeds if a test says so (`startsHealthWatchApp`).
  ///
  /// - Throws: ``HKError`` without a watch.
  public func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws {
    try startWatchAppNow(workoutConfiguration)
  }
}
