import FlowFoundation
import Foundation
import PhoneSimulation

/// A person or a company.
public enum CNContactType: Int, Sendable {
  case person = 0
  case organization
}

/// A contact, with the properties that were fetched. Asking for another one is a mistake, which ends a program on a phone.
open class CNContact: NSObject, NSCopying, Identifiable {
  var record: PhoneContact
  /// The properties that were fetched; `nil` for all.
  private let keys: Set<String>?

  init(_ record: PhoneContact, keys: Set<String>?) {
    self.record = record
    self.keys = keys
  }

  public override convenience init() {
    let id = SimulatedPhone.current.update(ContactData.self) { $0.nextID() }
    self.init(PhoneContact(id: id, givenName: "", familyName: ""), keys: nil)
  }

  open var identifier: String { record.id }
  open var contactType: CNContactType {
    fetched("contactType", record.isOrganization ? .organization : .person, .person)
  }
  open var namePrefix: String { fetched("namePrefix", record.namePrefix, "") }
  open var givenName: String { fetched("givenName", record.givenName, "") }
  open var middleName: String { fetched("middleName", record.middleName, "") }
  open var familyName: String { fetched("familyName", record.familyName, "") }
  open var nameSuffix: String { fetched("nameSuffix", record.nameSuffix, "") }
  open var nickname: String { fetched("nickname", record.nickname, "") }
  open var organizationName: String { fetched("organizationName", record.organization, "") }
  open var departmentName: String { fetched("departmentName", record.department, "") }
  open var jobTitle: String { fetched("jobTitle", record.jobTitle, "") }
  open var note: String { fetched("note", record.note, "") }
  open var imageData: Data? { fetched("imageData", record.image, nil) }
  /// The whole picture.
  open var thumbnailImageData: Data? { fetched("thumbnailImageData", record.image, nil) }
  open var imageDataAvailable: Bool { fetched("imageDataAvailable", record.image != nil, false) }
  open var birthday: DateComponents? { fetched("birthday", record.birthday, nil) }

  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    fetched("phoneNumbers", record.phoneNumbers, []).map {
      CNLabeledValue(label: $0.label, value: CNPhoneNumber(stringValue: $0.value))
    }
  }

  open var emailAddresses: [CNLabeledValue<NSString>] {
    fetched("emailAddresses", record.emails, []).map {
      CNLabeledValue(label: $0.label, value: NSString(string: $0.value))
    }
  }

  open var urlAddresses: [CNLabeledValue<NSString>] {
    fetched("urlAddresses", record.urls, []).map { CNLabeledValue(label: $0.label, value: NSString(string: $0.value)) }
  }

  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    fetched("postalAddresses", record.addresses, []).map {
      CNLabeledValue(label: $0.label, value: CNPostalAddress($0.value))
    }
  }

  private func fetched<Value>(_ key: String, _ value: Value, _ missing: Value) -> Value {
    if isKeyAvailable(key) { return value }
    reportMistake("The property \"\(key)\" of a contact was not fetched: it is missing in the keys of the fetch.")
    return missing
  }

  /// Whether a property was fetched.
  open func isKeyAvailable(_ key: String) -> Bool { keys?.contains(key) ?? true }

  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
    CNContact.keys(of: keyDescriptors).allSatisfy(isKeyAvailable)
  }

  /// The properties that descriptors name.
  static func keys(of descriptors: [any CNKeyDescriptor]) -> Set<String> {
    Set(
      descriptors.flatMap { descriptor -> [String] in
        switch descriptor {
        case let text as String: [text]
        case let text as NSString: [text as String]
        case let group as KeyGroup: group.keys
        default: []
        }
      })
  }

  open func copy(with zone: NSZone? = nil) -> Any { CNContact(record, keys: keys) }
  open override func mutableCopy() -> Any { CNMutableContact(record, keys: keys) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.record == record }
  open override var hash: Int { record.id.hashValue }
  /// The identifier of the contact.
  public var id: String { record.id }

  /// Contacts whose names have words that begin like those of a text.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    let words = name.lowercased().split(separator: " ").map(String.init)
    return ContactPredicate { contact in
      let names = [contact.givenName, contact.middleName, contact.familyName, contact.nickname, contact.organization]
        .flatMap { $0.lowercased().split(separator: " ") }
      return !words.isEmpty && words.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
    }
  }

  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    ContactPredicate { identifiers.contains($0.id) }
  }

  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    ContactPredicate { contact in contact.emails.contains { $0.value.lowercased() == emailAddress.lowercased() } }
  }

  /// Contacts with a number of the same digits.
  open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    let digits = phoneNumber.stringValue.filter(\.isNumber)
    return ContactPredicate { contact in
      contact.phoneNumbers.contains { $0.value.filter(\.isNumber) == digits }
    }
  }

  /// All contacts: a phone has one container here.
  open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
    ContactPredicate { _ in true }
  }
}

