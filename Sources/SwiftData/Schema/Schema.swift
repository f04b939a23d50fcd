import Foundation

/// The models of a container, and how they are stored.
public final class Schema: Sendable {
  /// The types of the models, with those that relationships lead to.
  let descriptions: [ModelDescription]
  /// The types from which other ones inherit that inherit from none themselves.
  let families: Set<ObjectIdentifier>
  /// The version of the schema.
  public let version: Version

  /// A schema of models, and of the models that their relationships lead to.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    descriptions = ModelDescription.reachable(from: types)
    families = Set(descriptions.filter { $0.superclass != nil }.map(\.familyID))
    self.version = version
  }

  /// A schema of models, and of the models that their relationships lead to.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// The schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The models by name, in the order of their names.
  public var entities: [Entity] { descriptions.map { Entity($0, in: self) } }

  /// The models by name.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The model of a type; `nil` if it is not in the schema.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    description(of: type).map { Entity($0, in: self) }
  }

  /// The name of a type's model in schemas.
  public static func entityName<T: PersistentModel>(for type: T.Type) -> String { ModelDescription.of(type).name }

  func description(of type: any PersistentModel.Type) -> ModelDescription? {
    descriptions.first { $0.type == type }
  }

  func contains(_ other: Schema) -> Bool {
    other.descriptions.allSatisfy { description(of: $0.type) != nil }
  }
}

extension Schema: Hashable {
  public static func == (left: Schema, right: Schema) -> Bool {
    left.version == right.version && left.descriptions.map(\.typeID) == right.descriptions.map(\.typeID)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(descriptions.map(\.typeID))
  }
}

extension Schema: CustomDebugStringConvertible {
  public var debugDescription: String { "Schema \(version): \(descriptions.map(\.name).joined(separator: ", "))" }
}

extension Schema {
  /// The version of a schema, as in semantic versioning.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    public var description: String { "\(major).\(minor).\(patch)" }

    public static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    init?(_ text: String) {
      let parts = text.split(separator: ".").map { Int($0) }
      guard parts.count == 3, let major = parts[0], let minor = parts[1], let patch = parts[2] else { return nil }
      self.init(major, minor, patch)
    }
  }
}
