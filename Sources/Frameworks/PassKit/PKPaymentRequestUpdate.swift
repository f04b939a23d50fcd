import Foundation

/// What the app made of a payment.
// @unchecked: like Apple's, an app changes a result before it hands it over.
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
  open var status: PKPaymentAuthorizationStatus
  open var errors: [any Error]!

  /// Creates a result.
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    self.status = status
    self.errors = errors ?? []
  }
}

/// The lines of a payment after the person has chosen something.
// @unchecked: like Apple's, an app changes an update before it hands it over.
open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
  open var status = PKPaymentAuthorizationStatus.success
  open var paymentSummaryItems: [PKPaymentSummaryItem]
  open var shippingMethods: [PKShippingMethod] = []
  open var errors: [any Error]! = []

  /// Creates an update.
  public init(paymentSummaryItems: [PKPaymentSummaryItem]) { self.paymentSummaryItems = paymentSummaryItems }

  init(_ errors: [any Error]?, _ items: [PKPaymentSummaryItem], _ methods: [PKShippingMethod]) {
    paymentSummaryItems = items
    shippingMethods = methods
    self.errors = errors ?? []
  }
}

/// The lines of a payment for an address.
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    super.init(paymentSummaryItems: paymentSummaryItems)
  }

  /// Creates an update.
  ///
  /// - Parameter errors: What is wrong with the address.
  public init(
    errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]
  ) { super.init(errors, paymentSummaryItems, shippingMethods) }
}

/// The lines of a payment for a way in which what is bought comes to the person.
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    super.init(paymentSummaryItems: paymentSummaryItems)
  }
}

/// The lines of a payment for a card.
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    super.init(paymentSummaryItems: paymentSummaryItems)
  }

  /// Creates an update.
  ///
  /// - Parameter errors: What is wrong with the card.
  public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem]) {
    super.init(errors, paymentSummaryItems, [])
  }
}

/// The lines of a payment for a code.
open class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    super.init(paymentSummaryItems: paymentSummaryItems)
  }

  /// Creates an update.
  ///
  /// - Parameter errors: What is wrong with the code.
  public init(
    errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]
  ) { super.init(errors, paymentSummaryItems, shippingMethods) }
}
