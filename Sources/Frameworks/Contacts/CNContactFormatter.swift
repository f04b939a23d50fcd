import Foundation

/// The form of a name.
public enum CNContactFormatterStyle: Int, Sendable {
  case fullName = 0
  case phoneticFullName
}

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
  case none = 0
  case userDefault, givenName, familyName
}

/// Writes names, the given name first.
open class CNContactFormatter: NSObject {
  open var style = CNContactFormatterStyle.fullName

  private static let keys = [
    "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "organizationName", "contactType",
  ]

  /// The properties that a name needs.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    KeyGroup(keys: keys)
  }

  /// The name of a contact; `nil` if it has none.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    if contact.contactType == .organization, !contact.organizationName.isEmpty { return contact.organizationName }
    let parts = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
    ]
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    if !name.isEmpty { return name }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }

  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
}
