#if os(Linux)
  import FlowHealthKit
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("The effort of workouts", .ownPhone) @MainActor
  struct HKHealthStoreEffortsTests {
    private let start = Date(timeIntervalSince1970: 0)
    private let store = HKHealthStore()
    private var phone: SimulatedPhone { .current }

    private func workout() -> HKWorkout { HKWorkout(activityType: .running, start: start, end: start + 600) }

    private func effort(
      _ value: Double, _ type: HKQuantityTypeIdentifier = .workoutEffortScore, at seconds: TimeInterval = 600
    ) -> HKQuantitySample {
      HKQuantitySample(
        type: HKQuantityType(type), quantity: HKQuantity(unit: .appleEffortScore(), doubleValue: value),
        start: start + seconds, end: start + seconds)
    }

    private func scores(_ samples: [HKSample]?) -> [Double] {
      (samples ?? []).compactMap { ($0 as? HKQuantitySample)?.quantity.doubleValue(for: .appleEffortScore()) }
    }

    private func result(
      _ predicate: NSPredicate? = nil, _ option: HKWorkoutEffortRelationshipQueryOptions = .default,
      after anchor: HKQueryAnchor? = nil
    ) async throws -> HKWorkoutEffortRelationshipQueryDescriptor.Result {
      try await HKWorkoutEffortRelationshipQueryDescriptor(predicate: predicate, anchor: anchor, option: option)
        .result(for: store)
    }

    @Test("is related to them and to their parts, and found with them")
    func relations() async throws {
      phone.permissions[.health] = .authorized
      let (workout, other) = (workout(), workout())
      try await store.save([workout, other])
      let part = try #require(workout.workoutActivities.first)
      let (whole, ofPart) = (effort(7), effort(4))
      try await store.relateWorkoutEffortSample(whole, with: workout, activity: nil)
      try await store.relateWorkoutEffortSample(ofPart, with: workout, activity: part)
      #expect(phone.healthSamples.count == 4)
      #expect(
        phone.actDescriptions.last
          == "HealthKit: relates 4 appleEffortScore of Workout Effort Score to a workout (running)")
      let all = try await result().relationships
      #expect(all.map(\.workout) == [workout, workout] && all.map(\.activity) == [nil, part])
      #expect(all.map { scores($0.samples) } == [[7], [4]])
      let ofOther = try await result(HKQuery.predicateForObject(with: other.uuid)).relationships
      #expect(ofOther.isEmpty)
      let predicate = HKQuery.predicateForWorkoutEffortSamplesRelated(workout: workout, activity: nil)
      #expect(predicate.evaluate(with: whole) && !predicate.evaluate(with: ofPart))
      try await store.unrelateWorkoutEffortSample(whole, from: workout, activity: nil)
      #expect(!predicate.evaluate(with: whole))
      let rest = try await result().relationships
      #expect(rest.map { scores($0.samples) } == [[4]])
      try await store.delete(workout)
      let none = try await result().relationships
      #expect(none.isEmpty && phone.healthSamples.count == 3)
    }

    @Test("prefers what the person says to an estimate, and continues at an anchor")
    func options() async throws {
      phone.permissions[.health] = .authorized
      let workout = workout()
      try await store.save(workout)
      let estimate = effort(3, .estimatedWorkoutEffortScore, at: 700)
      phone.addHealthSamples { [estimate] }
      phone.relateHealthEffort(estimate, to: workout)
      let first = try await result(nil, .mostRelevant)
      #expect(first.relationships.map { scores($0.samples) } == [[3]])
      let nothing = try await result(after: first.newAnchor)
      #expect(nothing.relationships.isEmpty)
      try await store.relateWorkoutEffortSample(effort(8), with: workout, activity: nil)
      let next = try await result(nil, .mostRelevant, after: first.newAnchor)
      #expect(next.relationships.map { scores($0.samples) } == [[8]])
      let all = try await result()
      #expect(all.relationships.map { scores($0.samples) } == [[8, 3]])
    }

    @Test("is refused for other types, for workouts that are not saved, and without a permission")
    func refusals() async throws {
      phone.permissions[.health] = .authorized
      let (workout, other) = (workout(), workout())
      try await store.save(workout)
      let steps = HKQuantitySample(
        type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: 1), start: start, end: start
      )
      await #expect(throws: HKError(.errorInvalidArgument)) {
        try await store.relateWorkoutEffortSample(steps, with: workout, activity: nil)
      }
      await #expect(throws: HKError(.errorInvalidArgument)) {
        try await store.relateWorkoutEffortSample(effort(1), with: other, activity: nil)
      }
      await #expect(throws: HKError(.errorInvalidArgument)) {
        try await store.relateWorkoutEffortSample(effort(1), with: workout, activity: other.workoutActivities.first)
      }
      await #expect(throws: HKError(.errorInvalidArgument)) {
        try await store.unrelateWorkoutEffortSample(effort(1), from: workout, activity: nil)
      }
      phone.permissions[.health] = .denied
      await #expect(throws: HKError(.errorAuthorizationDenied)) {
        try await store.relateWorkoutEffortSample(effort(1), with: workout, activity: nil)
      }
      #expect(phone.healthSamples == [workout])
    }

    @Test("is told to queries until they are stopped")
    func changes() {
      let screen = Screen(device: .iPhone)
      screen.show(Text("run"))
      let phone = screen.phone
      phone.enter()
      phone.permissions[.health] = .authorized
      let workout = workout()
      phone.addHealthSamples { [workout] }
      let log = Locked<[String]>([])
      let query = HKWorkoutEffortRelationshipQuery(predicate: nil, anchor: nil, options: .default) {
        _, found, _, error in
        log.withLock { $0.append("\(found?.count ?? -1) \(error == nil)") }
      }
      store.execute(query)
      screen.advance(by: 0.1)
      store.relateWorkoutEffortSample(effort(5), with: workout, activity: nil) { isDone, _ in
        log.withLock { $0.append("\(isDone)") }
      }
      screen.advance(by: 0.1)
      store.stop(query)
      store.relateWorkoutEffortSample(effort(6), with: workout, activity: nil) { _, _ in }
      screen.advance(by: 0.1)
      #expect(log.value == ["0 true", "1 true", "true"])
    }
  }
#endif
