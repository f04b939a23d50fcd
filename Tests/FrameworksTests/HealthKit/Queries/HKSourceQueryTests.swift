#if os(Linux)
  import FlowHealthKit
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Sources of samples", .ownPhone) @MainActor
  struct HKSourceQueryTests {
    private let screen = Screen(device: .iPhone)
    private let store = HKHealthStore()
    private let steps = HKQuantityType(.stepCount)
    private var phone: SimulatedPhone { screen.phone }

    private func prepare() {
      screen.show(Text("sources"))
      phone.enter()
      phone.permissions[.health] = .authorized
      phone.addHealthQuantity(.stepCount, 10, .count(), at: Date(timeIntervalSince1970: 0))
      phone.addHealthQuantity(.stepCount, 20, .count(), at: Date(timeIntervalSince1970: 60))
    }

    private func saveOwn() async throws {
      let date = Date(timeIntervalSince1970: 100)
      try await store.save(
        HKQuantitySample(
          type: steps, quantity: HKQuantity(unit: .count(), doubleValue: 1), start: date, end: date))
    }

    /// The identifiers that a query finds, or the error.
    private func find(_ predicate: NSPredicate? = nil) -> [String] {
      let found = Locked<[String]>([])
      store.execute(
        HKSourceQuery(sampleType: steps, samplePredicate: predicate) { _, sources, error in
          found.value = sources?.map(\.bundleIdentifier).sorted() ?? ["\((error as? HKError)?.code as Any)"]
        })
      screen.advance(by: 1)
      return found.value
    }

    @Test("are each found once, by the samples that a predicate finds and the app may read")
    func sources() async throws {
      prepare()
      try await saveOwn()
      let own = HKSource.default().bundleIdentifier
      #expect(find() == ["com.apple.Health", own].sorted())
      let late = HKQuery.predicateForSamples(withStart: Date(timeIntervalSince1970: 90), end: nil)
      #expect(find(late) == [own])
      phone.permissions[.health] = .denied
      #expect(find() == [own])
      phone.permissions[.health] = .notDetermined
      #expect(find().first?.contains("errorAuthorizationNotDetermined") == true)
    }
  }

  @Suite("Sources of samples, without a screen", .ownPhone) @MainActor
  struct HKSourceQueryDescriptorTests {
    private let store = HKHealthStore()
    private let steps = HKQuantityType(.stepCount)

    @Test("are awaited")
    func descriptor() async throws {
      let phone = SimulatedPhone.current
      phone.permissions[.health] = .authorized
      phone.addHealthQuantity(.stepCount, 10, .count(), at: Date(timeIntervalSince1970: 0))
      let query = HKSourceQueryDescriptor(predicate: .quantitySample(type: steps))
      #expect(try await query.result(for: store).map(\.name) == ["Health"])
      phone.permissions[.health] = .notDetermined
      await #expect(throws: HKError(.errorAuthorizationNotDetermined)) { try await query.result(for: store) }
    }
  }
#endif
