import FlowContacts
import Foundation

/// What the person types for a contact.
struct ContactDraft: Equatable {
  /// A number or an address; an empty one is not saved.
  struct Line: Identifiable, Equatable {
    let id: Int
    let label: String?
    var text: String
  }

  var givenName: String
  var familyName: String
  var organization: String
  var phones: [Line]
  var emails: [Line]

  init(_ contact: CNContact) {
    givenName = contact.givenName
    familyName = contact.familyName
    organization = contact.organizationName
    phones = Self.lines(
      contact.phoneNumbers.map { ($0.label, $0.value.stringValue) }, newLabel: CNLabelPhoneNumberMobile)
    emails = Self.lines(contact.emailAddresses.map { ($0.label, $0.value as String) }, newLabel: CNLabelHome)
  }

  /// The values that are there, and a line for a new one.
  private static func lines(_ values: [(String?, String)], newLabel: String) -> [Line] {
    (values + [(newLabel, "")]).enumerated().map { Line(id: $0, label: $1.0, text: $1.1) }
  }

  var isEmpty: Bool {
    ([givenName, familyName, organization] + (phones + emails).map(\.text)).allSatisfy(\.isEmpty)
  }

  func write(to contact: CNMutableContact) {
    contact.givenName = givenName
    contact.familyName = familyName
    contact.organizationName = organization
    contact.phoneNumbers = phones.filter { !$0.text.isEmpty }.map {
      CNLabeledValue(label: $0.label, value: CNPhoneNumber(stringValue: $0.text))
    }
    contact.emailAddresses = emails.filter { !$0.text.isEmpty }.map {
      CNLabeledValue(label: $0.label, value: NSString(string: $0.text))
    }
  }
}
