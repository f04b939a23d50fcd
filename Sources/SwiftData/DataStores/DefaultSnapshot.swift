import FlowSQLite
import Foundation

/// The values of any model.
public struct DefaultSnapshot: DataStoreSnapshot {
  /// The value of a property.
  enum Value: Sendable {
    case value(SQLValue)
    case one(PersistentIdentifier?)
    /// Related models; `nil` if an optional collection is.
    case many([PersistentIdentifier]?)
  }

  public let persistentIdentifier: PersistentIdentifier
  let description: ModelDescription
  /// In the order of the properties.
  private let values: [Value]

  private init(_ identifier: PersistentIdentifier, _ description: ModelDescription, _ values: [Value]) {
    persistentIdentifier = identifier
    self.description = description
    self.values = values
  }

  init(_ record: ModelRecord) {
    self.init(
      record.identifier, record.description,
      record.slots.enumerated().map { Value($0.element, record.description.properties[$0.offset]) })
  }

  public init(
    from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData]
  ) {
    self.init(backingData.record)
  }

  public func copy(
    persistentIdentifier: PersistentIdentifier,
    remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]? = [:]
  ) -> DefaultSnapshot {
    func remapped(_ identifier: PersistentIdentifier) -> PersistentIdentifier {
      remappedIdentifiers?[identifier] ?? identifier
    }
    return DefaultSnapshot(
      persistentIdentifier, description,
      values.map { value in
        switch value {
        case .value: value
        case .one(let identifier): .one(identifier.map(remapped))
        case .many(let identifiers): .many(identifiers.map { $0.map(remapped) })
        }
      })
  }

  /// The values for a record.
  ///
  /// - Parameter link: Finds a related model.
  func slots(_ link: (PersistentIdentifier) -> ModelLink = ModelLink.id) -> [ModelRecord.Slot] {
    values.map { value in
      switch value {
      case .value(let value): .value(value)
      case .one(let identifier): .one(identifier.map(link))
      case .many(let identifiers): identifiers.map { .many($0.map(link)) } ?? .value(.null)
      }
    }
  }

  /// The schema of the store that is in use: it says what the properties of an encoded snapshot are.
  @TaskLocal static var schema: Schema?
}

extension DefaultSnapshot.Value {
  fileprivate init(_ slot: ModelRecord.Slot, _ property: PropertyDescription) {
    switch slot {
    case .value(let value): self = property.isToMany ? .many(nil) : .value(value)
    case .one(let link): self = .one(link.map(\.identifier))
    case .many(let links): self = .many(links.map(\.identifier))
    case .missing: self = .missing(property)
    }
  }

  /// The value of a property that was never set.
  fileprivate static func missing(_ property: PropertyDescription) -> DefaultSnapshot.Value {
    if property.isToMany { return .many(property.isOptional ? nil : []) }
    if !property.isAttribute { return .one(nil) }
    return .value(property.isOptional ? .null : property.defaultColumnValue ?? .null)
  }
}

extension ModelLink {
  fileprivate var identifier: PersistentIdentifier {
    switch self {
    case .model(let model): model.record.identifier
    case .id(let identifier): identifier
    }
  }
}

// MARK: Coding

extension DefaultSnapshot {
  /// Encodes each property under its name. A property without a value is left out.
  ///
  /// - Throws: What the encoder or a value throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: DataStoreSnapshotCodingKey.self)
    try container.encode(persistentIdentifier, forKey: .persistentIdentifier)
    for (property, value) in zip(description.properties, values) where property.isStored {
      let key = DataStoreSnapshotCodingKey.modeledProperty(property.name)
      switch value {
      case .value(let stored): try property.encode(stored, to: &container, key)
      case .one(let identifier): try container.encodeIfPresent(identifier, forKey: key)
      case .many(let identifiers): try container.encodeIfPresent(identifiers, forKey: key)
      }
    }
  }

  /// Decodes the properties that the type of the model has in the store's schema.
  ///
  /// - Throws: An error of decoding if the type is not known, or if a value is missing or has another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: DataStoreSnapshotCodingKey.self)
    let identifier = try container.decode(PersistentIdentifier.self, forKey: .persistentIdentifier)
    guard let description = Self.description(named: identifier.entityName) else {
      throw DecodingError.dataCorruptedError(
        forKey: .persistentIdentifier, in: container,
        debugDescription: """
          The models '\(identifier.entityName)' are not known. Decode snapshots in the methods of the store, and name the \
          type in the schema of its configuration.
          """)
    }
    let values = try description.properties.map { property in
      let key = DataStoreSnapshotCodingKey.modeledProperty(property.name)
      guard property.isStored, container.contains(key), try !container.decodeNil(forKey: key) else {
        let value = Value.missing(property)
        // NaN has no value.
        if case .value(.null) = value, property.isStored, !property.isOptional, property.columnType != .real {
          throw DecodingError.keyNotFound(
            key,
            .init(
              codingPath: container.codingPath,
              debugDescription: "\(description.name).\(property.name) is required and has no value."))
        }
        return value
      }
      if property.isToMany { return Value.many(try container.decode([PersistentIdentifier].self, forKey: key)) }
      if !property.isAttribute { return .one(try container.decode(PersistentIdentifier.self, forKey: key)) }
      return .value(try property.decode(from: container, key))
    }
    self.init(identifier, description, values)
  }

  private static func description(named name: String) -> ModelDescription? {
    schema.map { schema in schema.descriptions.first { $0.name == name } } ?? ModelDescription.only(named: name)
  }

  /// The values of a snapshot of any type.
  ///
  /// - Throws: What its encoding throws, and an error of decoding if a value is missing.
  init(_ snapshot: some DataStoreSnapshot) throws {
    if let snapshot = snapshot as? DefaultSnapshot {
      self = snapshot
    } else {
      self = try JSONDecoder().decode(DefaultSnapshot.self, from: JSONEncoder().encode(snapshot))
    }
  }
}

extension PropertyDescription {
  /// Whether stores have it.
  fileprivate var isStored: Bool { hasColumn || isToMany }

  private var isTransformed: Bool {
    options.contains { if case .transformable = $0.kind { true } else { false } }
  }

  fileprivate func encode(
    _ stored: SQLValue, to container: inout KeyedEncodingContainer<DataStoreSnapshotCodingKey>,
    _ key: DataStoreSnapshotCodingKey
  ) throws {
    func encode<Value: Codable>(_ type: Value.Type) throws {
      try container.encode(AttributeCoding.decode(type, from: stored), forKey: key)
    }
    if stored.isNull { return }
    if isTransformed { return try encode(Data.self) }
    if let type = valueType as? any Codable.Type { try encode(type) }
  }

  fileprivate func decode(
    from container: KeyedDecodingContainer<DataStoreSnapshotCodingKey>, _ key: DataStoreSnapshotCodingKey
  ) throws -> SQLValue {
    func decode<Value: Codable>(_ type: Value.Type) throws -> SQLValue {
      try AttributeCoding.encode(container.decode(type, forKey: key))
    }
    if isTransformed { return try decode(Data.self) }
    guard let type = valueType as? any Codable.Type else { return .null }
    return try decode(type)
  }
}
