#if os(Linux)
  import FlowCoreLocation
  import FlowHealthKit
  import Foundation
  import PhoneSimulation
  import Testing

  @Suite("The results of queries in loops", .ownPhone) @MainActor
  struct HKQueryResultsTests {
    private let store = HKHealthStore()
    private let steps = HKQuantityType(.stepCount)
    private var phone: SimulatedPhone { .current }

    private func add(_ count: Double, hours: Double = 1) {
      phone.addHealthQuantity(.stepCount, count, .count(), at: Date(timeIntervalSince1970: hours * 3600))
    }

    @Test("are changes, until the loop ends")
    func changes() async throws {
      phone.permissions[.health] = .authorized
      add(1)
      let query = HKAnchoredObjectQueryDescriptor(predicates: [.quantitySample(type: steps)], anchor: nil)
      var counts: [[Double]] = []
      for try await result in query.results(for: store) {
        counts.append(result.addedSamples.map { $0.quantity.doubleValue(for: .count()) })
        if counts.count == 3 { break }
        add(Double(counts.count) * 10)
      }
      #expect(counts == [[1], [10], [20]])
    }

    @Test("are statistics of all samples, and what changes")
    func statistics() async throws {
      phone.permissions[.health] = .authorized
      add(5)
      let query = HKStatisticsCollectionQueryDescriptor(
        predicate: .quantitySample(type: steps), options: .cumulativeSum, anchorDate: Date(timeIntervalSince1970: 0),
        intervalComponents: DateComponents(day: 1))
      var sums: [Double?] = []
      var updated: [Int?] = []
      for try await result in query.results(for: store) {
        sums.append(result.statisticsCollection.statistics().first?.sumQuantity()?.doubleValue(for: .count()))
        updated.append(result.updatedStatistics?.count)
        if sums.count == 2 { break }
        add(6)
      }
      #expect(sums == [5, 11] && updated == [nil, 1])
    }

    @Test("are summaries of activity and efforts of workouts")
    func summariesAndEfforts() async throws {
      phone.permissions[.health] = .authorized
      let workout = HKWorkout(activityType: .running, start: Date(timeIntervalSince1970: 0), end: phone.now)
      phone.addHealthSamples { [workout] }
      phone.addHealthQuantity(.activeEnergyBurned, 9, .kilocalorie(), at: workout.startDate)
      var energies: [Double?] = []
      for try await summaries in HKActivitySummaryQueryDescriptor().results(for: store) {
        energies.append(summaries.first?.activeEnergyBurned.doubleValue(for: .kilocalorie()))
        if energies.count == 2 { break }
        phone.addHealthQuantity(.activeEnergyBurned, 1, .kilocalorie(), at: workout.startDate)
      }
      #expect(energies == [9, 10])
      let query = HKWorkoutEffortRelationshipQueryDescriptor(predicate: nil, anchor: nil, option: .default)
      var counts: [Int] = []
      for try await result in query.results(for: store) {
        counts.append(result.relationships.count)
        if counts.count == 2 { break }
        let effort = HKQuantitySample(
          type: HKQuantityType(.workoutEffortScore), quantity: HKQuantity(unit: .appleEffortScore(), doubleValue: 3),
          start: workout.startDate, end: workout.startDate)
        try await store.relateWorkoutEffortSample(effort, with: workout, activity: nil)
      }
      #expect(counts == [0, 1])
    }

    @Test("are the places of a route, and end after the last")
    func places() async throws {
      phone.permissions[.health] = .authorized
      let start = Date(timeIntervalSince1970: 0)
      let workout = HKWorkout(activityType: .running, start: start, end: start + 600)
      let builder = HKWorkoutRouteBuilder(healthStore: store, device: nil)
      for seconds in [20.0, 10] {
        let place = CLLocation(
          coordinate: CLLocationCoordinate2D(latitude: 48, longitude: 11), altitude: 0, horizontalAccuracy: 1,
          verticalAccuracy: 1, timestamp: start + seconds)
        try await builder.insertRouteData([place])
      }
      let route = try await builder.finishRoute(with: workout, metadata: nil)
      var seconds: [TimeInterval] = []
      for try await place in HKWorkoutRouteQueryDescriptor(route).results(for: store) {
        seconds.append(place.timestamp.timeIntervalSince1970)
      }
      #expect(seconds == [10, 20])
    }

    @Test("end with an error if the app has not asked")
    func refusals() async {
      await #expect(throws: HKError(.errorAuthorizationNotDetermined)) {
        for try await _ in HKActivitySummaryQueryDescriptor().results(for: store) {}
      }
    }
  }
#endif
