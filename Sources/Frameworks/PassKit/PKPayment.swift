import FlowContacts
import Foundation

/// A payment that the person has permitted.
// @unchecked: the properties are constant.
open class PKPayment: NSObject, @unchecked Sendable {
  public let token: PKPaymentToken
  public let billingContact: PKContact?
  public let shippingContact: PKContact?
  public let shippingMethod: PKShippingMethod?

  init(
    token: PKPaymentToken, billingContact: PKContact?, shippingContact: PKContact?, shippingMethod: PKShippingMethod?
  ) {
    self.token = token
    self.billingContact = billingContact
    self.shippingContact = shippingContact
    self.shippingMethod = shippingMethod
  }
}

/// What the servers of the app take for a payment (`SimulatedPhone.wallet`).
// @unchecked: the properties are constant.
open class PKPaymentToken: NSObject, @unchecked Sendable {
  public let paymentMethod: PKPaymentMethod
  public let transactionIdentifier: String
  public let paymentData: Data

  init(paymentMethod: PKPaymentMethod, transactionIdentifier: String, paymentData: Data) {
    self.paymentMethod = paymentMethod
    self.transactionIdentifier = transactionIdentifier
    self.paymentData = paymentData
  }
}

/// The kind of a card.
public enum PKPaymentMethodType: UInt, Sendable {
  case unknown, debit, credit, prepaid, store, eMoney
}

/// The card of a payment.
// @unchecked: the properties are constant.
open class PKPaymentMethod: NSObject, @unchecked Sendable {
  public let displayName: String?
  public let network: PKPaymentNetwork?
  public let type: PKPaymentMethodType

  init(_ card: PhoneWallet.Card) {
    displayName = card.name
    network = card.network
    type = card.type
  }
}

/// A person who pays, or to whom something is sent.
// @unchecked: like Apple's, an app changes a contact before it presents its request.
open class PKContact: NSObject, @unchecked Sendable {
  open var name: PersonNameComponents?
  open var postalAddress: CNPostalAddress?
  open var phoneNumber: CNPhoneNumber?
  open var emailAddress: String?

  public override init() {}

  /// The person with what an app has asked for.
  init(_ person: PhoneWallet.Person, fields: Set<PKContactField>) {
    if fields.contains(.name) || fields.contains(.postalAddress) {
      var name = PersonNameComponents()
      name.givenName = person.givenName
      name.familyName = person.familyName
      self.name = name
    }
    if fields.contains(.postalAddress) { postalAddress = person.postalAddress(isWhole: true) }
    if fields.contains(.phoneNumber) { phoneNumber = CNPhoneNumber(stringValue: person.phoneNumber) }
    if fields.contains(.emailAddress) { emailAddress = person.email }
  }

  /// What an app learns of an address before the person pays: enough for the costs of sending something there.
  init(redacted person: PhoneWallet.Person) { postalAddress = person.postalAddress(isWhole: false) }
}

extension PhoneWallet.Person {
  fileprivate func postalAddress(isWhole: Bool) -> CNPostalAddress {
    let result = CNMutablePostalAddress()
    if isWhole { result.street = address.street }
    result.city = address.city
    result.state = address.state
    result.postalCode = address.postalCode
    result.country = address.country
    result.isoCountryCode = address.isoCountryCode
    return result
  }
}
