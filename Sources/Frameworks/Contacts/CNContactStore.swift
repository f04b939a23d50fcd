import FlowFoundation
import Foundation
import PhoneSimulation

/// What a person has permitted for contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized, limited
}

/// The kind of entities in a store.
public enum CNEntityType: Int, Sendable {
  case contacts = 0
}

/// The domain of the errors.
public let CNErrorDomain = "CNErrorDomain"

/// Why contacts are not read or saved.
public struct CNError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case recordDoesNotExist = 200
    case insertedRecordAlreadyExists = 201
    case vCardMalformed = 700
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { CNErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

  public var errorDescription: String? {
    switch code {
    case .communicationError: "Communication Error"
    case .vCardMalformed: "The Card Cannot Be Read"
    case .dataAccessError: "Data Access Error"
    case .authorizationDenied: "Access Denied"
    case .recordDoesNotExist: "Updated Record Does Not Exist"
    case .insertedRecordAlreadyExists: "Inserted Record Already Exists"
    }
  }

  public static var authorizationDenied: Code { .authorizationDenied }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
}

extension CNError.Code {
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? CNError)?.code == code }
}

/// Which contacts are read, and with which properties.
open class CNContactFetchRequest: NSObject {
  open var predicate: NSPredicate?
  open var keysToFetch: [any CNKeyDescriptor]
  open var mutableObjects = false
  open var unifyResults = true
  open var sortOrder = CNContactSortOrder.none

  /// Creates a request for all contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes of contacts that are made together.
open class CNSaveRequest: NSObject {
  enum Change {
    case add(PhoneContact)
    case update(PhoneContact)
    case delete(String)
  }

  private(set) var changes: [Change] = []

  public override init() { super.init() }

  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    changes.append(.add(contact.record))
  }

  open func update(_ contact: CNMutableContact) { changes.append(.update(contact.record)) }
  open func delete(_ contact: CNMutableContact) { changes.append(.delete(contact.identifier)) }
}

/// The contacts of the phone (`SimulatedPhone.contacts`).
// @unchecked: what changes is in the phone.
open class CNContactStore: NSObject, @unchecked Sendable {
  private var phone: SimulatedPhone { .current }

  public override init() { super.init() }

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    switch SimulatedPhone.current.permissions[.contacts] {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .limited: .limited
    case .authorized, .whileInUse, .once, .provisional, .writeOnly: .authorized
    }
  }

  /// Asks the person, and calls back on the main thread.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    let callback = Callback(completionHandler)
    phone.request(.contacts, for: "Contacts", prompt: .question(for: .contacts, app: phone.appName)) { answer in
      callback.call(answer.isGranted, answer.isGranted ? nil : CNError(.authorizationDenied))
    }
  }

  /// Asks the person.
  ///
  /// - Throws: ``CNError`` if the person has not permitted it.
  @discardableResult
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      requestAccess(for: entityType) { isGranted, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(isGranted))
      }
    }
  }

  /// The contacts that the app may read.
  private func readable() throws -> [PhoneContact] {
    switch phone.permissions[.contacts] {
    case .notDetermined, .denied, .restricted: throw CNError(.authorizationDenied)
    case .limited:
      let shared = phone.sharedContacts
      return phone.contacts.filter { shared.contains($0.id) }
    default: return phone.contacts
    }
  }

  private func matching(_ predicate: NSPredicate?) throws -> [PhoneContact] {
    let contacts = try readable()
    guard let predicate else { return contacts }
    if let known = predicate as? ContactPredicate { return contacts.filter(known.finds) }
    return contacts.filter { predicate.evaluate(with: CNContact($0, keys: nil)) }
  }

  /// The contacts that a predicate finds, in the order of the phone.
  ///
  /// - Throws: ``CNError`` if the person has not permitted it.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    phone.record("Contacts", "reads contacts")
    return try matching(predicate).map { CNContact($0, keys: CNContact.keys(of: keys)) }
  }

  /// The contact of an identifier.
  ///
  /// - Throws: ``CNError`` if there is none, or if the person has not permitted it.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    phone.record("Contacts", "reads a contact")
    guard let found = try readable().first(where: { $0.id == identifier }) else {
      throw CNError(.recordDoesNotExist)
    }
    return CNContact(found, keys: CNContact.keys(of: keys))
  }

  /// Calls a block with each contact of a request.
  ///
  /// - Throws: ``CNError`` if the person has not permitted it.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    phone.record("Contacts", "reads contacts")
    let keys = CNContact.keys(of: fetchRequest.keysToFetch)
    var contacts = try matching(fetchRequest.predicate)
    switch fetchRequest.sortOrder {
    case .none: break
    case .givenName: contacts.sort { ($0.givenName, $0.familyName, $0.id) < ($1.givenName, $1.familyName, $1.id) }
    case .familyName, .userDefault:
      contacts.sort { ($0.familyName, $0.givenName, $0.id) < ($1.familyName, $1.givenName, $1.id) }
    }
    var stops = ObjCBool(false)
    for contact in contacts {
      let value =
        fetchRequest.mutableObjects ? CNMutableContact(contact, keys: keys) : CNContact(contact, keys: keys)
      block(value, &stops)
      if stops.boolValue { return }
    }
  }

  /// Makes all changes of a request, or none.
  ///
  /// - Throws: ``CNError`` if a contact is not there, or if the person has not permitted it.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    guard phone.permissions[.contacts].isGranted else { throw CNError(.authorizationDenied) }
    try executeForPerson(saveRequest)
  }

  /// Makes all changes that the person has confirmed, which need no permission, or none.
  ///
  /// - Throws: ``CNError`` if a contact is not there.
  package func executeForPerson(_ saveRequest: CNSaveRequest) throws {
    var contacts = phone.contacts
    var acts: [String] = []
    var added: Set<String> = []
    func place(_ id: String) throws -> Int {
      guard let index = contacts.firstIndex(where: { $0.id == id }) else { throw CNError(.recordDoesNotExist) }
      return index
    }
    func name(_ contact: PhoneContact) -> String {
      CNContactFormatter.string(from: CNContact(contact, keys: nil), style: .fullName) ?? "no name"
    }
    for change in saveRequest.changes {
      switch change {
      case .add(let contact):
        guard !contacts.contains(where: { $0.id == contact.id }) else { throw CNError(.insertedRecordAlreadyExists) }
        contacts.append(contact)
        added.insert(contact.id)
        acts.append("adds the contact \(name(contact))")
      case .update(let contact):
        contacts[try place(contact.id)] = contact
        acts.append("changes the contact \(name(contact))")
      case .delete(let id):
        acts.append("deletes the contact \(name(contacts.remove(at: try place(id))))")
      }
    }
    for act in acts { phone.record("Contacts", act) }
    // What an app with limited access adds, it may read.
    phone.changeContacts { data in
      data.contacts = contacts
      data.shared.formUnion(added)
    }
  }

  open func defaultContainerIdentifier() -> String { "container-1" }
}

extension CNContactStore {
  /// All contacts with all properties, by name, for views of the system's processes.
  package static var allForSystem: [CNContact] {
    SimulatedPhone.current.contacts
      .sorted { ($0.familyName, $0.givenName, $0.id) < ($1.familyName, $1.givenName, $1.id) }
      .map { CNContact($0, keys: nil) }
  }
}
