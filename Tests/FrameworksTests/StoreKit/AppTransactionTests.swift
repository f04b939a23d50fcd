#if os(Linux)
  import FlowStoreKit
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("The purchase of the app") @MainActor
  struct AppTransactionTests {
    @Test("is one of version 1.0, with the same date at each question")
    func usual() async throws {
      let phone = SimulatedPhone()
      let screen = Screen(device: .iPhone, phone: phone)
      try await SimulatedPhone.$running.withValue(phone) {
        let first = try await AppTransaction.shared.payloadValue
        #expect(first.originalAppVersion == "1.0")
        #expect(first.environment == .xcode)
        #expect(first.appID == nil)
        #expect(first.preorderDate == nil)
        screen.advance(by: 60)
        #expect(try await AppTransaction.shared.payloadValue == first)
      }
    }

    @Test("is what a test sets, also if its check has failed")
    func set() async throws {
      let phone = SimulatedPhone()
      let date = Date(timeIntervalSinceReferenceDate: 0)
      let old = AppTransaction(originalAppVersion: "3", originalPurchaseDate: date, environment: .production, appID: 7)
      phone.store.appTransaction = .verified(old)
      try await SimulatedPhone.$running.withValue(phone) {
        let found = try await AppTransaction.shared.payloadValue
        #expect(found.originalAppVersion == "3")
        #expect(found.originalPurchaseDate == date)
        #expect(found.environment == .production)
        #expect(found.appID == 7)
        phone.store.appTransaction = .unverified(old, .invalidSignature)
        let unverified = try await AppTransaction.refresh()
        #expect(unverified.unsafePayloadValue == old)
        #expect(throws: VerificationResult<AppTransaction>.VerificationError.invalidSignature) {
          try unverified.payloadValue
        }
      }
    }

    @Test("is known without a network, but cannot be asked for again")
    func offline() async throws {
      let phone = SimulatedPhone()
      phone.network = .offline
      try await SimulatedPhone.$running.withValue(phone) {
        _ = try await AppTransaction.shared
        await #expect(throws: StoreKitError.self) { try await AppTransaction.refresh() }
      }
      #expect(phone.actDescriptions == ["StoreKit: asks for the purchase of the app"])
    }
  }
#endif
