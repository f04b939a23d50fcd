import CheckoutFlows
import SwiftUI
import SwiftUIFlowTesting
import Testing

@testable import Checkout

@Suite("The address form")
@MainActor
struct AddressValidationTests {
  @Test("problems appear after the first attempt, and disappear as soon as they are solved")
  func problems() throws {
    try FlowTester(model: CheckoutModel()) { CheckoutView(model: $0) }
      .step("untouched") { model in
        model.checkOut()
      } assert: { model in
        #expect(model.fieldsWithProblems.isEmpty)
      }
      .step("submitted-empty") { model in
        model.submitAddress()
      } assert: { model in
        try #require(model.screen == .address)
        #expect(model.fieldsWithProblems == AddressField.allCases)
      }
      .step("name-entered") { model in
        model.address.name = "Mina Sato"
      } assert: { model in
        #expect(model.fieldsWithProblems == [.street, .postcode, .city])
      }
      .step("complete") { model in
        model.address = .sample
        model.submitAddress()
      } assert: { model in
        #expect(model.fieldsWithProblems.isEmpty)
        #expect(model.screen == .delivery)
      }
      .run { _, view in
        try #require(ImageRenderer(content: view.frame(width: 390, height: 844)).cgImage != nil)
      }
  }

  @Test(
    "a postcode has the number of digits of its country",
    arguments: [
      (Country.germany, "10969", true),
      (.germany, "1096", false),
      (.japan, "150-0001", true),
      (.japan, "10969", false),
      (.unitedStates, "94103", true),
      (.unitedStates, "", false),
    ]
  )
  func postcode(country: Country, postcode: String, isValid: Bool) {
    var address = Address.sample
    address.country = country
    address.postcode = postcode
    #expect(address.isValid(.postcode) == isValid)
  }

  @Test("a gift costs the wrapping")
  func gift() {
    FlowTester(model: CheckoutModel()) { CheckoutView(model: $0) }
      .step("a-gift") { model in
        model.address.isGift = true
      } assert: { model in
        #expect(model.order.wrapping == Price(cents: 300))
        #expect(model.order.total == Price(cents: 12600 + 490 + 300))
      }
      .run(snapshotMode: .disabled)
  }
}
