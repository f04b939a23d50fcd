import Foundation
import PhoneSimulation

/// A person or a company in the contacts of a phone.
public struct PhoneContact: Identifiable, Hashable, Sendable {
  /// A value with a label, such as a number at home.
  public struct Labeled<Value: Hashable & Sendable>: Hashable, Sendable {
    public var label: String?
    public var value: Value

    public init(_ label: String?, _ value: Value) {
      self.label = label
      self.value = value
    }
  }

  /// A postal address.
  public struct Address: Hashable, Sendable {
    public var street = ""
    public var city = ""
    public var state = ""
    public var postalCode = ""
    public var country = ""
    public var isoCountryCode = ""

    public init() {}
  }

  public var id: String
  public var isOrganization = false
  public var namePrefix = ""
  public var givenName: String
  public var middleName = ""
  public var familyName: String
  public var nameSuffix = ""
  public var nickname = ""
  public var organization = ""
  public var department = ""
  public var jobTitle = ""
  public var note = ""
  public var image: Data?
  public var phoneNumbers: [Labeled<String>]
  public var emails: [Labeled<String>]
  public var addresses: [Labeled<Address>] = []
  public var urls: [Labeled<String>] = []
  public var birthday: DateComponents?

  public init(id: String, givenName: String, familyName: String, phoneNumbers: [String] = [], emails: [String] = []) {
    self.id = id
    self.givenName = givenName
    self.familyName = familyName
    self.phoneNumbers = phoneNumbers.map { Labeled(CNLabelPhoneNumberMobile, $0) }
    self.emails = emails.map { Labeled(CNLabelHome, $0) }
  }
}

struct ContactData: PhoneValue {
  var contacts: [PhoneContact] = []
  /// The contacts that a person shares if an app gets a part of them.
  var shared: Set<String> = []
  private var lastID = 0

  init() {}

  mutating func nextID() -> String {
    lastID += 1
    return "contact-\(lastID)"
  }
}

// The contacts, for a test.
extension SimulatedPhone {
  /// The contacts, in the order in which they were added: at first none.
  public var contacts: [PhoneContact] {
    get { self[ContactData.self].contacts }
    set { changeContacts { $0.contacts = newValue } }
  }

  /// The contacts that an app with limited access sees, by identifier.
  public var sharedContacts: Set<String> {
    get { self[ContactData.self].shared }
    set { changeContacts { $0.shared = newValue } }
  }

  func changeContacts(_ change: (inout ContactData) -> Void) {
    update(ContactData.self, change)
    runSoon(named: "a change of the contacts") {
      NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil)
    }
  }
}

extension Notification.Name {
  /// The contacts have changed.
  public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}
