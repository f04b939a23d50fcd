import CheckoutFlows
import SwiftUI
import SwiftUIFlowTesting
import Testing

@testable import Checkout

@Suite("The shop in every configuration")
@MainActor
struct ConfigurationMatrixTests {
  @Test("the same flow runs in light, dark, Japanese and large text, and looks different in each")
  func matrix() {
    let results = FlowTester(model: CheckoutModel()) { CheckoutView(model: $0) }
      .step("cart")
      .step("address") { $0.checkOut() }
      .step("delivery") { model in
        model.address = .sample
        model.submitAddress()
      } assert: { model in
        #expect(model.screen == .delivery)
      }
      .matrixRun(
        configurations: FlowConfiguration.checkout,
        modelFactory: { CheckoutModel() },
        snapshotMode: .capture()
      )

    #expect(
      results.map(\.resolvedName) == [
        "cart-light", "address-light", "delivery-light",
        "cart-dark", "address-dark", "delivery-dark",
        "cart-japanese", "address-japanese", "delivery-japanese",
        "cart-large-text", "address-large-text", "delivery-large-text",
      ]
    )
    #expect(Set(results.compactMap { $0.snapshotResult?.pngData }).count == results.count)
  }

  @Test("a whole order passes in every configuration", arguments: FlowConfiguration.checkout)
  func wholeOrder(configuration: FlowConfiguration) async {
    let results = await CheckoutFlow.tester(configuration: configuration)
      .asyncRun(snapshotMode: .capture())
    #expect(results.count == 11)
    #expect(results.last?.stepName == "history")
  }

  @Test("prices are formatted for the locale")
  func prices() {
    let price = Price(cents: 123_450)
    #expect(price.formatted(for: Locale(identifier: "en_US")) == "€1,234.50")
    #expect(price.formatted(for: Locale(identifier: "de_DE")) == "1.234,50\u{a0}€")
  }

  @Test("the texts follow the language of the locale")
  func texts() {
    #expect(Strings(locale: Locale(identifier: "ja_JP")).cartTitle == "カート")
    #expect(Strings(locale: Locale(identifier: "en_GB")).cartTitle == "Cart")
    #expect(Strings(locale: Locale(identifier: "fr_FR")).cartTitle == "Cart")
  }
}
