import Foundation

/// What a person is to pay for.
open class SKPayment: NSObject, NSCopying, NSMutableCopying {
  /// The values of a payment.
  struct Values: Hashable {
    var productIdentifier = ""
    var quantity = 1
    var applicationUsername: String?
    var requestData: Data?
    var asksToBuy = false
    var discount: SKPaymentDiscount?
  }

  var values = Values()

  public override init() {}

  /// Creates a payment for one of a product.
  public convenience init(product: SKProduct) {
    self.init()
    values.productIdentifier = product.productIdentifier
  }

  init(_ values: Values) { self.values = values }

  open var productIdentifier: String { values.productIdentifier }
  /// How many are bought: 1 to 10.
  open var quantity: Int { values.quantity }
  /// The account of the app; a UUID becomes the transaction's `appAccountToken`.
  open var applicationUsername: String? { values.applicationUsername }
  open var requestData: Data? { values.requestData }
  /// Whether the purchase waits for a parent.
  open var simulatesAskToBuyInSandbox: Bool { values.asksToBuy }
  open var paymentDiscount: SKPaymentDiscount? { values.discount }

  open func copy(with zone: NSZone? = nil) -> Any { SKPayment(values) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { SKMutablePayment(values) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? SKPayment)?.values == values }
  open override var hash: Int { values.hashValue }
}

/// A payment that can be changed until it is added to the queue.
open class SKMutablePayment: SKPayment {
  open override var productIdentifier: String {
    get { values.productIdentifier }
    set { values.productIdentifier = newValue }
  }
  open override var quantity: Int {
    get { values.quantity }
    set { values.quantity = newValue }
  }
  open override var applicationUsername: String? {
    get { values.applicationUsername }
    set { values.applicationUsername = newValue }
  }
  open override var requestData: Data? {
    get { values.requestData }
    set { values.requestData = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { values.asksToBuy }
    set { values.asksToBuy = newValue }
  }
  open override var paymentDiscount: SKPaymentDiscount? {
    get { values.discount }
    set { values.discount = newValue }
  }
}

/// A promotional offer that the server of the app has signed.
// @unchecked: its values do not change.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
  public let identifier: String
  public let keyIdentifier: String
  public let nonce: UUID
  public let signature: String
  public let timestamp: NSNumber

  /// Creates an offer. The simulated store does not check its signature.
  public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
    self.identifier = identifier
    self.keyIdentifier = keyIdentifier
    self.nonce = nonce
    self.signature = signature
    self.timestamp = timestamp
  }
}
