import FlowSQLite
import Foundation

/// The properties of an entity in order, and where a store has them.
final class EntityLayout {
  /// Where the values of a property are.
  enum Place {
    case column(String)
    /// In a column of the other entity's table.
    case otherColumn(table: String, column: String)
    case join(JoinTable)
    /// Nowhere.
    case none
  }

  struct Property {
    let description: NSPropertyDescription
    let place: Place

    var attribute: NSAttributeDescription? { description as? NSAttributeDescription }
    var relationship: NSRelationshipDescription? { description as? NSRelationshipDescription }
    var fetched: NSFetchedPropertyDescription? { description as? NSFetchedPropertyDescription }
    var name: String { description.name }
  }

  /// The table of a relationship with keys of both sides.
  struct JoinTable: Hashable {
    let name: String
    /// The columns with the keys of this side's objects, and of the others.
    let own: String
    let other: String
    let isOrdered: Bool

    var quoted: String { SQLName.quoted(name) }
  }

  let table: String
  let properties: [Property]
  let hasFetchedProperties: Bool
  private let indices: [String: Int]
  /// The properties with a column, in the order of statements.
  let columns: [(index: Int, name: String)]

  init(_ entity: NSEntityDescription) {
    table = SQLName.quoted(entity.root.name ?? "")
    properties = entity.properties.map { Property(description: $0, place: Self.place(of: $0)) }
    hasFetchedProperties = properties.contains { $0.fetched != nil }
    indices = Dictionary(properties.enumerated().map { ($1.name, $0) }) { first, _ in first }
    columns = properties.enumerated().compactMap { index, property in
      if case .column(let name) = property.place { (index, name) } else { nil }
    }
  }

  func index(of name: String) -> Int? { indices[name] }

  private static func place(of property: NSPropertyDescription) -> Place {
    if property.isTransient || property is NSFetchedPropertyDescription { return .none }
    let column = SQLName.quoted(property.name)
    guard let relationship = property as? NSRelationshipDescription else { return .column(column) }
    if !relationship.isToMany { return .column(column) }
    let inverse = relationship.inverseRelationship
    if !relationship.isOrdered, let inverse, !inverse.isToMany, !inverse.isTransient {
      return .otherColumn(
        table: SQLName.quoted(inverse.owner?.root.name ?? ""), column: SQLName.quoted(inverse.name))
    }
    return .join(joinTable(of: relationship))
  }

  private static func joinTable(of relationship: NSRelationshipDescription) -> JoinTable {
    func name(_ relationship: NSRelationshipDescription) -> String {
      "\(relationship.owner?.name ?? "").\(relationship.name)"
    }
    let own = name(relationship)
    let isFirst = relationship.inverseRelationship.map { own <= name($0) || !$0.isToMany } ?? true
    let isOrdered = relationship.isOrdered
    guard !isFirst, let inverse = relationship.inverseRelationship else {
      return JoinTable(name: own, own: "owner", other: "target", isOrdered: isOrdered)
    }
    return JoinTable(name: name(inverse), own: "target", other: "owner", isOrdered: isOrdered)
  }
}

extension SQLName {
  /// The column of the key of an object, of its entity, and of the number of its changes.
  static let key = "\"Z_PK\""
  static let entity = "\"Z_ENT\""
  static let version = "\"Z_OPT\""
}
