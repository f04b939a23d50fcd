import FlowFoundation
import Foundation

/// Objects as dictionaries, perhaps in groups.
struct DictionaryResults {
  private let options: FetchOptions
  private let entity: NSEntityDescription

  init(_ options: FetchOptions, _ entity: NSEntityDescription) {
    self.options = options
    self.entity = entity
  }

  private enum Column {
    case key(String)
    case expression(String, PredicateTerm)

    init?(_ property: Any) {
      switch property {
      case let name as String: self = .key(name)
      case let expression as NSExpressionDescription:
        guard let content = expression.expression else { return nil }
        self = .expression(expression.name, content.term)
      case let property as NSPropertyDescription: self = .key(property.name)
      default: return nil
      }
    }

    var isAggregate: Bool {
      guard case .expression(_, .function(let name, _)) = self else { return false }
      return ["sum:", "count:", "min:", "max:", "average:"].contains(name)
    }
  }

  func rows(_ objects: [NSManagedObject]) throws -> [NSDictionary] {
    let named: [Any] = options.propertiesToFetch ?? entity.attributesByName.keys.sorted()
    let columns = named.compactMap(Column.init)
    let grouping = (options.propertiesToGroupBy ?? []).compactMap(Column.init)
    if grouping.isEmpty, !columns.contains(where: \.isAggregate) {
      let rows = try objects.map { try row(columns, [$0]) }
      return limited(options.isDistinct ? distinct(rows) : rows)
    }
    var groups: [(key: NSDictionary, objects: [NSManagedObject])] = []
    for object in objects {
      let key = try row(grouping, [object])
      if let place = groups.firstIndex(where: { $0.key == key }) {
        groups[place].objects.append(object)
      } else {
        groups.append((key, [object]))
      }
    }
    if grouping.isEmpty, groups.isEmpty { groups = [(NSDictionary(), [])] }
    let rows = try groups.map { try row(columns, $0.objects) }
    let having = options.havingPredicate
    return limited(rows.filter { having?.evaluate(with: $0) ?? true })
  }

  private func row(_ columns: [Column], _ objects: [NSManagedObject]) throws -> NSDictionary {
    var values: [String: Any] = [:]
    for column in columns {
      switch column {
      case .key(let key):
        let path = key.split(separator: ".").map(String.init)[...]
        let value = try objects.first.flatMap { try KeyValueCoding.value(of: $0, at: path) }
        if let object = value as? NSManagedObject { values[key] = object.id } else { values[key] = value }
      case .expression(let name, let term):
        let subject: Any? = column.isAggregate ? objects : objects.first
        let value = try term.value(in: PredicateScope(subject))
        if let object = value as? NSManagedObject { values[name] = object.id } else { values[name] = value }
      }
    }
    return NSDictionary(dictionary: values)
  }

  private func distinct(_ rows: [NSDictionary]) -> [NSDictionary] {
    rows.reduce(into: []) { result, row in if !result.contains(row) { result.append(row) } }
  }

  private func limited(_ rows: [NSDictionary]) -> [NSDictionary] {
    guard options.propertiesToGroupBy != nil || options.isDistinct else { return rows }
    let rest = rows.dropFirst(options.offset)
    return Array(options.limit > 0 ? rest.prefix(options.limit) : rest)
  }
}
