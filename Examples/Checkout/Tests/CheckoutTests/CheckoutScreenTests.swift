#if os(Linux)
  import CheckoutFlows
  import SwiftUI
  import SwiftUIFlowTesting
  import Testing

  @testable import Checkout

  /// The same order, placed by driving the screen, which also tests private view state such as focus and scroll
  /// positions.
  @Suite("An order placed on the screen")
  @MainActor
  struct CheckoutScreenTests {
    /// From the smallest phone to the largest tablet, in portrait and in landscape.
    nonisolated static let devices: [FlowDevice] = [
      .iPhoneSE, .iPhoneSE.landscape, .iPhone13Mini, .iPhone17, .iPhone17ProMax, .iPhone17ProMax.landscape,
      .iPadMini, .iPadMini.landscape, .iPadPro13, .iPadPro13.landscape,
    ]

    let bank = StubPaymentService()

    private func flow(on device: FlowDevice) -> FlowTester<CheckoutModel, CheckoutView> {
      FlowTester(
        model: CheckoutModel(service: bank), configuration: FlowConfiguration(device: device)
      ) { CheckoutView(model: $0) }
    }

    @Test("goes from the cart to the receipt", arguments: devices)
    func order(device: FlowDevice) async {
      await flow(on: device)
        .step("one more teacup") { _, app in
          app.buttons["Increment"].firstMatch.tap()
        } assert: { model, app in
          #expect(model.cart.lines[0].quantity == 2)
          #expect(app.navigationBars["Cart"].exists)
        }
        .step("address") { _, app in
          app.buttons["Check out"].tap()
        } assert: { model, app in
          #expect(model.screen == .address)
          #expect(app.navigationBars["Address"].exists)
        }
        .step("address typed") { _, app in
          app.textFields["Name"].tap()
          app.textFields["Name"].typeText("Mina Sato\n")
          app.textFields["Street and number"].typeText("Lindenstraße 12\n")
          app.textFields["Postcode"].typeText("10969\n")
          // On a small phone the field is one row further down, and is created when it becomes visible.
          if !app.textFields["City"].exists { app.textFields["Postcode"].swipeUp() }
          app.textFields["City"].tap()
          app.textFields["City"].typeText("Berlin")
        } assert: { model, _ in
          #expect(model.address == .sample)
        }
        .step("delivery") { _, app in
          app.buttons["Continue to delivery"].tap()
        } assert: { model, app in
          #expect(model.screen == .delivery)
          #expect(app.navigationBars["Delivery"].exists)
        }
        .step("payment") { _, app in
          app.buttons["Continue to payment"].tap()
        } assert: { model, _ in
          #expect(model.screen == .payment)
        }
        .step("summary") { _, app in
          app.buttons["Review order"].tap()
        } assert: { model, app in
          #expect(model.sheet == .summary)
          #expect(app.buttons["Pay"].exists)
        }
        .asyncStep("confirmation") { [bank] model, app in
          bank.approve()
          app.buttons["Pay"].tap()
          await model.payment?.value
        } assert: { model, app in
          #expect(model.receipt == .sample)
          #expect(app.staticTexts["Thank you!"].exists)
        }
        .endsAtRest()
        .asyncRun(snapshotMode: .capture())
    }

    @Test("says so in an alert when the card is declined", arguments: devices)
    func declined(device: FlowDevice) async {
      await flow(on: device)
        .step("payment") { $0.path = [.address, .delivery, .payment] }
        .asyncStep("declined") { [bank] model, app in
          bank.decline()
          app.buttons["Review order"].tap()
          app.buttons["Pay"].tap()
          await model.payment?.value
        } assert: { model, app in
          #expect(model.failure == .declined)
          #expect(app.alerts["Payment failed"].exists)
        }
        .step("given up") { _, app in
          app.alerts.buttons["Cancel"].firstMatch.tap()
        } assert: { model, app in
          #expect(model.failure == nil)
          #expect(!app.alerts.firstMatch.exists)
        }
        .asyncRun(snapshotMode: .disabled)
    }
  }
#endif
