import FlowUIKit
import Foundation
import PhoneSimulation

/// Takes a payment, and says what it costs after the person has chosen something.
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
  func paymentAuthorizationViewControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationViewController)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectPaymentMethod paymentMethod: PKPaymentMethod
  ) async -> PKPaymentRequestPaymentMethodUpdate
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact
  ) async -> PKPaymentRequestShippingContactUpdate
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingMethod shippingMethod: PKShippingMethod
  ) async -> PKPaymentRequestShippingMethodUpdate
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String,
    handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String
  ) async -> PKPaymentRequestCouponCodeUpdate
}

// A delegate has either form of an answer; the asynchronous one is called where the other is missing. A payment that the
// app does not take fails, and the lines stay as they are.
extension PKPaymentAuthorizationViewControllerDelegate {
  public func paymentAuthorizationViewControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationViewController)
  {}
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(await self.paymentAuthorizationViewController(controller, didAuthorizePayment: payment))
    }
  }
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult { PKPaymentAuthorizationResult(status: .failure, errors: nil) }
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(await self.paymentAuthorizationViewController(controller, didSelectPaymentMethod: paymentMethod))
    }
  }
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectPaymentMethod paymentMethod: PKPaymentMethod
  ) async -> PKPaymentRequestPaymentMethodUpdate {
    PKPaymentRequestPaymentMethodUpdate(paymentSummaryItems: controller.items)
  }
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(await self.paymentAuthorizationViewController(controller, didSelectShippingContact: contact))
    }
  }
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact
  ) async -> PKPaymentRequestShippingContactUpdate {
    PKPaymentRequestShippingContactUpdate(paymentSummaryItems: controller.items)
  }
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(await self.paymentAuthorizationViewController(controller, didSelectShippingMethod: shippingMethod))
    }
  }
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingMethod shippingMethod: PKShippingMethod
  ) async -> PKPaymentRequestShippingMethodUpdate {
    PKPaymentRequestShippingMethodUpdate(paymentSummaryItems: controller.items)
  }
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String,
    handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(await self.paymentAuthorizationViewController(controller, didChangeCouponCode: couponCode))
    }
  }
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didChangeCouponCode couponCode: String
  ) async -> PKPaymentRequestCouponCodeUpdate {
    PKPaymentRequestCouponCodeUpdate(paymentSummaryItems: controller.items)
  }
}

/// Asks a person for a payment while it is presented.
///
/// The delegate takes the payment, and dismisses the controller when it is finished.
@MainActor @preconcurrency
open class PKPaymentAuthorizationViewController: UIViewController {
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  private let request: PKPaymentRequest
  private var session: PaymentSession?

  /// Creates a controller for a payment, or `nil` if the person has no card for it.
  public init?(paymentRequest request: PKPaymentRequest) {
    guard Self.canMakePayments(usingNetworks: request.supportedNetworks) else { return nil }
    self.request = request
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  public required init?(coder: NSCoder) {
    request = PKPaymentRequest()
    super.init(coder: coder)
  }

  /// Whether the phone can pay at all.
  nonisolated open class func canMakePayments() -> Bool { PKPaymentAuthorizationController.canMakePayments() }

  /// Whether the person has a card of one of the networks.
  nonisolated open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    PKPaymentAuthorizationController.canMakePayments(usingNetworks: supportedNetworks)
  }

  /// Whether the person has a card of one of the networks; all cards here have all capabilities.
  nonisolated open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities capabilties: PKMerchantCapability
  ) -> Bool { canMakePayments(usingNetworks: supportedNetworks) }

  /// The lines, as the sheet shows them.
  var items: [PKPaymentSummaryItem] { session?.items ?? request.paymentSummaryItems }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard session == nil else { return }
    session = PaymentSession(request, events)
    session?.begin()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    session?.end()
    session = nil
  }

  private var events: PaymentEvents {
    PaymentEvents(
      willAuthorize: { self.delegate?.paymentAuthorizationViewControllerWillAuthorizePayment(self) },
      authorize: { payment in
        guard let delegate = self.delegate else { return PKPaymentAuthorizationResult(status: .failure, errors: nil) }
        return await firstAnswer { answer in
          delegate.paymentAuthorizationViewController(self, didAuthorizePayment: payment, handler: answer)
        }
      },
      selectCard: { method in
        await self.update { $0.paymentAuthorizationViewController(self, didSelectPaymentMethod: method, handler: $1) }
      },
      selectContact: { contact in
        await self.update {
          $0.paymentAuthorizationViewController(self, didSelectShippingContact: contact, handler: $1)
        }
      },
      selectMethod: { method in
        await self.update { $0.paymentAuthorizationViewController(self, didSelectShippingMethod: method, handler: $1) }
      },
      changeCode: { code in
        await self.update { $0.paymentAuthorizationViewController(self, didChangeCouponCode: code, handler: $1) }
      },
      finish: { self.delegate?.paymentAuthorizationViewControllerDidFinish(self) })
  }

  private func update(
    _ ask: (any PKPaymentAuthorizationViewControllerDelegate, @escaping (PKPaymentRequestUpdate) -> Void) -> Void
  ) async -> PKPaymentRequestUpdate {
    guard let delegate else { return PKPaymentRequestUpdate(paymentSummaryItems: items) }
    return await firstAnswer { ask(delegate, $0) }
  }
}
