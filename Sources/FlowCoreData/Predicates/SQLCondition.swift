import FlowFoundation
import FlowSQLite
import Foundation

/// Says a predicate in SQL. Each method returns `nil` if SQL does not say exactly the same.
struct SQLCondition {
  private let entity: NSEntityDescription
  private let alias: String
  var query: SQLQuery
  private(set) var parameters: [SQLValue] = []

  init(_ entity: NSEntityDescription, alias: String, query: SQLQuery) {
    self.entity = entity
    self.alias = alias
    self.query = query
  }

  mutating func text(_ tree: PredicateTree) -> String? {
    switch tree {
    case .constant(let value): return value ? "1" : "0"
    case .and(let left, let right): return joined(left, "AND", right)
    case .or(let left, let right): return joined(left, "OR", right)
    case .not(let inner):
      // An unknown result counts as false, also behind NOT.
      return text(inner).map { "NOT IFNULL(\($0), 0)" }
    case .comparison(let comparison): return text(comparison)
    case .predicate: return nil
    }
  }

  private mutating func joined(_ left: PredicateTree, _ word: String, _ right: PredicateTree) -> String? {
    guard let left = text(left), let right = text(right) else { return nil }
    return "(\(left) \(word) \(right))"
  }

  // MARK: - Comparisons

  private mutating func text(_ comparison: PredicateComparison) -> String? {
    if comparison.quantifier != nil { return quantified(comparison) }
    if let text = toMany(comparison) { return text }
    if case .object = comparison.left { return identity(comparison) }
    if case .keyPath(.object, ["objectID"]) = comparison.left { return identity(comparison) }
    if case .keyPath(.object, let keys) = comparison.left {
      noteTables(keys)
      guard let column = query.column(keys, entity, alias) else { return nil }
      return text(column, comparison)
    }
    // `3 < count` is `count > 3`.
    guard case .keyPath(.object, _) = comparison.right, let turned = comparison.turned else { return nil }
    return text(turned)
  }

  private mutating func noteTables(_ keys: [String]) {
    var current: NSEntityDescription? = entity
    for key in keys {
      current = current?.relationshipsByName[key]?.destinationEntity
      if let current { query.noteTable(current) }
    }
  }

  private mutating func text(_ column: SQLQuery.Column, _ comparison: PredicateComparison) -> String? {
    if column.property.relationship != nil { return related(column.text, comparison) }
    guard let attribute = column.property.attribute else { return nil }
    if case .keyPath(.object, let keys) = comparison.right {
      noteTables(keys)
      guard let other = query.column(keys, entity, alias), let otherAttribute = other.property.attribute,
        attribute.attributeType == otherAttribute.attributeType, comparison.options.isEmpty
      else { return nil }
      return compared(column.text, comparison.comparison, other.text, attribute)
    }
    guard let value = constant(comparison.right) else { return nil }
    switch comparison.comparison {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      return text(column.text, attribute, comparison.comparison, comparison.options, value)
    case .isIn: return isIn(column.text, attribute, comparison.options, value)
    case .between: return isBetween(column.text, attribute, comparison.options, value)
    case .contains, .beginsWith, .endsWith, .like, .matches:
      guard attribute.attributeType == .stringAttributeType, case .text(let text) = PredicateValue(value),
        let function = StoreTexts.function(comparison.comparison, comparison.options)
      else { return nil }
      // What is no regular expression is an error in memory.
      if comparison.comparison == .matches, PredicateText.matches("", text, []) == nil { return nil }
      parameters.append(.text(text))
      return "\(function)(\(column.text), ?)"
    }
  }

  /// The value of an expression without an object; `nil` if it needs one.
  private func constant(_ term: PredicateTerm) -> Any?? {
    switch term {
    case .value(let value): return .some(value)
    case .list(let parts):
      var values: [Any?] = []
      for part in parts {
        guard let value = constant(part) else { return nil }
        values.append(value)
      }
      return .some(values)
    case .function, .set, .conditional:
      // Functions of constants.
      guard term.isConstant, let value = try? term.value(in: PredicateScope(nil)) else { return nil }
      return .some(value)
    default: return nil
    }
  }

