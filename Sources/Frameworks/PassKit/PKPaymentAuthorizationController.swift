import Foundation
import PhoneSimulation

/// Takes a payment, and says what it costs after the person has chosen something.
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  func paymentAuthorizationControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationController)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod
  ) async -> PKPaymentRequestPaymentMethodUpdate
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact
  ) async -> PKPaymentRequestShippingContactUpdate
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod
  ) async -> PKPaymentRequestShippingMethodUpdate
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String,
    handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String
  ) async -> PKPaymentRequestCouponCodeUpdate
}

// A delegate has either form of an answer; the asynchronous one is called where the other is missing. A payment that the
// app does not take fails, and the lines stay as they are.
extension PKPaymentAuthorizationControllerDelegate {
  public func paymentAuthorizationControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationController) {}
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(await self.paymentAuthorizationController(controller, didAuthorizePayment: payment))
    }
  }
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult { PKPaymentAuthorizationResult(status: .failure, errors: nil) }
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(await self.paymentAuthorizationController(controller, didSelectPaymentMethod: paymentMethod))
    }
  }
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod
  ) async -> PKPaymentRequestPaymentMethodUpdate {
    PKPaymentRequestPaymentMethodUpdate(paymentSummaryItems: controller.items)
  }
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(await self.paymentAuthorizationController(controller, didSelectShippingContact: contact))
    }
  }
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact
  ) async -> PKPaymentRequestShippingContactUpdate {
    PKPaymentRequestShippingContactUpdate(paymentSummaryItems: controller.items)
  }
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(await self.paymentAuthorizationController(controller, didSelectShippingMethod: shippingMethod))
    }
  }
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod
  ) async -> PKPaymentRequestShippingMethodUpdate {
    PKPaymentRequestShippingMethodUpdate(paymentSummaryItems: controller.items)
  }
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String,
    handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(await self.paymentAuthorizationController(controller, didChangeCouponCode: couponCode))
    }
  }
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String
  ) async -> PKPaymentRequestCouponCodeUpdate {
    PKPaymentRequestCouponCodeUpdate(paymentSummaryItems: controller.items)
  }
}

/// Asks a person for a payment, by the sheet of another process (`com.apple.PassbookUIService`).
///
/// The delegate takes the payment, and dismisses the sheet when it is finished.
@MainActor @preconcurrency
open class PKPaymentAuthorizationController: NSObject {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  private let request: PKPaymentRequest
  private var session: PaymentSession?

  /// Creates a controller for a payment.
  public init(paymentRequest request: PKPaymentRequest) { self.request = request }

  /// Whether the phone can pay at all.
  nonisolated open class func canMakePayments() -> Bool { SimulatedPhone.current.wallet.allowsPayments }

  /// Whether the person has a card of one of the networks.
  nonisolated open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    let wallet = SimulatedPhone.current.wallet
    return wallet.allowsPayments && wallet.card(for: supportedNetworks) != nil
  }

  /// Whether the person has a card of one of the networks; all cards here have all capabilities.
  nonisolated open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { canMakePayments(usingNetworks: supportedNetworks) }

  /// The lines, as the sheet shows them.
  var items: [PKPaymentSummaryItem] { session?.items ?? request.paymentSummaryItems }

  /// Shows the sheet, soon on the main thread.
  ///
  /// - Parameter completion: Receives whether there is a sheet; there is none without a card.
  open func present(completion: ((Bool) -> Void)? = nil) {
    let callback = Callback(completion)
    SimulatedPhone.current.runSoon(named: "a payment") { [self] in
      session = PaymentSession(request, events)
      callback.call?(session != nil)
      session?.begin()
    }
  }

  /// Shows the sheet.
  ///
  /// - Returns: Whether there is a sheet; there is none without a card.
  @discardableResult
  open func present() async -> Bool {
    await withCheckedContinuation { continuation in present { continuation.resume(returning: $0) } }
  }

  /// Removes the sheet.
  open func dismiss(completion: (() -> Void)? = nil) {
    session?.end()
    session = nil
    let callback = Callback(completion)
    SimulatedPhone.current.runSoon(named: "a payment") { callback.call?() }
  }

  /// Removes the sheet.
  open func dismiss() async {
    await withCheckedContinuation { continuation in dismiss { continuation.resume() } }
  }

  // The sheet keeps its controller, as on a phone.
  private var events: PaymentEvents {
    PaymentEvents(
      willAuthorize: { self.delegate?.paymentAuthorizationControllerWillAuthorizePayment(self) },
      authorize: { payment in
        guard let delegate = self.delegate else { return PKPaymentAuthorizationResult(status: .failure, errors: nil) }
        return await firstAnswer { answer in
          delegate.paymentAuthorizationController(self, didAuthorizePayment: payment, handler: answer)
        }
      },
      selectCard: { method in
        await self.update { $0.paymentAuthorizationController(self, didSelectPaymentMethod: method, handler: $1) }
      },
      selectContact: { contact in
        await self.update { $0.paymentAuthorizationController(self, didSelectShippingContact: contact, handler: $1) }
      },
      selectMethod: { method in
        await self.update { $0.paymentAuthorizationController(self, didSelectShippingMethod: method, handler: $1) }
      },
      changeCode: { code in
        await self.update { $0.paymentAuthorizationController(self, didChangeCouponCode: code, handler: $1) }
      },
      finish: { self.delegate?.paymentAuthorizationControllerDidFinish(self) })
  }

  private func update(
    _ ask: (any PKPaymentAuthorizationControllerDelegate, @escaping (PKPaymentRequestUpdate) -> Void) -> Void
  ) async -> PKPaymentRequestUpdate {
    guard let delegate else { return PKPaymentRequestUpdate(paymentSummaryItems: items) }
    return await firstAnswer { ask(delegate, $0) }
  }
}
