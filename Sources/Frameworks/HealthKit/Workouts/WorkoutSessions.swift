import Foundation
import PhoneSimulation

/// The sessions of workouts of a phone: at first none.
struct WorkoutSessions: PhoneValue {
  /// A store whose app may want to hear of mirrored sessions.
  struct Listener: Sendable {
    weak var store: HKHealthStore?
  }

  /// What the app has sent to the watch.
  struct Message: Sendable {
    let date: Date
    let data: Data
  }

  /// The session that runs on this device.
  var active: HKWorkoutSession?
  /// The session that runs on the watch.
  var mirrored: HKWorkoutSession?
  /// Whether the app has heard of it.
  var isMirroredKnown = false
  var listeners: [Listener] = []
  var messages: [Message] = []
  var startsWatchApp = false

  init() {}
}

// The workouts, for a test.
extension SimulatedPhone {
  /// Starts a workout of another app, which ends the one of the app under test.
  public func startHealthWorkoutOfAnotherApp() {
    runSoon(named: "another workout") { [self] in
      self[WorkoutSessions.self].active?.end(for: HKError(.errorAnotherWorkoutSessionStarted))
    }
  }

  /// Generates an event of the workout that goes on, as sensors do: that the person has stopped moving, or a lap.
  public func addHealthWorkoutEvent(_ event: HKWorkoutEvent) {
    runSoon(named: "an event of a workout") { [self] in
      guard let session = self[WorkoutSessions.self].active, [.running, .paused].contains(session.state) else { return }
      session.generate(event)
    }
  }

  /// Starts a workout on the watch, whose session the app mirrors.
  ///
  /// - Returns: The session, with which the test does what the person does on the watch, such as to start and to pause.
  @discardableResult
  public func mirrorHealthWorkout(_ configuration: HKWorkoutConfiguration) -> HKWorkoutSession {
    let session = use { HKWorkoutSession(.mirrored, HKHealthStore(), configuration) }
    update(WorkoutSessions.self) { sessions in
      sessions.mirrored = session
      sessions.isMirroredKnown = false
    }
    runSoon(named: "a workout on the watch") { [self] in tellOfMirroredWorkout() }
    return session
  }

  /// Tells the app of a session on the watch, once, and only when the app wants to hear of it.
  @MainActor func tellOfMirroredWorkout() {
    let sessions = self[WorkoutSessions.self]
    let handlers = sessions.listeners.compactMap { $0.store?.mirroringStart.value }
    guard let session = sessions.mirrored, !sessions.isMirroredKnown, !handlers.isEmpty else { return }
    self[WorkoutSessions.self].isMirroredKnown = true
    for handler in handlers { handler.call(session) }
  }

  /// What the app has sent to the watch during workouts, in order.
  public var healthWorkoutData: [Data] { self[WorkoutSessions.self].messages.map(\.data) }

  /// Sends data from the workout on the watch to the app.
  public func sendHealthWorkoutData(_ data: [Data]) {
    runSoon(named: "data of a workout") { [self] in
      guard let session = self[WorkoutSessions.self].mirrored else { return }
      session.delegate?.workoutSession(session, didReceiveDataFromRemoteWorkoutSession: data)
    }
  }

  /// Ends the mirroring of the workout on the watch.
  ///
  /// - Parameter error: Why; `nil` if the watch has ended it.
  public func disconnectHealthWorkout(_ error: (any Error)? = nil) {
    runSoon(named: "a workout on the watch") { [self] in self[WorkoutSessions.self].mirrored?.disconnect(error) }
  }

  /// Whether an app that starts its app on the watch for a workout succeeds: at first not, as without a watch.
  public var startsHealthWatchApp: Bool {
    get { self[WorkoutSessions.self].startsWatchApp }
    set { update(WorkoutSessions.self) { $0.startsWatchApp = newValue } }
  }
}
