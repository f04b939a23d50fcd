#if os(Linux)
  import FlowCoreLocation
  import FlowHealthKit
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Routes of workouts", .ownPhone) @MainActor
  struct HKWorkoutRouteBuilderTests {
    private let screen = Screen(device: .iPhone)
    private let store = HKHealthStore()

    private func place(_ seconds: TimeInterval) -> CLLocation {
      CLLocation(
        coordinate: CLLocationCoordinate2D(latitude: 48, longitude: seconds / 1000), altitude: 0, horizontalAccuracy: 1,
        verticalAccuracy: 1, timestamp: Date(timeIntervalSince1970: seconds))
    }

    private func workout() -> HKWorkout {
      let start = Date(timeIntervalSince1970: 0)
      return HKWorkout(activityType: .running, start: start, end: start + 600)
    }

    private func read(_ make: (@escaping (String) -> Void) -> HKWorkoutRouteQuery) -> [String] {
      let log = Locked<[String]>([])
      store.execute(make { text in log.withLock { $0.append(text) } })
      screen.advance(by: 0.1)
      return log.value
    }

    private static func text(_ places: [CLLocation]?, _ isDone: Bool, _ error: (any Error)?) -> String {
      let seconds = places?.map { "\(Int($0.timestamp.timeIntervalSince1970))" }.joined(separator: " ")
      return "\(seconds ?? "error") \(isDone) \(error == nil)"
    }

    @Test("have their places by their times, and are found with their workout")
    func places() async throws {
      screen.show(Text("run"))
      screen.phone.enter()
      screen.phone.permissions[.health] = .authorized
      let (workout, other) = (workout(), workout())
      try await store.save([workout, other])
      let builder = HKWorkoutRouteBuilder(healthStore: store, device: nil)
      try await builder.insertRouteData([place(20), place(10)])
      try await builder.insertRouteData([place(30)])
      try await builder.addMetadata(["color": "red"])
      let route = try await builder.finishRoute(with: workout, metadata: nil)
      #expect(route.count == 3 && route.metadata?["color"] as? String == "red")
      #expect(route.startDate.timeIntervalSince1970 == 10 && route.endDate.timeIntervalSince1970 == 30)
      #expect(HKQuery.predicateForObjects(from: workout).evaluate(with: route))
      #expect(!HKQuery.predicateForObjects(from: other).evaluate(with: route))
      let all = read { log in HKWorkoutRouteQuery(route: route) { log(Self.text($1, $2, $3)) } }
      #expect(all == ["10 20 30 true true"])
      let interval = DateInterval(start: Date(timeIntervalSince1970: 15), duration: 10)
      let part = read { log in
        HKWorkoutRouteQuery(route: route, dateInterval: interval) { log(Self.text($1, $2, $3)) }
      }
      #expect(part == ["20 true true"])
      screen.phone.removeHealthSamples()
      #expect(read { log in HKWorkoutRouteQuery(route: route) { log(Self.text($1, $2, $3)) } } == ["error true false"])
    }

    @Test("are not saved without places, twice, or without a permission")
    func refusals() async throws {
      screen.phone.permissions[.health] = .authorized
      let builder = HKWorkoutRouteBuilder(healthStore: store, device: nil)
      await #expect(throws: HKError(.errorInvalidArgument)) { try await builder.insertRouteData([]) }
      await #expect(throws: HKError(.errorNoData)) { try await builder.finishRoute(with: workout(), metadata: nil) }
      await #expect(throws: HKError(.errorInvalidArgument)) { try await builder.insertRouteData([place(1)]) }
      screen.phone.permissions[.health] = .denied
      let other = HKWorkoutRouteBuilder(healthStore: store, device: nil)
      try await other.insertRouteData([place(1)])
      await #expect(throws: HKError.self) { try await other.finishRoute(with: workout(), metadata: nil) }
      #expect(screen.phone.healthSamples.isEmpty)
    }
  }
#endif
