import FlowFoundation
import Foundation

/// What an address of a person is.
public enum INPersonHandleType: Int, Sendable {
  case unknown, emailAddress, phoneNumber
}

/// Where an address of a person is used.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let home = INPersonHandleLabel("home")
  public static let work = INPersonHandleLabel("work")
  public static let iPhone = INPersonHandleLabel("iPhone")
  public static let mobile = INPersonHandleLabel("mobile")
  public static let main = INPersonHandleLabel("main")
  public static let homeFax = INPersonHandleLabel("homeFax")
  public static let workFax = INPersonHandleLabel("workFax")
  public static let pager = INPersonHandleLabel("pager")
  public static let other = INPersonHandleLabel("other")
  public static let school = INPersonHandleLabel("school")
}

/// An address of a person.
// Sendable: what is kept never changes.
public final class INPersonHandle: NSObject, NSCopying, @unchecked Sendable {
  public let value: String?
  public let type: INPersonHandleType
  public let label: INPersonHandleLabel?

  /// Creates an address.
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
    self.value = value
    self.type = type
    self.label = label
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPersonHandle else { return false }
    return value == other.value && type == other.type && label == other.label
  }

  public override var hash: Int { value.hashValue }
}

/// Why the system knows a person.
public enum INPersonSuggestionType: Int, Sendable {
  case none, socialProfile, instantMessageAddress
}

/// Who a person is for the owner of the phone.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let father = INPersonRelationship(rawValue: "father")
  public static let mother = INPersonRelationship(rawValue: "mother")
  public static let parent = INPersonRelationship(rawValue: "parent")
  public static let brother = INPersonRelationship(rawValue: "brother")
  public static let sister = INPersonRelationship(rawValue: "sister")
  public static let child = INPersonRelationship(rawValue: "child")
  public static let son = INPersonRelationship(rawValue: "son")
  public static let daughter = INPersonRelationship(rawValue: "daughter")
  public static let friend = INPersonRelationship(rawValue: "friend")
  public static let spouse = INPersonRelationship(rawValue: "spouse")
  public static let partner = INPersonRelationship(rawValue: "partner")
  public static let assistant = INPersonRelationship(rawValue: "assistant")
  public static let manager = INPersonRelationship(rawValue: "manager")
}

/// A person in a request.
// Sendable: what is kept never changes.
public final class INPerson: NSObject, NSCopying, @unchecked Sendable {
  public let personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  /// The name: the one that was given, or that of the components, or the address.
  public let displayName: String
  public let image: INImage?
  public let contactIdentifier: String?
  public let customIdentifier: String?
  public let relationship: INPersonRelationship?
  public let isMe: Bool
  public let isContactSuggestion: Bool
  public let suggestionType: INPersonSuggestionType
  public let aliases: [INPersonHandle]?

  private init(
    _ handle: INPersonHandle, _ components: PersonNameComponents?, _ name: String?, _ image: INImage?,
    _ contact: String?, _ custom: String?, relationship: INPersonRelationship? = nil, isMe: Bool = false,
    isContactSuggestion: Bool = false, suggestionType: INPersonSuggestionType = .none, aliases: [INPersonHandle]? = nil
  ) {
    personHandle = handle
    nameComponents = components
    displayName = name ?? components?.formatted(.name(style: .medium)) ?? handle.value ?? ""
    self.image = image
    contactIdentifier = contact
    customIdentifier = custom
    self.relationship = relationship
    self.isMe = isMe
    self.isContactSuggestion = isContactSuggestion
    self.suggestionType = suggestionType
    self.aliases = aliases
  }

  /// Creates a person.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  ) {
    self.init(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier)
  }

  /// Creates a person who is somebody for the owner of the phone.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?
  ) {
    self.init(
      personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier,
      relationship: relationship)
  }

  /// Creates a person, who may be the owner of the phone.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool
  ) {
    self.init(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier, isMe: isMe)
  }

  /// Creates a person, who may be the owner of the phone.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier, isMe: isMe,
      suggestionType: suggestionType)
  }

  /// Creates a person with other addresses.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?,
    suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier,
      suggestionType: suggestionType, aliases: aliases)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPerson else { return false }
    return personHandle == other.personHandle && displayName == other.displayName
      && contactIdentifier == other.contactIdentifier && customIdentifier == other.customIdentifier
  }

  public override var hash: Int { displayName.hashValue }
}
