#if os(Linux)
  import FlowPassKit
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("A button for Apple Pay", .ownPhone) @MainActor
  struct PayWithApplePayButtonTests {
    @MainActor
    private final class Log {
      var lines: [String] = []
    }

    private let screen = Screen(device: .iPhone)
    private let log = Log()
    private var app: XCUIApplication { XCUIApplication(screen: screen) }

    private func settle() async {
      for _ in 0..<20 {
        screen.advance(by: 0.01)
        await Task.yield()
      }
    }

    @Test("asks for a payment, tells how it continues, and removes the sheet")
    func payment() async {
      let log = log
      screen.show(
        PayWithApplePayButton(.buy, request: .tea) { phase in
          switch phase {
          case .willAuthorize: log.lines.append("will authorize")
          case .didAuthorize(let payment, let resultHandler):
            log.lines.append(payment.token.paymentMethod.displayName ?? "")
            resultHandler(PKPaymentAuthorizationResult(status: .success, errors: nil))
          case .didFinish: log.lines.append("finished")
          }
        }
        .onApplePayPaymentMethodChange { method in
          let total = NSDecimalNumber(value: method.network == .amex ? 9 : 7)
          return PKPaymentRequestPaymentMethodUpdate(
            errors: nil, paymentSummaryItems: [PKPaymentSummaryItem(label: "Tea Shop", amount: total)])
        })
      app.buttons["Buy with Apple Pay"].tap()
      await settle()
      let wallet = app.systemApp("com.apple.PassbookUIService")
      #expect(wallet.staticTexts["$9.00"].exists)
      wallet.buttons["Pay with Passcode"].tap()
      await settle()
      #expect(log.lines == ["will authorize", "Simulated Card - AmEx •••• 1234", "finished"])
      #expect(screen.modalProcess == nil)
    }

    @Test("is something else on a phone that cannot pay")
    func fallback() {
      screen.phone.wallet.allowsPayments = false
      screen.show(PayWithApplePayButton(action: {}, fallback: { Text("Pay by invoice") }))
      #expect(app.staticTexts["Pay by invoice"].exists && !app.buttons["Apple Pay"].exists)
    }

    @Test("of UIKit has the same names")
    func names() {
      #expect(
        PKPaymentButton(paymentButtonType: .setUp, paymentButtonStyle: .white).title(for: .normal) == "Set up Apple Pay"
      )
      #expect(PKPaymentButton(type: .donate, style: .black).title(for: .normal) == "Donate with Apple Pay")
      #expect(PKPaymentButton(type: .plain, style: .black).title(for: .normal) == "Apple Pay")
    }
  }
#endif
