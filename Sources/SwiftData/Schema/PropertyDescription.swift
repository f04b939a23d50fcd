import FlowSQLite
import FlowFoundation
import Foundation

/// A stored property of a type of models.
final class PropertyDescription {
  /// What the property holds.
  enum Kind {
    /// A value.
    case attribute(ColumnType)
    /// A model or none.
    case toOne(any PersistentModel.Type)
    /// Models.
    case toMany(any PersistentModel.Type)
  }

  let name: String
  /// The name of the column: with that of the type if it is a subclass, because all classes share a table.
  let columnName: String
  /// The name of the column before the property was renamed.
  let originalColumnName: String?
  let keyPath: AnyKeyPath
  /// The key path of the class that declares the property, which its observers have.
  let declaredKeyPath: AnyKeyPath
  let kind: Kind
  let valueType: Any.Type
  let isOptional: Bool
  let options: [Schema.Attribute.Option]
  /// Whether large data is in its own file.
  let isExternal: Bool
  /// Whether changes are seen, and the value is not stored.
  private let isEphemeral: Bool
  let originalName: String?
  let defaultValue: Any?
  let deleteRule: Schema.Relationship.DeleteRule
  let minimumCount: Int
  let maximumCount: Int
  let inverseKeyPath: AnyKeyPath?

  /// - Parameters:
  ///   - inherited: The property of the superclass, if it is not declared by the type itself.
  ///   - subclass: The name of the type if it has a superclass.
  init(_ metadata: Schema.PropertyMetadata, inherited: PropertyDescription? = nil, subclass: String? = nil) {
    name = metadata.name
    keyPath = metadata.keypath
    declaredKeyPath = inherited?.declaredKeyPath ?? metadata.keypath
    func column(_ name: String) -> String { subclass.map { "\($0).\(name)" } ?? name }
    columnName = inherited?.columnName ?? column(metadata.name)
    let valueType = type(of: metadata.keypath).valueType
    self.valueType = valueType
    defaultValue = metadata.defaultValue
    let attribute = metadata.metadata as? Schema.Attribute
    let relationship = metadata.metadata as? Schema.Relationship
    let options = attribute?.options ?? []
    self.options = options
    isExternal = options.contains(.externalStorage)
    isEphemeral = options.contains(.ephemeral)
    let original = attribute?.originalName ?? relationship?.originalName ?? ""
    originalName = original.isEmpty ? nil : original
    originalColumnName = original.isEmpty ? nil : inherited?.originalColumnName ?? column(original)
    deleteRule = relationship?.deleteRule ?? .nullify
    minimumCount = relationship?.minimumModelCount ?? 0
    maximumCount = relationship?.maximumModelCount ?? 0
    inverseKeyPath = relationship?.inverseKeyPath
    let wrapped = (valueType as? any OptionalValue.Type)?.wrappedType
    if let model = (wrapped ?? valueType) as? any PersistentModel.Type {
      kind = .toOne(model)
      isOptional = wrapped != nil
    } else if let collection = valueType as? any RelationshipCollection.Type {
      kind = .toMany(Self.element(of: collection))
      isOptional = wrapped != nil
    } else {
      let isData = options.contains { if case .transformable = $0.kind { true } else { false } }
      kind = .attribute(isData ? .blob : AttributeCoding.columnType(of: valueType))
      isOptional = wrapped != nil
    }
  }

  private static func element<C: RelationshipCollection>(of collection: C.Type) -> any PersistentModel.Type {
    C.PersistentElement.self
  }

  /// The type of the related models; `nil` for an attribute.
  var destination: (any PersistentModel.Type)? {
    switch kind {
    case .attribute: nil
    case .toOne(let type), .toMany(let type): type
    }
  }

  var isAttribute: Bool { destination == nil }

  var isToMany: Bool {
    if case .toMany = kind { true } else { false }
  }

  /// Whether the table of the model has a column for it.
  var hasColumn: Bool { !isToMany && !isEphemeral }

  /// The type of the column; that of a key for a related model.
  var columnType: ColumnType {
    if case .attribute(let type) = kind { type } else { .integer }
  }

  /// The transformer between values and data; `nil` if there is none.
  var transformer: ValueTransformer? {
    for option in options {
      guard case .transformable(let name) = option.kind else { continue }
      return ValueTransformer.valueTransformer(forName: NSValueTransformerName(name))
    }
    return nil
  }

  /// The default value in a column, for rows that had no such column.
  var defaultColumnValue: SQLValue? {
    guard let value = defaultValue as? any Encodable else { return nil }
    return try? AttributeCoding.encode(value)
  }
}
