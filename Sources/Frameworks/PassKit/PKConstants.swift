import Foundation

/// A company of cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let amex = PKPaymentNetwork("AmEx")
  public static let cartesBancaires = PKPaymentNetwork("CartesBancaires")
  public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
  public static let discover = PKPaymentNetwork("Discover")
  public static let eftpos = PKPaymentNetwork("eftpos")
  public static let electron = PKPaymentNetwork("Electron")
  public static let elo = PKPaymentNetwork("Elo")
  public static let girocard = PKPaymentNetwork("girocard")
  public static let interac = PKPaymentNetwork("Interac")
  public static let JCB = PKPaymentNetwork("JCB")
  public static let mada = PKPaymentNetwork("mada")
  public static let maestro = PKPaymentNetwork("Maestro")
  public static let masterCard = PKPaymentNetwork("MasterCard")
  public static let privateLabel = PKPaymentNetwork("PrivateLabel")
  public static let quicPay = PKPaymentNetwork("QuicPay")
  public static let suica = PKPaymentNetwork("Suica")
  public static let visa = PKPaymentNetwork("Visa")
  public static let vPay = PKPaymentNetwork("VPay")
}

/// What an app has to know of a person.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let emailAddress = PKContactField(rawValue: "email")
  public static let name = PKContactField(rawValue: "name")
  public static let phoneNumber = PKContactField(rawValue: "phone")
  public static let phoneticName = PKContactField(rawValue: "phoneticName")
  public static let postalAddress = PKContactField(rawValue: "post")
}

/// How a payment is made.
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  public static let emv = PKMerchantCapability(rawValue: 2)
  public static let credit = PKMerchantCapability(rawValue: 4)
  public static let debit = PKMerchantCapability(rawValue: 8)
  public static let instantFundsOut = PKMerchantCapability(rawValue: 128)

  public static var capability3DS: PKMerchantCapability { .threeDSecure }
  public static var capabilityEMV: PKMerchantCapability { .emv }
  public static var capabilityCredit: PKMerchantCapability { .credit }
  public static var capabilityDebit: PKMerchantCapability { .debit }
}

/// What the app made of a payment.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  case success, failure, invalidBillingPostalAddress, invalidShippingPostalAddress, invalidShippingContact
  case pinRequired, pinIncorrect, pinLockout
}

/// The colors of a button.
public enum PKPaymentButtonStyle: Int, Sendable {
  case white, whiteOutline, black, automatic
}

/// The text of a button.
public enum PKPaymentButtonType: Int, Sendable {
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support
  case contribute, tip, `continue`

  /// What a button says, and is called in UI tests.
  var text: String {
    switch self {
    case .plain: "Apple Pay"
    case .setUp: "Set up Apple Pay"
    case .inStore: "Pay with Apple Pay"
    case .checkout: "Check out with Apple Pay"
    case .addMoney: "Add Money with Apple Pay"
    case .topUp: "Top Up with Apple Pay"
    default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() + " with Apple Pay"
    }
  }
}

/// How what is bought comes to the person.
public enum PKShippingType: UInt, Sendable {
  case shipping, delivery, storePickup, servicePickup
}

/// Whether a person may change the address.
public enum PKShippingContactEditingMode: UInt, Sendable {
  case available = 1
  case storePickup
}
