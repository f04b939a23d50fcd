import Foundation
import PhoneSimulation

// What happens to a session, at turns of the clock.
extension HKWorkoutSession {
  /// Refuses what comes in another state.
  func allow(_ states: HKWorkoutSessionState...) throws {
    if !states.contains(state) { throw HKError(.errorInvalidArgument) }
  }

  /// Tells the delegate why something was not done.
  @MainActor func fail(_ error: any Error) { delegate?.workoutSession(self, didFailWithError: error) }

  /// Changes the state, and tells the delegate.
  @MainActor func change(to state: HKWorkoutSessionState, _ date: Date) {
    let old = values.withLock { values in
      defer { values.state = state }
      return values.state
    }
    delegate?.workoutSession(self, didChangeTo: state, from: old, date: date)
  }

  /// Generates an event of this moment.
  @MainActor func generate(_ type: HKWorkoutEventType) {
    generate(
      HKWorkoutEvent(type: type, dateInterval: DateInterval(start: phone.now, duration: 0), metadata: nil))
  }

  /// Generates an event, of which the delegate hears before the builder's.
  @MainActor func generate(_ event: HKWorkoutEvent) {
    delegate?.workoutSession(self, didGenerate: event)
    builder?.collect(event)
  }

  /// Collects new samples of the store.
  @MainActor func collect(_ samples: [HKSample]) {
    if state == .running { builder?.collect(samples) }
  }

  /// Becomes the session of the phone, which ends another one.
  @MainActor func takePhone() throws {
    guard type == .primary else { return }
    if let error = phone.use({ store.permissionToWrite([.workoutType()]) }) { throw error }
    let other = phone[WorkoutSessions.self].active
    if other !== self { other?.end(for: HKError(.errorAnotherWorkoutSessionStarted)) }
    phone[WorkoutSessions.self].active = self
  }

  /// Ends the session because of something that the app has not done.
  @MainActor func end(for error: HKError) {
    fail(error)
    finish(.ended, phone.now)
  }

  /// Stops or ends the session, and the activity that goes on.
  @MainActor func finish(_ state: HKWorkoutSessionState, _ date: Date) {
    try? endActivity(date)
    values.withLock { $0.endDate = $0.endDate ?? date }
    if state == .ended {
      phone.update(WorkoutSessions.self) { sessions in
        if sessions.active === self { sessions.active = nil }
      }
    }
    change(to: state, date)
    if state == .ended { disconnect(nil) }
  }

  /// Ends the activity that was begun last, if one goes on.
  @MainActor func endActivity(_ date: Date) throws {
    guard let activity = values.withLock({ state in state.activity }) else { return }
    guard activity.startDate <= date else { throw HKError(.errorInvalidArgument) }
    values.withLock { $0.activity = nil }
    delegate?.workoutSession(self, didEndActivityWith: activity.workoutConfiguration.duplicate, date: date)
    builder?.end(activity.changed(end: date))
  }
}

extension HKWorkoutConfiguration {
  var duplicate: HKWorkoutConfiguration { copy() as? HKWorkoutConfiguration ?? self }

  /// Whether a session can be made of it: swimming says where, and a pool has a length.
  var isValid: Bool {
    guard activityType == .swimming else { return true }
    switch swimmingLocationType {
    case .unknown: return false
    case .pool: return lapLength?.is(compatibleWith: .meter()) == true
    default: return true
    }
  }

  /// Whether a workout can have an activity as its part: one of its own kind, or those of a triathlon.
  func allows(_ part: HKWorkoutConfiguration) -> Bool {
    guard part.isValid else { return false }
    guard activityType == .swimBikeRun else { return part.activityType == activityType }
    return [.swimming, .cycling, .running, .transition].contains(part.activityType)
  }
}