  /// A value as the column has it; `nil` if it cannot be compared with values of the column's type.
  private func encoded(_ value: Any?, _ attribute: NSAttributeDescription) -> SQLValue? {
    let value = PredicateValue(value)
    switch (attribute.attributeType, value) {
    case (_, .null): return .null
    case (.integer16AttributeType, .number(let number)), (.integer32AttributeType, .number(let number)),
      (.integer64AttributeType, .number(let number)), (.booleanAttributeType, .number(let number)),
      (.doubleAttributeType, .number(let number)), (.floatAttributeType, .number(let number)):
      switch number {
      case .integer(let value): return .integer(value)
      case .real(let value): return value.isNaN ? nil : .real(value)
      case .decimal: return nil
      }
    case (.dateAttributeType, .date(let date)): return .real(date.timeIntervalSinceReferenceDate)
    case (.dateAttributeType, .number(let number)): return .real(number.double)
    case (.stringAttributeType, .text(let text)): return .text(text)
    case (.UUIDAttributeType, .other(let id as UUID)): return .blob(withUnsafeBytes(of: id.uuid) { Data($0) })
    case (.UUIDAttributeType, .other(let id as NSUUID)):
      return .blob(withUnsafeBytes(of: (id as UUID).uuid) { Data($0) })
    case (.URIAttributeType, .other(let url as URL)): return .text(url.absoluteString)
    case (.binaryDataAttributeType, .other(let data as Data)): return .blob(data)
    default: return nil
    }
  }

  private mutating func text(
    _ column: String, _ attribute: NSAttributeDescription, _ comparison: PredicateComparison.Operator,
    _ options: PredicateTextOptions, _ value: Any?
  ) -> String? {
    guard let encoded = encoded(value, attribute) else { return nil }
    if case .text(let text) = encoded, attribute.attributeType == .stringAttributeType, !options.isEmpty {
      guard comparison == .equal || comparison == .notEqual, let function = StoreTexts.function(.equal, options) else {
        return nil
      }
      parameters.append(.text(text))
      return comparison == .equal ? "\(function)(\(column), ?)" : "NOT IFNULL(\(function)(\(column), ?), 0)"
    }
    // Data has no order.
    if attribute.attributeType == .binaryDataAttributeType, comparison != .equal, comparison != .notEqual { return nil }
    parameters.append(encoded)
    return compared(column, comparison, "?", attribute)
  }

  private func compared(
    _ left: String, _ comparison: PredicateComparison.Operator, _ right: String, _ attribute: NSAttributeDescription
  ) -> String? {
    switch attribute.attributeType {
    case .transformableAttributeType, .compositeAttributeType, .undefinedAttributeType, .decimalAttributeType:
      if right != "?" || parameters.last != .null { return nil }
    default: break
    }
    switch comparison {
    case .equal: return "\(left) IS \(right)"
    case .notEqual: return "\(left) IS NOT \(right)"
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      let isText = attribute.attributeType == .stringAttributeType || attribute.attributeType == .URIAttributeType
      return "\(left)\(isText ? " COLLATE \(StoreTexts.order)" : "") \(comparison.rawValue) \(right)"
    default: return nil
    }
  }

  private mutating func isIn(
    _ column: String, _ attribute: NSAttributeDescription, _ options: PredicateTextOptions, _ value: Any?
  ) -> String? {
    guard case .list(let values) = PredicateValue(value), values.count < 10_000 else { return nil }
    let parts = values.map { text(column, attribute, .equal, options, $0) }
    guard !parts.contains(nil) else { return nil }
    return parts.isEmpty ? "0" : "(" + parts.compactMap(\.self).joined(separator: " OR ") + ")"
  }

  private mutating func isBetween(
    _ column: String, _ attribute: NSAttributeDescription, _ options: PredicateTextOptions, _ value: Any?
  ) -> String? {
    guard case .list(let bounds) = PredicateValue(value), bounds.count == 2,
      let low = text(column, attribute, .greaterOrEqual, options, bounds[0]),
      let high = text(column, attribute, .lessOrEqual, options, bounds[1])
    else { return nil }
    return "(\(low) AND \(high))"
  }

  // MARK: - Objects

  /// The key of an object or identifier; NULL if there is none, and -1 for one that is not saved.
  private func key(_ value: Any?) -> SQLValue? {
    switch PredicateValue(value) {
    case .null: return .null
    case .other(let object as NSManagedObject): return .integer(object.id.isTemporaryID ? -1 : object.id.key)
    case .other(let id as NSManagedObjectID): return .integer(id.isTemporaryID ? -1 : id.key)
    default: return nil
    }
  }

  private mutating func identity(_ comparison: PredicateComparison) -> String? {
    related("\(alias).\(SQLName.key)", comparison)
  }

  private mutating func related(_ column: String, _ comparison: PredicateComparison) -> String? {
    guard let value = constant(comparison.right) else { return nil }
    switch comparison.comparison {
    case .equal, .notEqual:
      guard let key = key(value) else { return nil }
      parameters.append(key)
      return "\(column) IS \(comparison.comparison == .equal ? "" : "NOT ")?"
    case .isIn:
      guard case .list(let values) = PredicateValue(value), values.count < 10_000 else { return nil }
      let keys = values.map(key)
      guard !keys.contains(nil) else { return nil }
      parameters += keys.compactMap(\.self)
      return keys.isEmpty ? "0" : "(" + keys.map { _ in "\(column) IS ?" }.joined(separator: " OR ") + ")"
    default: return nil
    }
  }