/// Finds contacts.
final class ContactPredicate: NSPredicate {
  let finds: @Sendable (PhoneContact) -> Bool

  init(_ finds: @escaping @Sendable (PhoneContact) -> Bool) {
    self.finds = finds
    super.init(block: { object, _ in (object as? CNContact).map { finds($0.record) } ?? false })
  }

  required init?(coder: NSCoder) { nil }
}

/// A contact that an app makes or changes, until it is saved.
open class CNMutableContact: CNContact {
  open override var contactType: CNContactType {
    get { super.contactType }
    set { record.isOrganization = newValue == .organization }
  }
  open override var namePrefix: String {
    get { super.namePrefix }
    set { record.namePrefix = newValue }
  }
  open override var givenName: String {
    get { super.givenName }
    set { record.givenName = newValue }
  }
  open override var middleName: String {
    get { super.middleName }
    set { record.middleName = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { record.familyName = newValue }
  }
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { record.nameSuffix = newValue }
  }
  open override var nickname: String {
    get { super.nickname }
    set { record.nickname = newValue }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { record.organization = newValue }
  }
  open override var departmentName: String {
    get { super.departmentName }
    set { record.department = newValue }
  }
  open override var jobTitle: String {
    get { super.jobTitle }
    set { record.jobTitle = newValue }
  }
  open override var note: String {
    get { super.note }
    set { record.note = newValue }
  }
  open override var imageData: Data? {
    get { super.imageData }
    set { record.image = newValue }
  }
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { record.birthday = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { record.phoneNumbers = newValue.map { PhoneContact.Labeled($0.label, $0.value.stringValue) } }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { record.emails = newValue.map { PhoneContact.Labeled($0.label, $0.value as String) } }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { record.urls = newValue.map { PhoneContact.Labeled($0.label, $0.value as String) } }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { record.addresses = newValue.map { PhoneContact.Labeled($0.label, $0.value.address) } }
  }
}

extension CNContact: KeyValueCoded {
  /// The value of a property, for predicates with a format.
  package func keyedValue(_ key: String) throws -> Any? {
    switch key {
    case CNContactIdentifierKey: identifier
    case CNContactGivenNameKey: givenName
    case CNContactMiddleNameKey: middleName
    case CNContactFamilyNameKey: familyName
    case CNContactNicknameKey: nickname
    case CNContactOrganizationNameKey: organizationName
    case CNContactJobTitleKey: jobTitle
    case CNContactPhoneNumbersKey: phoneNumbers
    case CNContactEmailAddressesKey: emailAddresses
    case CNContactPostalAddressesKey: postalAddresses
    case CNContactUrlAddressesKey: urlAddresses
    case CNContactBirthdayKey: birthday
    case CNContactImageDataAvailableKey: imageDataAvailable
    default: throw PredicateEvaluationError(description: "A contact has no property \"\(key)\" here.")
    }
  }
}
