import FlowSQLite

/// How the columns of a model's table become the values of a record.
struct RowReader {
  private enum Kind {
    case value
    /// Data that may be in a file, which is read when it is needed.
    case external
    /// The key of a model.
    case key(entityName: String, storeIdentifier: String?)
  }

  /// The columns, as a statement names them behind the key.
  let columns: String
  /// Whether the first of them is the name of the row's type.
  let readsType: Bool
  /// The place of each column's property, and what it is.
  private let kinds: [(index: Int, kind: Kind)]
  private let slotCount: Int

  init(_ description: ModelDescription, in core: ContainerCore) {
    readsType = core.schema.isFamily(description)
    columns =
      (readsType ? ", t0." + SQLName.type : "") + description.columns.map { ", t0." + description.column($0) }.joined()
    slotCount = description.properties.count
    kinds = description.columns.map { index in
      let property = description.properties[index]
      if property.isAttribute { return (index, property.isExternal ? .external : .value) }
      let destination = description.destination(of: index)
      return (
        index, .key(entityName: destination.name, storeIdentifier: core.store(of: destination)?.identifier)
      )
    }
  }

  /// The name of the type of a row; `nil` for the type that others inherit from.
  func type(of row: SQLRow) -> String? {
    if readsType, case .text(let name) = row[1] { name } else { nil }
  }

  /// The values of a row, in the order of the properties.
  func slots(of row: SQLRow) -> [ModelRecord.Slot] {
    var slots = [ModelRecord.Slot](repeating: .missing, count: slotCount)
    var column = readsType ? 2 : 1
    for (index, kind) in kinds {
      switch kind {
      case .value: slots[index] = .value(row[column])
      case .external:
        let value = row[column]
        if case .text = value { break }
        slots[index] = .value(value)
      case .key(let entityName, let storeIdentifier):
        if case .integer(let key) = row[column] {
          slots[index] = .one(
            .id(PersistentIdentifier(.permanent(key), entityName: entityName, storeIdentifier: storeIdentifier)))
        } else {
          slots[index] = .one(nil)
        }
      }
      column += 1
    }
    return slots
  }
}
