import Foundation

/// Names properties that are fetched.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// Several properties.
package struct KeyGroup: CNKeyDescriptor {
  let keys: [String]

  package init(keys: [String]) { self.keys = keys }
}

/// A value with a label.
// @unchecked: the properties are constant.
open class CNLabeledValue<ValueType: AnyObject>: NSObject, NSCopying, @unchecked Sendable {
  public let label: String?
  public let value: ValueType

  /// Creates a value.
  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }

  /// The place of the value in its contact.
  open var identifier: String { "\(label ?? "") \(value)" }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The label as people read it.
  public static func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }
}

/// A phone number.
// @unchecked: the properties are constant.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
  public let stringValue: String

  /// Creates a number.
  public init(stringValue string: String) { stringValue = string }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
  open override var hash: Int { stringValue.hashValue }
  open override var description: String { stringValue }
}

/// A postal address.
open class CNPostalAddress: NSObject, NSCopying {
  var address: PhoneContact.Address

  init(_ address: PhoneContact.Address) { self.address = address }

  public override init() { address = PhoneContact.Address() }

  open var street: String { address.street }
  open var city: String { address.city }
  open var state: String { address.state }
  open var postalCode: String { address.postalCode }
  open var country: String { address.country }
  open var isoCountryCode: String { address.isoCountryCode }

  open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(address) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.address == address }
  open override var hash: Int { address.hashValue }
}

/// A postal address that an app makes.
open class CNMutablePostalAddress: CNPostalAddress {
  public override init() { super.init() }

  open override var street: String {
    get { address.street }
    set { address.street = newValue }
  }
  open override var city: String {
    get { address.city }
    set { address.city = newValue }
  }
  open override var state: String {
    get { address.state }
    set { address.state = newValue }
  }
  open override var postalCode: String {
    get { address.postalCode }
    set { address.postalCode = newValue }
  }
  open override var country: String {
    get { address.country }
    set { address.country = newValue }
  }
  open override var isoCountryCode: String {
    get { address.isoCountryCode }
    set { address.isoCountryCode = newValue }
  }
}

/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  case mailingAddress = 0
}

/// Writes addresses, in the order of the United States.
open class CNPostalAddressFormatter: NSObject {
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  public override init() {}

  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }

  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let address = postalAddress.address
    let place = [address.city, [address.state, address.postalCode].filter { !$0.isEmpty }.joined(separator: " ")]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return [address.street, place, address.country].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
