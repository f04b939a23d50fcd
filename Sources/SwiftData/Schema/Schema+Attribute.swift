import FlowFoundation
import Foundation

extension Schema {
  /// A property with a value.
  public final class Attribute {
    /// How values are stored.
    public struct Option: Hashable, Sendable {
      enum Kind: Hashable, Sendable {
        case unique, externalStorage, allowsCloudEncryption, preserveValueOnDeletion, ephemeral, spotlight
        case transformable(String)
      }

      let kind: Kind

      /// A new model with the value of a stored one updates that one.
      public static var unique: Option { Option(kind: .unique) }

      /// Large values are in separate files.
      public static var externalStorage: Option { Option(kind: .externalStorage) }

      /// The value may be encrypted where it is synchronized; without effect.
      public static var allowsCloudEncryption: Option { Option(kind: .allowsCloudEncryption) }

      /// The history of a deleted model keeps the value.
      public static var preserveValueOnDeletion: Option { Option(kind: .preserveValueOnDeletion) }

      /// Changes are seen, and the value is not stored.
      public static var ephemeral: Option { Option(kind: .ephemeral) }

      /// The system's search finds the value; without effect.
      public static var spotlight: Option { Option(kind: .spotlight) }

      /// A transformer turns values into data, and back.
      public static func transformable(by transformer: ValueTransformer.Type) -> Option {
        Option(kind: .transformable(String(describing: transformer)))
      }

      /// The transformer registered by a name turns values into data, and back.
      public static func transformable(by name: String) -> Option { Option(kind: .transformable(name)) }
    }

    public let name: String
    public let originalName: String
    public let options: [Option]
    public let valueType: Any.Type
    public let defaultValue: Any?
    public let hashModifier: String?

    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      name = ""
      self.originalName = originalName ?? ""
      self.options = options
      valueType = Any.self
      defaultValue = nil
      self.hashModifier = hashModifier
    }

    public init(
      name: String, originalName: String? = nil, options: [Option] = [], valueType: Any.Type, defaultValue: Any? = nil,
      hashModifier: String? = nil
    ) {
      self.name = name
      self.originalName = originalName ?? name
      self.options = options
      self.valueType = valueType
      self.defaultValue = defaultValue
      self.hashModifier = hashModifier
    }

    public var isOptional: Bool { valueType is any OptionalValue.Type }

    public var isUnique: Bool { options.contains(.unique) }

    public var isTransformable: Bool {
      options.contains { if case .transformable = $0.kind { true } else { false } }
    }
  }
}

extension Schema.Attribute: Schema.SchemaProperty, Hashable {
  public static func == (left: Schema.Attribute, right: Schema.Attribute) -> Bool {
    left.name == right.name && left.options == right.options && left.valueType == right.valueType
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
