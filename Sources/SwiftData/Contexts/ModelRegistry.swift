/// The models of a type that are in the memory of a context, by their keys.
final class ModelRegistry {
  /// A record that may be gone.
  private struct Entry {
    weak var record: ModelRecord?
  }

  private var entries: [Int64: Entry] = [:]

  subscript(key: Int64) -> ModelRecord? {
    get { entries[key]?.record }
    set { entries[key] = newValue.map { Entry(record: $0) } }
  }

  var isEmpty: Bool { entries.isEmpty }

  var records: [ModelRecord] { entries.values.compactMap(\.record) }

  /// Makes room for as many models.
  func reserve(_ count: Int) { entries.reserveCapacity(entries.count + count) }
}
