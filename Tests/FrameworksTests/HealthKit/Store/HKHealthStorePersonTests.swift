#if os(Linux)
  import FlowHealthKit
  import Foundation
  import PhoneSimulation
  import Testing

  @Suite("The person of the health store", .ownPhone)
  struct HKHealthStorePersonTests {
    private let store = HKHealthStore()
    private var phone: SimulatedPhone { .current }

    @Test("has a skin, a wheelchair and a move ring, as far as the app may know")
    func properties() throws {
      #expect(throws: HKError(.errorAuthorizationNotDetermined)) { try store.wheelchairUse() }
      phone.permissions[.health] = .authorized
      #expect(try store.fitzpatrickSkinType().skinType == .notSet)
      phone.healthFitzpatrickSkinType = .III
      phone.healthWheelchairUse = .yes
      phone.healthActivityGoals.moveMode = .appleMoveTime
      #expect(try store.fitzpatrickSkinType().skinType == .III)
      #expect(try store.wheelchairUse().wheelchairUse == .yes)
      #expect(try store.activityMoveMode().activityMoveMode == .appleMoveTime)
      phone.permissions[.health] = .denied
      #expect(try store.fitzpatrickSkinType().skinType == .notSet)
      #expect(try store.wheelchairUse().wheelchairUse == .notSet)
      #expect(try store.activityMoveMode().activityMoveMode == .activeEnergy)
    }

    @Test("has units for types, which are metric at first")
    func units() async throws {
      let (mass, heart) = (HKQuantityType(.bodyMass), HKQuantityType(.heartRate))
      await #expect(throws: HKError(.errorAuthorizationNotDetermined)) { try await store.preferredUnits(for: [mass]) }
      phone.permissions[.health] = .authorized
      let first = try await store.preferredUnits(for: [mass, heart])
      #expect(first == [mass: HKUnit(from: "kg"), heart: HKUnit(from: "count/min")])
      phone.healthPreferredUnits = [mass: .pound()]
      #expect(try await store.preferredUnits(for: [mass]) == [mass: .pound()])
      phone.permissions[.health] = .denied
      await #expect(throws: HKError(.errorAuthorizationDenied)) { try await store.preferredUnits(for: [mass]) }
    }

    @Test("is asked for updates in the background, which are recorded")
    func backgroundDelivery() async throws {
      let steps = HKQuantityType(.stepCount)
      try await store.enableBackgroundDelivery(for: steps, frequency: .hourly)
      try await store.disableBackgroundDelivery(for: steps)
      try await store.disableAllBackgroundDelivery()
      #expect(
        phone.actDescriptions == [
          "HealthKit: asks for Steps in the background", "HealthKit: asks for Steps in the background no more",
          "HealthKit: asks for all types in the background no more",
        ])
    }
  }
#endif
