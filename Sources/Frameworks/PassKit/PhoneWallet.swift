import FlowContacts
import Foundation
import PhoneSimulation

/// What a person pays with: a simulator's card, until a test says otherwise.
public struct PhoneWallet: PhoneValue {
  /// A card.
  public struct Card: Hashable, Sendable {
    /// The name that the sheet shows.
    public var name: String
    public var network: PKPaymentNetwork
    public var type: PKPaymentMethodType

    public init(_ name: String, network: PKPaymentNetwork, type: PKPaymentMethodType = .credit) {
      self.name = name
      self.network = network
      self.type = type
    }
  }

  /// The person of the phone.
  public struct Person: Hashable, Sendable {
    public var givenName = "John"
    public var familyName = "Appleseed"
    public var email = "john.appleseed@example.com"
    public var phoneNumber = "(408) 555-0126"
    public var address: PhoneContact.Address = {
      var address = PhoneContact.Address()
      address.street = "3 Example Street"
      address.city = "Cupertino"
      address.state = "CA"
      address.postalCode = "95014"
      address.country = "United States"
      address.isoCountryCode = "us"
      return address
    }()

    public init() {}
  }

  /// Whether the phone can pay at all.
  public var allowsPayments = true

  /// The cards; the first one with a network that the app takes is used.
  public var cards = [Card("Simulated Card - AmEx •••• 1234", network: .amex)]

  /// Who pays, and gets what is bought.
  public var person = Person()

  /// The code that the person enters; `nil`, as at first, for none.
  public var couponCode: String?

  /// What the app's servers get. A simulator has none.
  public var paymentData = Data()

  public init() {}

  func card(for networks: [PKPaymentNetwork]) -> Card? { cards.first { networks.contains($0.network) } }
}

extension SimulatedPhone {
  /// What the person pays with.
  public var wallet: PhoneWallet {
    get { self[PhoneWallet.self] }
    set { update(PhoneWallet.self) { $0 = newValue } }
  }
}
