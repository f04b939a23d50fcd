#if os(Linux)
  import FlowHealthKit
  import Foundation
  import Locking
  import PhoneSimulation
  import Testing

  @Suite("Series of heartbeats", .ownPhone) @MainActor
  struct HKHeartbeatSeriesBuilderTests {
    private let store = HKHealthStore()
    private let start = Date(timeIntervalSince1970: 1000)
    private var phone: SimulatedPhone { .current }

    private func builder() -> HKHeartbeatSeriesBuilder {
      HKHeartbeatSeriesBuilder(healthStore: store, device: .local(), start: start)
    }

    @Test("are saved and read beat by beat")
    func beats() async throws {
      phone.permissions[.health] = .authorized
      let builder = builder()
      try await builder.addHeartbeat(at: 0.5, precededByGap: false)
      try await builder.addHeartbeat(at: 1.25, precededByGap: false)
      try await builder.addHeartbeat(at: 3, precededByGap: true)
      try await builder.addMetadata(["strap": "left"])
      let saved = try await builder.finishSeries()
      #expect(saved.count == 3 && saved.endDate == start + 3 && saved.metadata?["strap"] as? String == "left")
      let query = HKSampleQueryDescriptor(predicates: [.heartbeatSeries()], sortDescriptors: [])
      #expect(try await query.result(for: store) == [saved])
      var (times, gaps): ([TimeInterval], [Bool]) = ([], [])
      for try await beat in HKHeartbeatSeriesQueryDescriptor(saved).results(for: store) {
        times.append(beat.timeIntervalSinceStart)
        gaps.append(beat.precededByGap)
      }
      #expect(times == [0.5, 1.25, 3] && gaps == [false, false, true])
    }

    @Test("are refused without beats, in a wrong order, twice, and without a permission")
    func refusals() async throws {
      phone.permissions[.health] = .authorized
      let builder = builder()
      await #expect(throws: HKError(.errorNoData)) { try await builder.finishSeries() }
      await #expect(throws: HKError(.errorInvalidArgument)) {
        try await builder.addHeartbeat(at: -1, precededByGap: false)
      }
      try await builder.addHeartbeat(at: 2, precededByGap: false)
      await #expect(throws: HKError(.errorInvalidArgument)) {
        try await builder.addHeartbeat(at: 1, precededByGap: false)
      }
      let saved = try await builder.finishSeries()
      await #expect(throws: HKError(.errorInvalidArgument)) { try await builder.finishSeries() }
      phone.removeHealthSamples()
      await #expect(throws: HKError(.errorNoData)) {
        for try await _ in HKHeartbeatSeriesQueryDescriptor(saved).results(for: store) {}
      }
      phone.permissions[.health] = .denied
      let other = self.builder()
      try await other.addHeartbeat(at: 2, precededByGap: false)
      await #expect(throws: HKError(.errorAuthorizationDenied)) { try await other.finishSeries() }
    }
  }
#endif
