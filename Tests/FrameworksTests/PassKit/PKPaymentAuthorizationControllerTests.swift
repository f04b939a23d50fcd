#if os(Linux)
  import FlowPassKit
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  /// Takes payments, and keeps what it is told.
  @MainActor
  private final class Shop: NSObject, PKPaymentAuthorizationControllerDelegate {
    var lines: [String] = []
    var result = PKPaymentAuthorizationResult(status: .success, errors: nil)
    var answersLater = false
    var answersTwice = false
    var answer: (() -> Void)?

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
      lines.append("finished")
      controller.dismiss()
    }

    func paymentAuthorizationControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationController) {
      lines.append("will authorize")
    }

    func paymentAuthorizationController(
      _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
      handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {
      let address = payment.shippingContact?.postalAddress?.street ?? "none"
      lines.append("\(payment.token.paymentMethod.network?.rawValue ?? ""), \(address)")
      lines.append("\(payment.shippingMethod?.label ?? "no method"), \(payment.token.transactionIdentifier)")
      if answersLater { answer = { [result] in completion(result) } } else { completion(result) }
      if answersTwice { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
    }

    func paymentAuthorizationController(
      _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact
    ) async -> PKPaymentRequestShippingContactUpdate {
      lines.append("\(contact.postalAddress?.city ?? ""), street \"\(contact.postalAddress?.street ?? "")\"")
      return PKPaymentRequestShippingContactUpdate(paymentSummaryItems: PKPaymentRequest.tea.paymentSummaryItems)
    }

    func paymentAuthorizationController(
      _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
      handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
    ) {
      lines.append(shippingMethod.label)
      let total = NSDecimalNumber(decimal: 7 + shippingMethod.amount.decimalValue)
      completion(
        PKPaymentRequestShippingMethodUpdate(
          paymentSummaryItems: [shippingMethod, PKPaymentSummaryItem(label: "Tea Shop", amount: total)]))
    }
  }

  extension PKPaymentRequest {
    /// Tea for seven dollars.
    static var tea: PKPaymentRequest {
      let request = PKPaymentRequest()
      request.merchantIdentifier = "merchant.tea"
      request.countryCode = "US"
      request.currencyCode = "USD"
      request.supportedNetworks = [.visa, .amex]
      request.merchantCapabilities = .threeDSecure
      request.paymentSummaryItems = [
        PKPaymentSummaryItem(label: "Tea", amount: 7), PKPaymentSummaryItem(label: "Tip", amount: 0, type: .pending),
        PKPaymentSummaryItem(label: "Tea Shop", amount: 7),
      ]
      return request
    }
  }

  @Suite("A payment", .ownPhone) @MainActor
  struct PKPaymentAuthorizationControllerTests {
    private let screen = Screen(device: .iPhone)
    private let shop = Shop()
    private var app: XCUIApplication { XCUIApplication(screen: screen) }
    private var wallet: XCUIApplication { app.systemApp("com.apple.PassbookUIService") }

    private func present(_ request: PKPaymentRequest) async -> PKPaymentAuthorizationController {
      screen.show(Text("shop"))
      let controller = PKPaymentAuthorizationController(paymentRequest: request)
      controller.delegate = shop
      controller.present { isShown in shop.lines.append("shown \(isShown)") }
      await settle()
      return controller
    }

    /// Lets the answers of the app arrive.
    private func settle() async {
      for _ in 0..<20 {
        screen.advance(by: 0.01)
        await Task.yield()
      }
    }

    @Test("shows what it costs on the sheet of another process, whose button pays")
    func payment() async {
      let controller = await present(.tea)
      #expect(shop.take() == ["shown true"])
      #expect(screen.modalProcess == "com.apple.PassbookUIService" && !app.buttons["Pay with Passcode"].exists)
      #expect(wallet.staticTexts["Simulated Card - AmEx •••• 1234"].exists && wallet.staticTexts["Pending"].exists)
      #expect(wallet.staticTexts["Tea Shop"].exists && wallet.staticTexts["$7.00"].exists)
      wallet.buttons["Pay with Passcode"].tap()
      await settle()
      #expect(shop.take() == ["will authorize", "AmEx, none", "no method, Simulated Identifier", "finished"])
      #expect(screen.modalProcess == nil && controller.delegate != nil)
      #expect(
        screen.phone.acts(of: "PassKit") == [
          "PassKit: asks for $7.00 for Tea Shop", "PassKit: is permitted to take $7.00",
        ])
    }

    @Test("tells the app what the person chooses; the street only after it is paid")
    func shipping() async throws {
      let request = PKPaymentRequest.tea
      request.requiredShippingContactFields = [.postalAddress]
      let post = PKShippingMethod(label: "Post", amount: 1)
      let express = PKShippingMethod(label: "Express", amount: 5)
      (post.identifier, express.identifier) = ("post", "express")
      request.shippingMethods = [post, express]
      let controller = await present(request)
      #expect(shop.take() == ["shown true", "Cupertino, street \"\"", "Post"])
      #expect(wallet.buttons["Post"].isSelected && wallet.staticTexts["$8.00"].exists)
      wallet.buttons["Express"].tap()
      await settle()
      #expect(shop.take() == ["Express"])
      #expect(wallet.buttons["Express"].isSelected && wallet.staticTexts["$12.00"].exists)
      wallet.buttons["Pay with Passcode"].tap()
      await settle()
      #expect(shop.take().suffix(2) == ["Express, Simulated Identifier", "finished"])
      withExtendedLifetime(controller) {}
    }

    @Test("that the app does not take stays on the screen, until the person closes it")
    func failure() async {
      shop.result = PKPaymentAuthorizationResult(
        status: .failure,
        errors: [PKPaymentRequest.paymentShippingAddressUnserviceableError(withLocalizedDescription: "Too far away")])
      let controller = await present(.tea)
      wallet.buttons["Pay with Passcode"].tap()
      await settle()
      #expect(wallet.staticTexts["Too far away"].exists && !shop.lines.contains("finished"))
      wallet.buttons["close"].tap()
      await settle()
      #expect(shop.lines.last == "finished" && screen.modalProcess == nil)
      withExtendedLifetime(controller) {}
    }

    @Test("an answer after the person has closed the sheet has no effect", arguments: [true, false])
    func lateAnswer(succeeds: Bool) async throws {
      shop.answersLater = true
      if !succeeds { shop.result = PKPaymentAuthorizationResult(status: .failure, errors: nil) }
      let controller = await present(.tea)
      wallet.buttons["Pay with Passcode"].tap()
      await settle()
      let answer = try #require(shop.answer)
      wallet.buttons["close"].tap()
      await settle()
      #expect(shop.take().last == "finished" && screen.modalProcess == nil)
      answer()
      await settle()
      #expect(shop.take().isEmpty && screen.modalProcess == nil)
      withExtendedLifetime(controller) {}
    }

    @Test("the first answer of the app counts, and a second one is a mistake")
    func secondAnswer() async {
      shop.answersTwice = true
      let controller = await present(.tea)
      wallet.buttons["Pay with Passcode"].tap()
      await settle()
      #expect(shop.lines.filter { $0 == "finished" }.count == 1 && screen.modalProcess == nil)
      #expect(screen.graph.issues.contains { $0.message.contains("was called twice; the first call counts.") })
      withExtendedLifetime(controller) {}
    }

    @Test("has no sheet without a card")
    func noCard() async {
      screen.phone.wallet.cards = []
      #expect(PKPaymentAuthorizationController.canMakePayments())
      #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.amex]))
      #expect(PKPaymentAuthorizationViewController(paymentRequest: .tea) == nil)
      let controller = await present(.tea)
      #expect(shop.take() == ["shown false"] && screen.modalProcess == nil)
      withExtendedLifetime(controller) {}
    }

    @Test("has errors of the person's values with their fields")
    func errors() {
      let error = PKPaymentRequest.paymentContactInvalidError(withContactField: .phoneNumber, localizedDescription: "?")
      #expect((error as NSError).domain == PKPaymentErrorDomain && (error as NSError).code == 1)
      #expect((error as? PKPaymentError)?.errorUserInfo["PKPaymentErrorContactField"] as? String == "phone")
    }
  }
#endif
