#if os(Linux)
  import FlowHealthKit
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Builders of workouts", .ownPhone) @MainActor
  struct HKWorkoutBuilderTests {
    private let start = Date(timeIntervalSince1970: 0)
    private let end = Date(timeIntervalSince1970: 600)

    private func builder() -> HKWorkoutBuilder {
      let configuration = HKWorkoutConfiguration()
      configuration.activityType = .running
      configuration.locationType = .outdoor
      return HKWorkoutBuilder(healthStore: HKHealthStore(), configuration: configuration, device: .local())
    }

    private func energy(_ value: Double) -> HKQuantitySample {
      HKQuantitySample(
        type: HKQuantityType(.activeEnergyBurned), quantity: HKQuantity(unit: .kilocalorie(), doubleValue: value),
        start: start, end: end)
    }

    private func event(_ type: HKWorkoutEventType, _ seconds: TimeInterval) -> HKWorkoutEvent {
      HKWorkoutEvent(type: type, dateInterval: DateInterval(start: start + seconds, duration: 0), metadata: nil)
    }

    @Test("save a workout with its samples, events and metadata")
    func saving() async throws {
      let phone = SimulatedPhone()
      phone.permissions[.health] = .authorized
      try await SimulatedPhone.$running.withValue(phone) {
        let builder = builder()
        try await builder.beginCollection(at: start)
        try await builder.addSamples([energy(100), energy(20)])
        try await builder.addWorkoutEvents([event(.pause, 60), event(.resume, 90)])
        try await builder.addMetadata([HKMetadataKeyWorkoutBrandName: "Legs", HKMetadataKeyIndoorWorkout: false])
        try await builder.endCollection(at: end)
        let workout = try #require(try await builder.finishWorkout())
        #expect(workout.workoutActivityType == .running && workout.duration == 570)
        #expect(workout.totalEnergyBurned?.doubleValue(for: .kilocalorie()) == 120 && workout.totalDistance == nil)
        #expect(workout.workoutEvents?.count == 2)
        #expect(workout.metadata?[HKMetadataKeyWorkoutBrandName] as? String == "Legs")
        #expect(phone.healthSamples.count == 3)
      }
    }

    @Test("tell the time without pauses, also in a pause")
    func elapsedTime() async throws {
      SimulatedPhone.current.permissions[.health] = .authorized
      let builder = builder()
      #expect(builder.elapsedTime(at: end) == 0)
      try await builder.beginCollection(at: start)
      try await builder.addWorkoutEvents([event(.pause, 60), event(.resume, 90), event(.pause, 200)])
      #expect(builder.elapsedTime(at: start + 50) == 50)
      #expect(builder.elapsedTime(at: start + 80) == 60)
      #expect(builder.elapsedTime(at: start + 150) == 120)
      #expect(builder.elapsedTime(at: end) == 170)
    }

    @Test("refuse what comes too early, twice, or after the end")
    func refusals() async throws {
      let phone = SimulatedPhone()
      phone.permissions[.health] = .authorized
      try await SimulatedPhone.$running.withValue(phone) {
        let builder = builder()
        await #expect(throws: HKError(.errorInvalidArgument)) { try await builder.addSamples([]) }
        try await builder.beginCollection(at: start)
        await #expect(throws: HKError(.errorInvalidArgument)) { try await builder.beginCollection(at: start) }
        await #expect(throws: HKError(.errorInvalidArgument)) { try await builder.finishWorkout() }
        await #expect(throws: HKError(.errorInvalidArgument)) { try await builder.endCollection(at: start - 1) }
        try await builder.addSamples([energy(3)])
        builder.discardWorkout()
        #expect(phone.healthSamples.count == 1)
        await #expect(throws: HKError(.errorInvalidArgument)) { try await builder.endCollection(at: end) }
      }
    }

    @Test("tell closures, in order")
    func closures() {
      let screen = Screen(device: .iPhone15)
      screen.show(Text("a"))
      let phone = screen.phone
      phone.permissions[.health] = .authorized
      let log = Locked<[String]>([])
      phone.use {
        let builder = builder()
        let tell: (Bool, (any Error)?) -> Void = { isDone, _ in log.withLock { $0.append("\(isDone)") } }
        builder.addMetadata([:], completion: tell)
        builder.beginCollection(withStart: start, completion: tell)
        builder.add([energy(1)], completion: tell)
        builder.addWorkoutEvents([], completion: tell)
        builder.endCollection(withEnd: end, completion: tell)
        builder.finishWorkout { workout, error in log.withLock { $0.append("\(workout == nil) \(error != nil)") } }
        builder.finishWorkout { workout, error in log.withLock { $0.append("\(workout == nil) \(error != nil)") } }
      }
      screen.advance(by: 1)
      #expect(log.value == ["false", "true", "true", "true", "true", "false false", "true true"])
    }
  }
#endif
