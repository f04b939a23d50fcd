import FlowFoundation
import FlowSQLite
import Foundation

/// A statement that selects rows of an entity.
struct SQLQuery {
  let entity: NSEntityDescription
  private(set) var parameters: [SQLValue] = []
  /// The names of the highest entities that the conditions lead to.
  private(set) var otherTables: Set<String> = []
  private var joins: [String] = []
  private var joinedPaths: [String: String] = [:]
  private var conditions: [String] = []
  private var orders: [String] = []
  private var aliases = 0
  private var limits = ""

  init(_ entity: NSEntityDescription, includesSubentities: Bool) {
    self.entity = entity
    let names = includesSubentities ? entity.family.compactMap(\.name) : [entity.name ?? ""]
    if entity.superentity != nil || !includesSubentities && !entity.subentities.isEmpty {
      let list = names.map { "'" + $0.replacing("'", with: "''") + "'" }.joined(separator: ", ")
      conditions = ["t0.\(SQLName.entity) IN (\(list))"]
    }
  }

  var statement: String {
    let order = orders + ["t0.\(SQLName.key)"]
    return """
      SELECT \(NSPersistentStore.selection(entity.layout, alias: "t0")) FROM \(entity.layout.table) AS t0\(joins.joined()) \
      \(conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")) \
      ORDER BY \(order.joined(separator: ", "))\(limits)
      """
  }

  mutating func limit(_ limit: Int, offset: Int) {
    if limit > 0 || offset > 0 { limits = " LIMIT \(limit > 0 ? limit : -1) OFFSET \(offset)" }
  }

  // MARK: - Conditions

  /// Adds what SQL can say of a predicate.
  ///
  /// - Returns: The rest, which has to be evaluated in memory.
  mutating func add(_ tree: PredicateTree) -> PredicateTree? {
    var rest: PredicateTree?
    for part in tree.conjuncts {
      var attempt = SQLCondition(entity, alias: "t0", query: self)
      if let text = attempt.text(part) {
        self = attempt.query
        conditions.append(text)
        parameters += attempt.parameters
      } else {
        noteTables(of: attempt.query)
        rest = rest.map { .and($0, part) } ?? part
      }
    }
    return rest
  }

  private mutating func noteTables(of other: SQLQuery) { otherTables.formUnion(other.otherTables) }

  /// Adds an order.
  ///
  /// - Returns: Whether SQL can sort so. If it cannot, nothing is added.
  mutating func add(_ descriptors: [NSSortDescriptor]) -> Bool {
    var attempt = self
    var texts: [String] = []
    for descriptor in descriptors {
      // A key path of Swift is sorted in memory: its order may be any closure.
      guard let key = (descriptor as? KeySortDescriptor)?.sortedKey,
        let column = attempt.column(key.split(separator: ".").map(String.init), entity, "t0"),
        let attribute = column.property.attribute
      else { return false }
      var text = column.text
      switch attribute.attributeType {
      case .stringAttributeType:
        let order = (descriptor as? KeySortDescriptor)?.order ?? .plain
        guard let name = StoreTexts.order(order) else { return false }
        text += " COLLATE \(name)"
      case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
        .floatAttributeType, .booleanAttributeType, .dateAttributeType, .UUIDAttributeType:
        break
      default: return false
      }
      texts.append(text + (descriptor.ascending ? " ASC" : " DESC"))
    }
    self = attempt
    orders = texts
    return true
  }

  // MARK: - Columns

  /// A column and what is in it.
  struct Column {
    let text: String
    let property: EntityLayout.Property
  }

  /// A new name for a table.
  mutating func alias() -> String {
    aliases += 1
    return "t\(aliases)"
  }

  mutating func noteTable(_ entity: NSEntityDescription) { otherTables.insert(entity.root.name ?? "") }

  /// The column at a path through relationships to one; `nil` if there is none.
  mutating func column(_ keys: [String], _ start: NSEntityDescription, _ alias: String) -> Column? {
    var (entity, alias, path) = (start, alias, alias)
    for (place, key) in keys.enumerated() {
      guard let index = entity.layout.index(of: key) else { return nil }
      let property = entity.layout.properties[index]
      guard case .column(let name) = property.place else { return nil }
      if place == keys.count - 1 { return Column(text: "\(alias).\(name)", property: property) }
      guard let destination = property.relationship?.destinationEntity else { return nil }
      noteTable(destination)
      path += ".\(key)"
      if let known = joinedPaths[path] {
        alias = known
      } else {
        let new = self.alias()
        joins.append(
          " LEFT JOIN \(destination.layout.table) AS \(new) ON \(new).\(SQLName.key) = \(alias).\(name)")
        joinedPaths[path] = new
        alias = new
      }
      entity = destination
    }
    return nil
  }
}
