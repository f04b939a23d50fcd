import CheckoutFlows
import SwiftUI
import SwiftUIFlowTesting
import XCTest

@testable import Checkout

@MainActor
final class CheckoutXCTests: XCTestCase {
  func test_happyPath_checkout_flow() {
    let model = CheckoutModel(cart: .sample)

    let factory = ClosureFlowViewFactory<CheckoutModel, CheckoutView> { model in
      CheckoutView(model: model)
    }

    let tester = FlowTester(model: model, viewFactory: factory)

    var names: [String] = []
    tester
      .step("cart") { _ in
        // initial state
      } assert: { model in
        XCTAssertNil(model.screen)
      }
      .step("address") { model in
        model.checkOut()
      } assert: { model in
        XCTAssertEqual(model.screen, .address)
      }
      .step("delivery") { model in
        model.address = .sample
        model.submitAddress()
      } assert: { model in
        XCTAssertEqual(model.screen, .delivery)
      }
      .step("payment") { model in
        model.submitDelivery()
      } assert: { model in
        XCTAssertEqual(model.screen, .payment)
        XCTAssertFalse(model.isPaying)
      }
      .run { name, view in
        names.append(name)
        XCTAssertNotNil(ImageRenderer(content: view.frame(width: 390, height: 844)).cgImage)
      }

    XCTAssertEqual(names, ["cart", "address", "delivery", "payment"])
  }

  func test_payment_is_awaited() async {
    let bank = StubPaymentService()
    await FlowTester(model: CheckoutModel(service: bank)) { CheckoutView(model: $0) }
      .asyncStep("declined") { model in
        bank.decline()
        model.pay()
        await model.payment?.value
      } assert: { model in
        XCTAssertEqual(model.failure, .declined)
      }
      .asyncStep("paid") { model in
        bank.approve()
        model.pay()
        await model.payment?.value
      } assert: { model in
        XCTAssertNil(model.failure)
        XCTAssertEqual(model.screen, .confirmation)
      }
      .asyncRun(snapshotMode: .disabled)
  }
}
