#if os(Linux)
  import FlowHealthKit
  import Foundation
  import PhoneSimulation
  import Testing

  @Suite("Parts of workouts", .ownPhone) @MainActor
  struct HKWorkoutBuilderActivitiesTests {
    private let start = Date(timeIntervalSince1970: 0)
    private let heart = HKQuantityType(.heartRate)
    private let perMinute = HKUnit.count().unitDivided(by: .minute())

    private func configuration(_ type: HKWorkoutActivityType) -> HKWorkoutConfiguration {
      let configuration = HKWorkoutConfiguration()
      configuration.activityType = type
      return configuration
    }

    private func part(_ type: HKWorkoutActivityType, from first: TimeInterval, to last: TimeInterval?)
      -> HKWorkoutActivity
    {
      HKWorkoutActivity(
        workoutConfiguration: configuration(type), start: start + first, end: last.map { start + $0 }, metadata: nil)
    }

    private func beat(_ value: Double, at seconds: TimeInterval) -> HKQuantitySample {
      HKQuantitySample(
        type: heart, quantity: HKQuantity(unit: perMinute, doubleValue: value), start: start + seconds,
        end: start + seconds)
    }

    private func mean(_ statistics: HKStatistics?) -> Double? {
      (statistics?.averageQuantity()?.doubleValue(for: perMinute)).map { ($0 * 100).rounded() / 100 }
    }

    private func begin() async throws -> HKWorkoutBuilder {
      SimulatedPhone.current.permissions[.health] = .authorized
      let builder = HKWorkoutBuilder(
        healthStore: HKHealthStore(), configuration: configuration(.swimBikeRun), device: nil)
      try await builder.beginCollection(at: start)
      return builder
    }

    @Test("have the samples, events and pauses of their time")
    func parts() async throws {
      let builder = try await begin()
      try await builder.addSamples([beat(100, at: 10), beat(120, at: 20), beat(160, at: 150)])
      let pause = HKWorkoutEvent(
        type: .pause, dateInterval: DateInterval(start: start + 120, duration: 0), metadata: nil)
      let resume = HKWorkoutEvent(
        type: .resume, dateInterval: DateInterval(start: start + 130, duration: 0), metadata: nil)
      try await builder.addWorkoutEvents([pause, resume])
      let (swim, run) = (part(.swimming, from: 0, to: 60), part(.running, from: 100, to: nil))
      try await builder.addWorkoutActivity(swim)
      try await builder.addWorkoutActivity(run)
      #expect(builder.workoutActivities.map(\.uuid) == [swim.uuid, run.uuid])
      #expect(builder.workoutActivities.map { mean($0.statistics(for: heart)) } == [110, 160])
      #expect(mean(builder.statistics(for: heart)) == 126.67)
      try await builder.updateActivity(uuid: run.uuid, end: start + 200)
      try await builder.updateActivity(uuid: run.uuid, adding: ["shoes": "red"])
      try await builder.endCollection(at: start + 300)
      let saved = try await builder.finishWorkout()
      let workout = try #require(saved)
      let activities = workout.workoutActivities
      #expect(activities.map(\.workoutConfiguration.activityType) == [.swimming, .running])
      #expect(activities.map(\.duration) == [60, 90])
      #expect(activities.map(\.workoutEvents.count) == [0, 2])
      #expect(activities.last?.endDate == start + 200)
      #expect(activities.last?.metadata?["shoes"] as? String == "red")
      #expect(activities.map { mean($0.allStatistics[heart]) } == [110, 160])
      #expect(mean(workout.statistics(for: heart)) == 126.67)
    }

    @Test("go on until their workout ends")
    func open() async throws {
      let builder = try await begin()
      try await builder.addWorkoutActivity(part(.running, from: 100, to: nil))
      #expect(builder.workoutActivities.map(\.duration) == [0])
      try await builder.endCollection(at: start + 300)
      let workout = try await builder.finishWorkout()
      #expect(workout?.workoutActivities.map(\.duration) == [200])
    }

    @Test("are refused twice, unknown, or with an end before their start")
    func refusals() async throws {
      let builder = try await begin()
      let run = part(.running, from: 100, to: nil)
      try await builder.addWorkoutActivity(run)
      await #expect(throws: HKError(.errorInvalidArgument)) { try await builder.addWorkoutActivity(run) }
      await #expect(throws: HKError(.errorInvalidArgument)) {
        try await builder.updateActivity(uuid: run.uuid, end: start)
      }
      await #expect(throws: HKError(.errorInvalidArgument)) {
        try await builder.updateActivity(uuid: UUID(), adding: [:])
      }
      builder.discardWorkout()
      await #expect(throws: HKError(.errorInvalidArgument)) {
        try await builder.updateActivity(uuid: run.uuid, end: start + 200)
      }
    }
  }
#endif
