#if os(Linux)
  import FlowStoreKit
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("The country and the messages of the store") @MainActor
  struct StorefrontTests {
    @Test("the store is that of the United States, unless a test says otherwise")
    func country() async {
      let phone = SimulatedPhone()
      await SimulatedPhone.$running.withValue(phone) {
        #expect(await Storefront.current?.countryCode == "USA")
        phone.storefront = nil
        #expect(await Storefront.current == nil)
      }
    }

    @Test("an app gets each message once, and what it shows is recorded")
    func messages() async throws {
      let phone = SimulatedPhone()
      phone.store.send(.generic)
      let seen = Locked<[Message.Reason]>([])
      let task = SimulatedPhone.$running.withValue(phone) {
        Task { @MainActor in
          for await message in Message.messages {
            seen.withLock { $0.append(message.reason) }
            try EnvironmentValues().displayStoreKitMessage(message)
          }
        }
      }
      for _ in 0..<200 { await Task.yield() }
      phone.store.send(.billingIssue)
      for _ in 0..<100_000 where seen.value.count < 2 { await Task.yield() }
      task.cancel()
      #expect(seen.value == [.generic, .billingIssue])
      #expect(phone.actDescriptions.last == "StoreKit: shows a message of the store, reason 2")
    }
  }
#endif
