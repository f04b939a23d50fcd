#if os(Linux)
  import FlowStoreKit
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("The state of a subscription") @MainActor
  struct SubscriptionStatusTests {
    private func status(_ phone: SimulatedPhone) async throws -> Product.SubscriptionInfo.Status? {
      try await SimulatedPhone.$running.withValue(phone) {
        let info = try #require(phone.store.products.last?.subscription)
        return try await info.status.first
      }
    }

    @Test("is that of the latest purchase: subscribed, cancelled, expired, revoked")
    func states() async throws {
      let phone = try SimulatedPhone.withProducts()
      let screen = Screen(device: .iPhone, phone: phone)
      #expect(try await status(phone) == nil)
      phone.store.buy("app.some")
      var found = try #require(try await status(phone))
      #expect(found.state == .subscribed)
      #expect(try found.renewalInfo.payloadValue.willAutoRenew)
      #expect(try found.renewalInfo.payloadValue.autoRenewPreference == "app.some")
      #expect(try found.transaction.payloadValue.productID == "app.some")

      phone.store.cancelSubscription("app.some")
      found = try #require(try await status(phone))
      #expect(found.state == .subscribed)
      #expect(try !found.renewalInfo.payloadValue.willAutoRenew)

      screen.advance(by: 40 * 86_400)
      found = try #require(try await status(phone))
      #expect(found.state == .expired)
      #expect(try found.renewalInfo.payloadValue.expirationReason == .autoRenewDisabled)

      phone.store.buy("app.few")
      phone.store.revoke("app.few")
      #expect(try await status(phone)?.state == .revoked)
      #expect(try await status(phone)?.transaction.payloadValue.revocationReason == .other)
      #expect(phone.store.transactions.first?.revocationReason == nil)
    }

    @Test("is not known without a network")
    func offline() async throws {
      let phone = try SimulatedPhone.withProducts()
      phone.network = .offline
      await #expect(throws: StoreKitError.self) { try await status(phone) }
    }

    @Test("durations have their dates, their units and their prices as texts")
    func texts() throws {
      let product = try #require(try SimulatedPhone.withProducts().store.products.last)
      let period = try #require(product.subscription?.subscriptionPeriod)
      let start = Date(timeIntervalSinceReferenceDate: 0)
      #expect(period.dateRange(referenceDate: start).upperBound == start + 14 * 86_400)
      #expect(period.unit.formatted(product.subscriptionPeriodUnitFormatStyle) == "Week")
      #expect(product.price.formatted(product.priceFormatStyle) == "$4.99")
    }
  }
#endif
