import FlowSQLite
import Foundation

/// Objects that are to be saved with the same unique values, or one that has those of a row.
struct UniqueConflict {
  /// The names of the attributes whose values together are unique.
  let names: [String]
  /// The row that has the values; `nil` if the objects have them alone.
  let row: NSManagedObjectID?
  let objects: [NSManagedObject]
}

/// The unique values of objects that are to be saved.
struct UniqueValues {
  private struct Key: Hashable {
    let root: String
    let names: [String]
    let values: [SQLValue]
  }

  private let store: NSPersistentStore
  private let groups: [(key: Key, objects: [NSManagedObject])]

  /// - Parameter objects: The objects in the order in which they are saved.
  init(_ objects: [NSManagedObject], in store: NSPersistentStore) throws {
    self.store = store
    var groups: [(key: Key, objects: [NSManagedObject])] = []
    var places: [Key: Int] = [:]
    for object in objects {
      for names in object.entity.uniqueNames {
        let values = try names.map { try Self.value(of: object, $0) }
        // A missing value is like no other.
        if values.contains(where: \.isNull) { continue }
        let key = Key(root: object.entity.root.name ?? "", names: names, values: values)
        if let place = places[key] {
          groups[place].objects.append(object)
        } else {
          places[key] = groups.count
          groups.append((key, [object]))
        }
      }
    }
    self.groups = groups
  }

  private static func value(of object: NSManagedObject, _ name: String) throws -> SQLValue {
    guard let index = object.entity.layout.index(of: name),
      let attribute = object.entity.layout.properties[index].attribute
    else { return .null }
    return try AttributeCoding.encoded(object.values?[index], attribute)
  }

  /// The conflicts of the objects with each other; if there is none, those with rows.
  ///
  /// - Parameter saved: The keys of rows that the save writes or removes, by the names of their highest entities.
  func conflicts(with saved: [String: Set<Int64>], _ database: SQLiteDatabase) throws -> [UniqueConflict] {
    let own = groups.filter { $0.objects.count > 1 }
    if !own.isEmpty { return own.map { UniqueConflict(names: $0.key.names, row: nil, objects: $0.objects) } }
    return try groups.compactMap { key, objects in
      let entity = objects[0].entity.root
      let condition = key.names.map { "\(SQLName.quoted($0)) = ?" }.joined(separator: " AND ")
      let rows = try database.rows(
        "SELECT \(SQLName.key) FROM \(entity.layout.table) WHERE \(condition)", key.values)
      for case .integer(let row)? in rows.map(\.first) where saved[key.root]?.contains(row) != true {
        let id = try store.exact(NSManagedObjectID(entity, key: row, in: store), database)
        return UniqueConflict(names: key.names, row: id, objects: objects)
      }
      return nil
    }
  }
}

extension NSEntityDescription {
  /// The names of attributes whose values together are unique, of the entity and those above it.
  var uniqueNames: [[String]] {
    uniquenessConstraints.map { $0.map { ($0 as? NSPropertyDescription)?.name ?? "\($0)" } }
      + (superentity?.uniqueNames ?? [])
  }
}
