import FlowFoundation
import Foundation

/// A type of data: of a file, a drop, or the pasteboard.
///
/// The types of the system are known with what they are a kind of, the endings of their files, and their MIME types; so are
/// those that the app declares in its Info.plist.
public struct UTType: Sendable {
  public let identifier: String

  /// The type that the code names for a type that is not declared.
  private let parent: String?

  private init(_ identifier: String, parent: String?) {
    self.identifier = identifier
    self.parent = parent
  }

  /// Creates a type with an identifier, also where nobody has declared it.
  public init?(_ identifier: String) {
    if identifier.isEmpty { return nil }
    self.init(identifier, parent: nil)
  }

  /// Creates a type that the app declares.
  ///
  /// - Parameter parentType: What the type is a kind of, where Info.plist does not declare it.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parent: parentType?.identifier)
  }

  /// Creates a type that another app declares.
  ///
  /// - Parameter parentType: What the type is a kind of, where Info.plist does not declare it.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parent: parentType?.identifier)
  }

  init(known identifier: String) { self.init(identifier, parent: nil) }

  private var declared: DeclaredType? { .named(identifier) }
}

extension UTType: Hashable {
  public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { identifier }
  public var debugDescription: String { identifier }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self), parent: nil)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

// MARK: - Conformance

extension UTType {
  /// The types that this one is a kind of.
  public var supertypes: Set<UTType> { Set(kinds.map { UTType(known: $0) }) }

  private var kinds: Set<String> { DeclaredType.kinds(of: identifier, parents: parent.map { [$0] } ?? []) }

  /// Whether the type is the other one or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether the other type is a kind of this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether the type is a kind of the other one.
  public func isSubtype(of type: UTType) -> Bool { kinds.contains(type.identifier) }

  /// Whether the type was made for an ending or a MIME type that nobody has declared.
  public var isDynamic: Bool { identifier.hasPrefix(DeclaredType.dynamic) }

  /// Whether the system or the app declares the type.
  public var isDeclared: Bool { !isDynamic && declared != nil }

  /// Whether the type is one of those that many apps know.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// The name for people, in English.
  public var localizedDescription: String? { declared?.name }

  /// The version of the declaration; none has one here.
  public var version: Int? { nil }

  /// The address of a description; none has one here.
  public var referenceURL: URL? { nil }
}

// MARK: - Tags

/// A kind of name that types have outside of the system: the endings of files, or MIME types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public var description: String { rawValue }

  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  /// The type of files with an ending; one without its own name where nobody has declared it.
  ///
  /// - Parameter supertype: A type that the new one is a kind of.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type with a MIME type, or `nil` where nobody has declared it.
  ///
  /// - Parameter supertype: A type that the new one is a kind of.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type with an ending or a MIME type.
  ///
  /// - Parameter supertype: A type that the new one is a kind of; any if `nil`.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let first = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
    self = first
  }

  /// The types with an ending or a MIME type, the most usual one first.
  ///
  /// - Parameter supertype: A type that the others are kinds of; any if `nil`.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let tag = tag.lowercased()
    if tag.isEmpty { return [] }
    let known = tagClass == .mimeType ? DeclaredType.identifiers(mimeType: tag) : DeclaredType.identifiers(ending: tag)
    let types = known.map { UTType(known: $0) }.filter { type in
      // Packages and types without data are found for data, too.
      supertype.map { type.conforms(to: $0) || $0 == .data } ?? true
    }
    guard types.isEmpty, tagClass == .filenameExtension else { return types }
    return [UTType(DeclaredType.dynamic + tag, parent: supertype?.identifier)]
  }

  /// The endings of files and the MIME types of the type.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if let endings = declared?.endings, !endings.isEmpty { tags[.filenameExtension] = endings }
    if let mimeTypes = declared?.mimeTypes, !mimeTypes.isEmpty { tags[.mimeType] = mimeTypes }
    return tags
  }

  /// The ending of files of the type.
  public var preferredFilenameExtension: String? { declared?.endings.first }

  /// The MIME type.
  public var preferredMIMEType: String? { declared?.mimeTypes.first }
}
