/// The delivery address of an order.
public struct Address: Hashable, Sendable {
  public var name = ""
  public var street = ""
  public var postcode = ""
  public var city = ""
  public var country = Country.germany
  public var isGift = false
  public var giftMessage = ""

  public init() {}

  public static var sample: Address {
    var address = Address()
    address.name = "Mina Sato"
    address.street = "Lindenstraße 12"
    address.postcode = "10969"
    address.city = "Berlin"
    return address
  }

  /// The fields with invalid values, in the order of the form.
  public var invalidFields: [AddressField] {
    AddressField.allCases.filter { !isValid($0) }
  }

  func isValid(_ field: AddressField) -> Bool {
    switch field {
    case .name: !name.isBlank
    case .street: !street.isBlank
    case .postcode: postcode.filter(\.isNumber).count == country.postcodeLength
    case .city: !city.isBlank
    }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
