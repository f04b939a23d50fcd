#if os(Linux)
  import FlowHealthKit
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Sessions of workouts", .ownPhone) @MainActor
  struct HKWorkoutSessionTests {
    private let screen = Screen(device: .iPhone)
    private let store = HKHealthStore()
    private let log = WorkoutLog()
    private var phone: SimulatedPhone { screen.phone }

    private func configuration(_ type: HKWorkoutActivityType = .running) -> HKWorkoutConfiguration {
      let configuration = HKWorkoutConfiguration()
      configuration.activityType = type
      return configuration
    }

    private func make(
      _ type: HKWorkoutActivityType = .running, _ authorization: PhoneAuthorization = .authorized
    ) throws -> HKWorkoutSession {
      screen.show(Text("workout"))
      phone.enter()
      phone.permissions[.health] = authorization
      log.count(from: phone.now)
      let session = try HKWorkoutSession(healthStore: store, configuration: configuration(type))
      session.delegate = log
      return session
    }

    /// Does something, and tells what the delegate hears in the ten seconds after it.
    private func after(_ act: () -> Void) -> [String] {
      act()
      screen.advance(by: 10)
      return log.take()
    }

    @Test("are prepared, run, pause, stop and end, and tell of it at the next turn of the clock")
    func states() throws {
      let session = try make()
      #expect(session.state == .notStarted && session.startDate == nil && session.type == .primary)
      session.prepare()
      #expect(session.state == .notStarted)
      #expect(after {} == ["notStarted > prepared at 0"])
      #expect(after { session.startActivity(with: nil) } == ["prepared > running at 10"])
      #expect(after { session.pause() } == ["running > paused at 20", "event pause at 20"])
      #expect(after { session.resume() } == ["paused > running at 30", "event resume at 30"])
      #expect(after { session.stopActivity(with: phone.now - 2) } == ["running > stopped at 38"])
      #expect(after { session.end() } == ["stopped > ended at 50"])
      let begin = try #require(session.startDate)
      #expect(session.endDate == begin + 28)
      #expect(
        phone.actDescriptions == [
          "HealthKit: prepares a session of a workout (running)", "HealthKit: starts a session of a workout (running)",
          "HealthKit: pauses a session of a workout (running)", "HealthKit: resumes a session of a workout (running)",
          "HealthKit: stops a session of a workout (running)", "HealthKit: ends a session of a workout (running)",
        ])
    }

    @Test("do what was asked at once in the order of the calls, and start at the date of the app")
    func order() throws {
      let session = try make()
      let calls = after {
        session.startActivity(with: phone.now - 5)
        session.pause()
        session.end()
      }
      #expect(
        calls == ["notStarted > running at -5", "running > paused at 0", "event pause at 0", "paused > ended at 0"])
    }

    @Test("refuse what their state does not allow, and stay in it")
    func refusals() throws {
      let session = try make()
      let none = after {
        session.pause()
        session.resume()
        session.stopActivity(with: nil)
        session.end()
        session.endCurrentActivity(on: phone.now)
      }
      #expect(none == Array(repeating: "errorInvalidArgument", count: 5) && session.state == .notStarted)
      _ = after { session.startActivity(with: nil) }
      let running = after {
        session.prepare()
        session.startActivity(with: nil)
        session.resume()
        session.stopActivity(with: phone.now - 60)
        session.endCurrentActivity(on: phone.now)
      }
      #expect(running == Array(repeating: "errorInvalidArgument", count: 5) && session.state == .running)
      _ = after { session.end() }
      #expect(after { session.startActivity(with: nil) } == ["errorInvalidArgument"])
      #expect(session.state == .ended)
    }

    @Test(
      "do not start if the app may not write workouts",
      arguments: [
        (PhoneAuthorization.denied, "errorAuthorizationDenied"),
        (.notDetermined, "errorAuthorizationNotDetermined"), (.restricted, "errorHealthDataRestricted"),
      ])
    func permissions(_ authorization: PhoneAuthorization, _ error: String) throws {
      let session = try make(.running, .authorized)
      phone.permissions[.health] = authorization
      #expect(after { session.prepare() } == [error])
      #expect(after { session.startActivity(with: nil) } == [error])
      #expect(session.state == .notStarted)
    }

    @Test("are not made without health data, or for swimming that does not say where")
    func configurations() throws {
      _ = try make()
      let swimming = configuration(.swimming)
      #expect(throws: HKError(.errorInvalidArgument)) {
        try HKWorkoutSession(healthStore: store, configuration: swimming)
      }
      swimming.swimmingLocationType = .pool
      #expect(throws: HKError(.errorInvalidArgument)) {
        try HKWorkoutSession(healthStore: store, configuration: swimming)
      }
      swimming.lapLength = HKQuantity(unit: .meter(), doubleValue: 25)
      let session = try HKWorkoutSession(healthStore: store, configuration: swimming)
      swimming.activityType = .running
      #expect(session.workoutConfiguration.activityType == .swimming)
      phone.isHealthDataAvailable = false
      #expect(throws: HKError(.errorHealthDataUnavailable)) {
        try HKWorkoutSession(healthStore: store, configuration: swimming)
      }
    }

    @Test("end when another workout starts, and hear why before")
    func others() throws {
      let first = try make()
      _ = after { first.startActivity(with: nil) }
      let second = try HKWorkoutSession(healthStore: store, configuration: configuration(.cycling))
      #expect(
        after { second.startActivity(with: nil) } == ["errorAnotherWorkoutSessionStarted", "running > ended at 10"])
      #expect(second.state == .running)
      second.delegate = log
      #expect(
        after { phone.startHealthWorkoutOfAnotherApp() } == [
          "errorAnotherWorkoutSessionStarted", "running > ended at 20",
        ])
    }

    @Test("are found by an app that was started again, until they end")
    func recovery() async throws {
      let session = try make()
      #expect(try await store.recoverActiveWorkoutSession() == nil)
      session.startActivity(with: nil)
      screen.advance(by: 1)
      #expect(try await store.recoverActiveWorkoutSession() === session)
      session.stopActivity(with: nil)
      screen.advance(by: 1)
      #expect(try await store.recoverActiveWorkoutSession() === session)
      session.end()
      screen.advance(by: 1)
      #expect(try await store.recoverActiveWorkoutSession() == nil)
    }

    @Test("have activities one after the other, of the kinds that the workout allows")
    func activities() throws {
      let session = try make(.swimBikeRun)
      _ = after { session.startActivity(with: nil) }
      #expect(session.currentActivity.workoutConfiguration.activityType == .swimBikeRun)
      let now = phone.now
      let refused = after {
        session.beginNewActivity(configuration: configuration(.yoga), date: now, metadata: nil)
        session.beginNewActivity(configuration: configuration(.cycling), date: now - 60, metadata: nil)
      }
      #expect(refused == ["errorInvalidArgument", "errorInvalidArgument"])
      let bike = after {
        session.beginNewActivity(configuration: configuration(.cycling), date: phone.now, metadata: ["bike": "red"])
      }
      #expect(bike == ["begins cycling at 20"])
      #expect(session.currentActivity.metadata?["bike"] as? String == "red")
      let run = after {
        session.beginNewActivity(configuration: configuration(.running), date: phone.now, metadata: nil)
      }
      #expect(run == ["ends cycling at 30", "begins running at 30"])
      #expect(after { session.endCurrentActivity(on: phone.now) } == ["ends running at 40"])
      #expect(session.currentActivity.workoutConfiguration.activityType == .swimBikeRun)
      _ = after { session.beginNewActivity(configuration: configuration(.running), date: phone.now, metadata: nil) }
      #expect(after { session.end() } == ["ends running at 60", "running > ended at 60"])
    }
  }
#endif
