import Foundation

/// A person with an account of the cloud.
// @unchecked: the properties are constant.
open class CKUserIdentity: NSObject, @unchecked Sendable {
  /// By what a person is looked for.
  // @unchecked: the properties are constant.
  open class LookupInfo: NSObject, @unchecked Sendable {
    public let emailAddress: String?
    public let phoneNumber: String?
    public let userRecordID: CKRecord.ID?

    public init(emailAddress: String) { (self.emailAddress, phoneNumber, userRecordID) = (emailAddress, nil, nil) }
    public init(phoneNumber: String) { (emailAddress, self.phoneNumber, userRecordID) = (nil, phoneNumber, nil) }
    public init(userRecordID: CKRecord.ID) {
      (emailAddress, phoneNumber, self.userRecordID) = (nil, nil, userRecordID)
    }

    open class func lookupInfos(withEmails emails: [String]) -> [LookupInfo] {
      emails.map { LookupInfo(emailAddress: $0) }
    }

    open class func lookupInfos(withPhoneNumbers phoneNumbers: [String]) -> [LookupInfo] {
      phoneNumbers.map { LookupInfo(phoneNumber: $0) }
    }

    open class func lookupInfos(with recordIDs: [CKRecord.ID]) -> [LookupInfo] {
      recordIDs.map { LookupInfo(userRecordID: $0) }
    }

    /// Whether a person has this address, number or identity.
    func fits(_ person: PhoneCloud.Person) -> Bool {
      if let emailAddress { return person.emailAddress == emailAddress }
      if let phoneNumber { return person.phoneNumber == phoneNumber }
      return userRecordID?.recordName == person.recordName
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? LookupInfo else { return false }
      return emailAddress == other.emailAddress && phoneNumber == other.phoneNumber
        && userRecordID == other.userRecordID
    }

    open override var hash: Int { (emailAddress ?? phoneNumber ?? userRecordID?.recordName ?? "").hashValue }
  }

  let person: PhoneCloud.Person
  public let lookupInfo: LookupInfo?

  init(_ person: PhoneCloud.Person, lookupInfo: LookupInfo? = nil) {
    self.person = person
    self.lookupInfo = lookupInfo
  }

  /// The name; `nil` if the person has none.
  open var nameComponents: PersonNameComponents? {
    if person.givenName.isEmpty, person.familyName.isEmpty { return nil }
    var name = PersonNameComponents()
    name.givenName = person.givenName.isEmpty ? nil : person.givenName
    name.familyName = person.familyName.isEmpty ? nil : person.familyName
    return name
  }

  open var userRecordID: CKRecord.ID? { CKRecord.ID(recordName: person.recordName) }

  /// The person's contacts on the phone: none that the cloud knows.
  open var contactIdentifiers: [String] { [] }
  open var hasiCloudAccount: Bool { true }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CKUserIdentity)?.person.recordName == person.recordName
  }

  open override var hash: Int { person.recordName.hashValue }
}
