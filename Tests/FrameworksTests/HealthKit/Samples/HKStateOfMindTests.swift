#if os(Linux)
  import FlowHealthKit
  import Foundation
  import PhoneSimulation
  import Testing

  @Suite("States of mind", .ownPhone) @MainActor
  struct HKStateOfMindTests {
    private let store = HKHealthStore()
    private let date = Date(timeIntervalSince1970: 0)

    private func state(_ valence: Double, _ kind: HKStateOfMind.Kind = .momentaryEmotion) -> HKStateOfMind {
      HKStateOfMind(date: date, kind: kind, valence: valence, labels: [.calm, .proud], associations: [.work])
    }

    @Test("are classed by their valence, in seven classes")
    func classes() {
      let valences = [-1, -0.72, -0.7, -0.3, -0.1, 0, 0.1, 0.3, 0.7, 0.72, 1]
      #expect(
        valences.map { state($0).valenceClassification } == [
          .veryUnpleasant, .veryUnpleasant, .unpleasant, .slightlyUnpleasant, .neutral, .neutral, .neutral,
          .slightlyPleasant, .pleasant, .veryPleasant, .veryPleasant,
        ])
      #expect(HKStateOfMind.ValenceClassification(valence: 1.1) == nil)
    }

    @Test("are saved, and found by what they say")
    func queries() async throws {
      let phone = SimulatedPhone.current
      await #expect(throws: HKError(.errorAuthorizationNotDetermined)) { try await store.save(state(0)) }
      phone.permissions[.health] = .authorized
      let (good, bad) = (state(0.8), state(-0.8, .dailyMood))
      try await store.save([good, bad])
      func found(_ predicate: NSPredicate?) async throws -> [HKStateOfMind] {
        try await HKSampleQueryDescriptor(predicates: [.stateOfMind(predicate)], sortDescriptors: [])
          .result(for: store)
      }
      #expect(try await found(nil) == [good, bad])
      #expect(try await found(HKQuery.predicateForStatesOfMind(withValence: 0, operatorType: .lessThan)) == [bad])
      #expect(try await found(HKQuery.predicateForStatesOfMind(with: HKStateOfMind.Kind.dailyMood)) == [bad])
      #expect(try await found(HKQuery.predicateForStatesOfMind(with: HKStateOfMind.Label.calm)).count == 2)
      #expect(try await found(HKQuery.predicateForStatesOfMind(with: HKStateOfMind.Label.sad)).isEmpty)
      #expect(try await found(HKQuery.predicateForStatesOfMind(with: HKStateOfMind.Association.work)).count == 2)
      #expect(try await found(HKQuery.predicateForStatesOfMind(with: HKStateOfMind.Association.money)).isEmpty)
      #expect(phone.actDescriptions.contains("HealthKit: saves State of Mind veryPleasant"))
    }
  }
#endif