  // MARK: - Relationships to many

  /// The table of a relationship to many as the start of a statement about its objects.
  private mutating func source(_ key: String) -> (entity: NSEntityDescription, alias: String, text: String)? {
    guard let index = entity.layout.index(of: key) else { return nil }
    let property = entity.layout.properties[index]
    guard let destination = property.relationship?.destinationEntity else { return nil }
    query.noteTable(destination)
    let new = query.alias()
    let table = destination.layout.table
    switch property.place {
    case .otherColumn(_, let column):
      return (destination, new, "FROM \(table) AS \(new) WHERE \(new).\(column) = \(alias).\(SQLName.key)")
    case .join(let join):
      let pairs = query.alias()
      let text = """
        FROM \(join.quoted) AS \(pairs) JOIN \(table) AS \(new) ON \(new).\(SQLName.key) = \(pairs).\(join.other) \
        WHERE \(pairs).\(join.own) = \(alias).\(SQLName.key)
        """
      return (destination, new, text)
    case .column, .none: return nil
    }
  }

  /// `items.@count > 2` and `items CONTAINS object`.
  private mutating func toMany(_ comparison: PredicateComparison) -> String? {
    guard case .keyPath(.object, let keys) = comparison.left, let first = keys.first,
      entity.relationshipsByName[first]?.isToMany == true, let value = constant(comparison.right)
    else { return nil }
    if keys == [first, "@count"], let number = value.flatMap({ PredicateNumber($0) }),
      case .integer(let count) = number,
      PredicateComparison.Operator.ordering.contains(comparison.comparison), let source = source(first)
    {
      parameters.append(.integer(count))
      return "(SELECT COUNT(*) \(source.text)) \(comparison.comparison.rawValue) ?"
    }
    if keys == [first], comparison.comparison == .contains, let key = key(value), key != .null,
      let source = source(first)
    {
      parameters.append(key)
      return "EXISTS (SELECT 1 \(source.text) AND \(source.alias).\(SQLName.key) IS ?)"
    }
    return nil
  }

  private mutating func quantified(_ comparison: PredicateComparison) -> String? {
    guard case .keyPath(.object, let keys) = comparison.left, let first = keys.first, keys.count <= 2,
      entity.relationshipsByName[first]?.isToMany == true, let source = source(first)
    else { return nil }
    var inner = comparison
    inner.quantifier = nil
    inner.left = keys.count == 1 ? .object : .keyPath(.object, [keys[1]])
    guard constant(comparison.right) != nil else { return nil }
    var condition = SQLCondition(source.entity, alias: source.alias, query: query)
    guard let text = condition.text(inner) else { return nil }
    query = condition.query
    parameters += condition.parameters
    switch comparison.quantifier {
    case .any: return "EXISTS (SELECT 1 \(source.text) AND \(text))"
    case .some(.none): return "NOT EXISTS (SELECT 1 \(source.text) AND \(text))"
    case .all: return "NOT EXISTS (SELECT 1 \(source.text) AND NOT IFNULL(\(text), 0))"
    case nil: return nil
    }
  }
}

extension PredicateComparison.Operator {
  fileprivate static let ordering: Set<Self> = [.equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual]
}

extension PredicateComparison {
  /// The comparison with its sides changed; `nil` if it has none.
  fileprivate var turned: PredicateComparison? {
    let turns: [Operator: Operator] = [
      .equal: .equal, .notEqual: .notEqual, .less: .greater, .lessOrEqual: .greaterOrEqual, .greater: .less,
      .greaterOrEqual: .lessOrEqual, .isIn: .contains,
    ]
    guard let turn = turns[comparison], !(comparison == .isIn && !isRelationshipRight) else { return nil }
    var turned = self
    (turned.left, turned.right, turned.comparison) = (right, left, turn)
    return turned
  }

  private var isRelationshipRight: Bool { if case .keyPath = right { true } else { false } }
}

extension PredicateTerm {
  /// Whether the value does not depend on an object or variables.
  fileprivate var isConstant: Bool {
    switch self {
    case .value: true
    case .list(let parts), .function(_, let parts): parts.allSatisfy(\.isConstant)
    case .set(_, let left, let right): left.isConstant && right.isConstant
    case .keyPath(let base, _): base.isConstant
    default: false
    }
  }
}
