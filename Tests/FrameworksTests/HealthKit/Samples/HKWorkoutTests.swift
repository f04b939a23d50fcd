#if os(Linux)
  import FlowHealthKit
  import Foundation
  import PhoneSimulation
  import Testing

  @Suite("A workout", .ownPhone) @MainActor
  struct HKWorkoutTests {
    private let start = Date(timeIntervalSince1970: 0)
    private let store = HKHealthStore()
    private let heart = HKQuantityType(.heartRate)
    private let perMinute = HKUnit.count().unitDivided(by: .minute())
    private var phone: SimulatedPhone { .current }

    private func workout(_ type: HKWorkoutActivityType = .running) -> HKWorkout {
      HKWorkout(
        activityType: type, start: start, end: start + 600,
        totalEnergyBurned: HKQuantity(unit: .kilocalorie(), doubleValue: 90),
        totalDistance: HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 2),
        metadata: [HKMetadataKeyIndoorWorkout: true])
    }

    private func sample(_ type: HKQuantityTypeIdentifier, _ value: Double, _ unit: HKUnit) -> HKQuantitySample {
      HKQuantitySample(
        type: HKQuantityType(type), quantity: HKQuantity(unit: unit, doubleValue: value), start: start, end: start + 60)
    }

    private func sum(_ workout: HKWorkout, _ type: HKQuantityTypeIdentifier, _ unit: HKUnit) -> Double? {
      workout.statistics(for: HKQuantityType(type))?.sumQuantity()?.doubleValue(for: unit)
    }

    @Test("has statistics of its totals, by its activity")
    func totals() {
      let (run, ride) = (workout(), workout(.cycling))
      #expect(sum(run, .distanceWalkingRunning, .meter()) == 2000 && sum(run, .distanceCycling, .meter()) == nil)
      #expect(sum(ride, .distanceCycling, .meter()) == 2000)
      #expect(sum(run, .activeEnergyBurned, .kilocalorie()) == 90)
      #expect(Set(run.allStatistics.keys.map(\.identifier)).count == 2 && run.statistics(for: heart) == nil)
      let statistics = run.statistics(for: HKQuantityType(.activeEnergyBurned))
      #expect(statistics?.startDate == start && statistics?.endDate == start + 600)
      #expect(statistics?.averageQuantity() == nil)
      let swim = HKWorkout(
        activityType: .swimming, start: start, end: start + 60, workoutEvents: nil, totalEnergyBurned: nil,
        totalDistance: nil, totalSwimmingStrokeCount: HKQuantity(unit: .count(), doubleValue: 40), device: nil,
        metadata: nil)
      #expect(sum(swim, .swimmingStrokeCount, .count()) == 40 && swim.allStatistics.count == 1)
    }

    @Test("has statistics of samples that are added to it, instead of its totals, and finds them")
    func added() async throws {
      phone.permissions[.health] = .authorized
      let (workout, other) = (workout(), workout())
      await #expect(throws: HKError(.errorInvalidArgument)) {
        try await store.addSamples([sample(.activeEnergyBurned, 1, .kilocalorie())], to: workout)
      }
      try await store.save([workout, other])
      let energy = [sample(.activeEnergyBurned, 30, .kilocalorie()), sample(.activeEnergyBurned, 40, .kilocalorie())]
      try await store.addSamples(energy, to: workout)
      try await store.addSamples(energy, to: workout)
      #expect(sum(workout, .activeEnergyBurned, .kilocalorie()) == 70)
      #expect(sum(workout, .distanceWalkingRunning, .meter()) == 2000)
      #expect(sum(other, .activeEnergyBurned, .kilocalorie()) == 90)
      #expect(phone.healthSamples.count == 4)
      phone.addHealthSamples(to: workout) { [sample(.heartRate, 120, perMinute), sample(.heartRate, 150, perMinute)] }
      let beats = workout.statistics(for: heart)
      #expect(beats?.averageQuantity()?.doubleValue(for: perMinute) == 135)
      #expect(beats?.maximumQuantity()?.doubleValue(for: perMinute) == 150 && beats?.sumQuantity() == nil)
      let query = HKSampleQueryDescriptor(
        predicates: [.quantitySample(type: heart, predicate: HKQuery.predicateForObjects(from: workout))],
        sortDescriptors: [])
      let found = try await query.result(for: store)
      #expect(found.count == 2)
      let predicate = HKQuery.predicateForObjects(from: other)
      #expect(!phone.healthSamples.contains { predicate.evaluate(with: $0) })
    }

    @Test("has one part if it was not divided")
    func whole() {
      let workout = workout()
      let parts = workout.workoutActivities
      #expect(parts.count == 1 && parts == workout.workoutActivities)
      #expect(parts[0].workoutConfiguration.activityType == .running)
      #expect(parts[0].workoutConfiguration.locationType == .indoor)
      #expect(parts[0].startDate == start && parts[0].endDate == start + 600 && parts[0].duration == 600)
      #expect(Set(parts[0].allStatistics.keys) == Set(workout.allStatistics.keys))
    }

    @Test("can be saved and read from any date")
    func earliestDate() {
      #expect(store.earliestPermittedSampleDate() == .distantPast)
    }
  }
#endif
