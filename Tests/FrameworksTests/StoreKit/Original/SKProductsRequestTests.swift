#if os(Linux)
  import FlowStoreKit
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("A request for products of the original store") @MainActor
  struct SKProductsRequestTests {
    private func receive(_ identifiers: Set<String>, on phone: SimulatedPhone, cancels: Bool = false) -> Receiver {
      let screen = Screen(device: .iPhone, phone: phone)
      let receiver = Receiver()
      SimulatedPhone.$running.withValue(phone) {
        let request = SKProductsRequest(productIdentifiers: identifiers)
        request.delegate = receiver
        request.start()
        if cancels { request.cancel() }
        screen.advance(by: 0.1)
      }
      return receiver
    }

    @Test("receives the products with their prices, periods and offers, and names those that there are not")
    func products() throws {
      let receiver = receive(["app.pro", "app.all", "nothing"], on: try .withProducts())
      #expect(receiver.invalid == ["nothing"])
      #expect(receiver.ends == 1 && receiver.error == nil)
      try #require(receiver.products.map(\.productIdentifier) == ["app.pro", "app.all"])
      let pro = receiver.products[0]
      #expect(pro.localizedTitle == "Pro" && pro.localizedDescription == "All teas")
      #expect(pro.price == NSDecimalNumber(string: "4.99"))
      #expect(pro.subscriptionPeriod == nil && pro.introductoryPrice == nil)
      let formatter = NumberFormatter()
      formatter.numberStyle = .currency
      formatter.locale = pro.priceLocale
      #expect(formatter.string(from: pro.price) == "$4.99")
      let all = receiver.products[1]
      #expect(all.subscriptionPeriod?.unit == .year && all.subscriptionPeriod?.numberOfUnits == 1)
      #expect(all.subscriptionGroupIdentifier == "G1")
      #expect(all.introductoryPrice?.paymentMode == .freeTrial)
      #expect(all.introductoryPrice?.subscriptionPeriod.unit == .week)
      #expect(all.introductoryPrice?.type == .introductory)
    }

    @Test("fails without a network, and answers nothing after it is cancelled")
    func refusal() throws {
      let phone = try SimulatedPhone.withProducts()
      let cancelled = receive(["app.pro"], on: phone, cancels: true)
      #expect(cancelled.products.isEmpty && cancelled.ends == 0 && cancelled.error == nil)
      phone.network = .offline
      let receiver = receive(["app.pro"], on: phone)
      #expect((receiver.error as? SKError)?.code == .unknown)
      #expect(receiver.products.isEmpty && receiver.ends == 0)
    }
  }

  private final class Receiver: NSObject, SKProductsRequestDelegate {
    private(set) var products: [SKProduct] = []
    private(set) var invalid: [String] = []
    private(set) var ends = 0
    private(set) var error: (any Error)?

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      products = response.products
      invalid = response.invalidProductIdentifiers
    }

    func requestDidFinish(_ request: SKRequest) { ends += 1 }
    func request(_ request: SKRequest, didFailWithError error: any Error) { self.error = error }
  }
#endif
