import Foundation
import PhoneSimulation

/// Hears of the end of a request.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// The request has its answer.
  func requestDidFinish(_ request: SKRequest)
  /// The request has failed.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A question to the store. It answers on the main thread.
///
/// Each kind of request has its own `delegate`: Swift does not let a subclass change the type of a property.
open class SKRequest: NSObject {
  private var runs = 0

  public override init() {}

  /// Asks. The answer comes at the next turn of the screen's clock; without a network it is an error.
  open func start() {
    let phone = SimulatedPhone.current
    phone.record("StoreKit", question)
    runs += 1
    let run = runs
    // The store keeps a request until it has answered.
    let answer = Callback { [self] in
      guard runs == run else { return }
      guard phone.network.isConnected else {
        requestDelegate?.request(self, didFailWithError: SKError(.unknown))
        return
      }
      receive(from: phone)
      requestDelegate?.requestDidFinish(self)
    }
    phone.runSoon(named: "the answer of the store") { answer.call() }
  }

  /// Ends the request: its delegate hears nothing more.
  open func cancel() { runs += 1 }

  var requestDelegate: (any SKRequestDelegate)? { nil }
  var question: String { "asks the store" }

  func receive(from phone: SimulatedPhone) {}
}

/// Receives the products of a request.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// The store has answered.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks for products by their identifiers.
open class SKProductsRequest: SKRequest {
  /// Receives the products.
  open weak var delegate: (any SKProductsRequestDelegate)?

  private let identifiers: Set<String>

  /// Creates a request.
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

  override var requestDelegate: (any SKRequestDelegate)? { delegate }
  override var question: String { "asks for the products \(identifiers.sorted().joined(separator: ", "))" }

  override func receive(from phone: SimulatedPhone) {
    let found = phone.store.products.filter { identifiers.contains($0.id) }
    delegate?.productsRequest(
      self,
      didReceive: SKProductsResponse(
        products: found.map(SKProduct.init), invalid: identifiers.subtracting(found.map(\.id)).sorted()))
  }
}

/// The products that the store has for a request.
// @unchecked: its values do not change; a subclass answers for its own.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  private let found: [SKProduct]
  private let invalid: [String]

  init(products: [SKProduct], invalid: [String]) {
    found = products
    self.invalid = invalid
  }

  /// Creates a response without products, for subclasses.
  public override convenience init() { self.init(products: [], invalid: []) }

  open var products: [SKProduct] { found }
  /// The identifiers that the store does not know, in order.
  open var invalidProductIdentifiers: [String] { invalid }
}

/// Asks for the receipt of the app. A phone here has none.
open class SKReceiptRefreshRequest: SKRequest {
  open weak var delegate: (any SKRequestDelegate)?

  /// What the receipt shall be like.
  open private(set) var receiptProperties: [String: Any]?

  /// Creates a request.
  public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }

  override var requestDelegate: (any SKRequestDelegate)? { delegate }
  override var question: String { "asks for the receipt" }

  override func receive(from phone: SimulatedPhone) {
    phone.warn("SKReceiptRefreshRequest brings no receipt: the simulated store signs none.")
  }
}

public let SKReceiptPropertyIsExpired = "expired"
public let SKReceiptPropertyIsRevoked = "revoked"
public let SKReceiptPropertyIsVolumePurchase = "vpp"
