extension Schema {
  /// A property that leads to models.
  public final class Relationship {
    /// How models are related.
    public struct Option: Hashable, Sendable {
      /// Each related model occurs once, as always.
      public static var unique: Option { Option() }
    }

    /// What happens to the related models when a model is deleted.
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      /// Nothing: they lead to a model that is gone.
      case noAction
      /// They lead to no model any more.
      case nullify
      /// They are deleted, too.
      case cascade
      /// The model cannot be deleted while there are any.
      case deny
    }

    public private(set) var name = ""
    public private(set) var valueType: Any.Type = Any.self
    public private(set) var destination = ""
    public private(set) var isOptional = false
    /// Whether at most one model is related.
    public private(set) var isToOneRelationship = false
    public let options: [Option]
    public let deleteRule: DeleteRule
    public let minimumModelCount: Int?
    public let maximumModelCount: Int?
    public let originalName: String
    public let inverseKeyPath: AnyKeyPath?
    public let hashModifier: String?

    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
      originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName ?? ""
      inverseKeyPath = inverse
      self.hashModifier = hashModifier
    }

    public var isUnique: Bool { options.contains(.unique) }

    func describe(
      name: String, valueType: Any.Type, destination: any PersistentModel.Type, isOptional: Bool, isToOne: Bool
    ) {
      self.name = name
      self.valueType = valueType
      self.destination = ModelDescription.name(of: destination)
      self.isOptional = isOptional
      isToOneRelationship = isToOne
    }
  }
}

extension Schema.Relationship: Schema.SchemaProperty, Hashable {
  public static func == (left: Schema.Relationship, right: Schema.Relationship) -> Bool {
    left.name == right.name && left.destination == right.destination && left.deleteRule == right.deleteRule
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
