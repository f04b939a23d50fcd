import Foundation

/// What an app wants to be paid.
// @unchecked: like Apple's, an app changes a request before it presents it.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
  open var merchantIdentifier = ""
  /// The country of who is paid, such as `US`.
  open var countryCode = ""
  /// The currency of all amounts, such as `USD`.
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  open var supportsCouponCode = false
  open var couponCode: String?
  open var requiredBillingContactFields: Set<PKContactField> = []
  open var billingContact: PKContact?
  open var requiredShippingContactFields: Set<PKContactField> = []
  open var shippingContact: PKContact?
  open var shippingMethods: [PKShippingMethod]?
  open var shippingType = PKShippingType.shipping
  open var shippingContactEditingMode = PKShippingContactEditingMode.available
  open var applicationData: Data?
  open var supportedCountries: Set<String>?

  public override init() {}

  open class func availableNetworks() -> [PKPaymentNetwork] {
    [.amex, .chinaUnionPay, .discover, .interac, .JCB, .maestro, .masterCard, .visa]
  }

  open class func paymentContactInvalidError(
    withContactField field: PKContactField, localizedDescription: String?
  ) -> any Error {
    PKPaymentError(.shippingContactInvalidError, localizedDescription, field: field)
  }

  open class func paymentShippingAddressInvalidError(
    withKey postalAddressKey: String, localizedDescription: String?
  ) -> any Error {
    PKPaymentError(
      .shippingContactInvalidError, localizedDescription, field: .postalAddress, postalAddressKey: postalAddressKey)
  }

  open class func paymentBillingAddressInvalidError(
    withKey postalAddressKey: String, localizedDescription: String?
  ) -> any Error {
    PKPaymentError(
      .billingContactInvalidError, localizedDescription, field: .postalAddress, postalAddressKey: postalAddressKey)
  }

  open class func paymentShippingAddressUnserviceableError(withLocalizedDescription: String?) -> any Error {
    PKPaymentError(.shippingAddressUnserviceableError, withLocalizedDescription, field: nil)
  }

  public static func paymentCouponCodeInvalidError(localizedDescription: String? = nil) -> any Error {
    PKPaymentError(.couponCodeInvalidError, localizedDescription, field: nil)
  }

  public static func paymentCouponCodeExpiredError(localizedDescription: String? = nil) -> any Error {
    PKPaymentError(.couponCodeExpiredError, localizedDescription, field: nil)
  }
}

/// The domain of the errors.
public let PKPaymentErrorDomain = "PKPaymentErrorDomain"

/// A key of an error's information.
public struct PKPaymentErrorKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let contactFieldUserInfoKey = PKPaymentErrorKey(rawValue: "PKPaymentErrorContactField")
  public static let postalAddressUserInfoKey = PKPaymentErrorKey(rawValue: "PKPaymentErrorPostalAddress")
}

/// What an app does not accept of a payment.
public struct PKPaymentError: Error, CustomNSError, LocalizedError, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case unknownError = -1
    case shippingContactInvalidError = 1
    case billingContactInvalidError, shippingAddressUnserviceableError, couponCodeInvalidError
    case couponCodeExpiredError
  }

  public let code: Code
  public let errorDescription: String?
  private let field: PKContactField?
  private let postalAddressKey: String?

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.init(code, userInfo[NSLocalizedDescriptionKey] as? String, field: nil)
  }

  init(_ code: Code, _ description: String?, field: PKContactField?, postalAddressKey: String? = nil) {
    self.code = code
    errorDescription = description
    self.field = field
    self.postalAddressKey = postalAddressKey
  }

  public static var errorDomain: String { PKPaymentErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    var information: [String: Any] = [:]
    information[NSLocalizedDescriptionKey] = errorDescription
    information[PKPaymentErrorKey.contactFieldUserInfoKey.rawValue] = field?.rawValue
    information[PKPaymentErrorKey.postalAddressUserInfoKey.rawValue] = postalAddressKey
    return information
  }
}
