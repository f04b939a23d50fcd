/// A key for a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that flow from a view to its descendants.
///
/// They are stored as a linked list that shares its tail with the environment it was derived from: a write is one node,
/// and a copy is one reference.
public struct EnvironmentValues: CustomStringConvertible {
  private var head: EnvironmentEntry?

  /// Records the reads of keys while a view is evaluated.
  private var reader: EnvironmentReader?

  public init() {}

  /// The values without a reader, in the size of one reference.
  package struct List {
    fileprivate let head: EnvironmentEntry?
  }

  package var list: List { List(head: head) }

  package init(_ list: List) {
    head = list.head
  }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      reader?.record(id)
      guard let entry = find(id) else { return K.defaultValue }
      return unsafeDowncast(entry, to: TypedEnvironmentEntry<K>.self).value
    }
    set { store(newValue, for: key) }
  }

  /// The value of a key; `nil` if none was set.
  func stored<K: EnvironmentKey>(_ key: K.Type) -> K.Value? {
    let id = ObjectIdentifier(key)
    reader?.record(id)
    guard let entry = find(id) else { return nil }
    return unsafeDowncast(entry, to: TypedEnvironmentEntry<K>.self).value
  }

  mutating func store<K: EnvironmentKey>(_ value: K.Value, for key: K.Type) {
    head = TypedEnvironmentEntry<K>(value, id: ObjectIdentifier(key), next: head)
  }

  /// A value that belongs to the window, not to the view: replacing the whole environment keeps it.
  package subscript<K: EnvironmentKey>(window key: K.Type) -> K.Value {
    get { self[key] }
    set {
      let entry = TypedEnvironmentEntry<K>(newValue, id: ObjectIdentifier(key), next: head)
      entry.isWindowOwned = true
      head = entry
    }
  }

  /// Adopts the window's values from the surrounding environment, if this one was not derived from it.
  package mutating func adoptWindowValues(from outer: EnvironmentValues) {
    var entry = head
    while let current = entry {
      if current === outer.head { return }
      entry = current.next
    }
    var adopted: [EnvironmentEntry] = []
    entry = outer.head
    while let current = entry {
      if current.isWindowOwned, find(current.id) == nil, !adopted.contains(where: { $0.id == current.id }) {
        adopted.append(current)
      }
      entry = current.next
    }
    for entry in adopted.reversed() { head = entry.copy(next: head) }
  }

  /// Applies the writes since `old` to `new`.
  package func rebased(from old: EnvironmentValues, onto new: EnvironmentValues) -> EnvironmentValues {
    var written: [EnvironmentEntry] = []
    var entry = head
    while let current = entry, current !== old.head {
      written.append(current)
      entry = current.next
    }
    // It was derived from other values, so nothing is known about it.
    guard entry === old.head else { return self }
    var result = new
    for entry in written.reversed() {
      result.head = entry.copy(next: result.head)
    }
    return result
  }

  public var description: String {
    var parts: [String] = []
    var entry = head
    while let current = entry {
      parts.append(current.description)
      entry = current.next
    }
    return "[\(parts.joined(separator: ", "))]"
  }

  private func find(_ id: ObjectIdentifier) -> EnvironmentEntry? {
    guard let head else { return nil }
    let bit = EnvironmentEntry.filterBit(of: id)
    // Not retained during the traversal, because the head retains the rest.
    var entry = Unmanaged.passUnretained(head)
    while true {
      let (filter, entryID, next) = entry._withUnsafeGuaranteedRef { ($0.filter, $0.id, $0.unretainedNext) }
      if filter & bit == 0 { return nil }
      if entryID == id { return entry.takeUnretainedValue() }
      guard let next else { return nil }
      entry = next
    }
  }
}

extension EnvironmentValues {
  /// Whether both are the same list; equal values in different lists do not count.
  package func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }

  /// Whether both are known to be derived from the same list by writing equal values in the same order.
  @MainActor
  package func isWrittenAlike(_ other: EnvironmentValues) -> Bool {
    var mine = head
    var theirs = other.head
    while mine !== theirs {
      guard let first = mine, let second = theirs, first.id == second.id, first.isWindowOwned == second.isWindowOwned,
        first.isEqual(second)
      else { return false }
      mine = first.next
      theirs = second.next
    }
    return true
  }

  /// Whether a key is known to have the same value here and in `other`.
  @MainActor
  package func hasEqualValue(forKey id: ObjectIdentifier, as other: EnvironmentValues) -> Bool {
    let mine = find(id)
    let theirs = other.find(id)
    if mine === theirs { return true }
    guard let present = mine ?? theirs else { return true }
    return present.isEqual(mine === present ? theirs : mine)
  }

  /// The same values; reads are recorded for `node`.
  @MainActor
  package func recordingReads(for node: _ViewNode) -> EnvironmentValues {
    var copy = self
    copy.reader = EnvironmentReader(node)
    return copy
  }

  /// The same values for storage in `node`: reads are recorded while the node exists.
  @MainActor
  package func recordingLaterReads(for node: _ViewNode) -> EnvironmentValues {
    var copy = self
    copy.reader = LastingEnvironmentReader(node)
    return copy
  }

  /// The same values, without recording reads.
  package var withoutReader: EnvironmentValues {
    var copy = self
    copy.reader = nil
    return copy
  }
}

// The list is immutable; values are written once and read on the main actor.
extension EnvironmentValues: @unchecked Sendable {}

/// One write in an environment: a key, its value, and the previous environment.
class EnvironmentEntry: CustomStringConvertible {
  final let id: ObjectIdentifier
  final let next: EnvironmentEntry?
  fileprivate final let unretainedNext: Unmanaged<EnvironmentEntry>?

  /// One bit per key in this list, to rule out absent keys quickly.
  final let filter: UInt64

  /// Whether the value belongs to the window. Set before the entry is shared.
  final var isWindowOwned = false

  func copy(next: EnvironmentEntry?) -> EnvironmentEntry { self }

  init(id: ObjectIdentifier, next: EnvironmentEntry?) {
    self.id = id
    self.next = next
    unretainedNext = next.map { Unmanaged.passUnretained($0) }
    filter = (next?.filter ?? 0) | Self.filterBit(of: id)
  }

  static func filterBit(of id: ObjectIdentifier) -> UInt64 {
    // Metadata addresses are aligned, so their low bits are constant. Masking shifts: the others are generic code.
    let address = UInt(bitPattern: id)
    return 1 &<< UInt64((address &>> 4 ^ address &>> 11) & 63)
  }

  @MainActor
  func isEqual(_ other: EnvironmentEntry?) -> Bool { false }

  var description: String { "" }
}

final class TypedEnvironmentEntry<K: EnvironmentKey>: EnvironmentEntry {
  let value: K.Value

  init(_ value: K.Value, id: ObjectIdentifier, next: EnvironmentEntry?) {
    self.value = value
    super.init(id: id, next: next)
  }

  override func copy(next: EnvironmentEntry?) -> EnvironmentEntry {
    let copy = TypedEnvironmentEntry(value, id: id, next: next)
    copy.isWindowOwned = isWindowOwned
    return copy
  }

  @MainActor
  override func isEqual(_ other: EnvironmentEntry?) -> Bool {
    areKnownEqual(value, (other as? TypedEnvironmentEntry<K>)?.value ?? K.defaultValue)
  }

  override var description: String { "EnvironmentPropertyKey<\(shortTypeName(K.self))> = \(value)" }
}

/// Records the keys that a node reads.
class EnvironmentReader {
  // Used while the node is evaluated. A weak reference would add a side table to every view with an environment value.
  private unowned let node: _ViewNode

  @MainActor init(_ node: _ViewNode) { self.node = node }

  func record(_ id: ObjectIdentifier) { record(id, for: node) }

  fileprivate final func record(_ id: ObjectIdentifier, for node: _ViewNode) {
    assumeMainActor(with: node) { node in
      if node.reads == nil { node.reads = NodeReads() }
      node.reads?.add(key: id)
    }
  }
}

/// Records the reads of a node while it exists, because a task may read the environment after its view is removed.
private final class LastingEnvironmentReader: EnvironmentReader {
  private weak var node: _ViewNode?

  @MainActor override init(_ node: _ViewNode) {
    self.node = node
    super.init(node)
  }

  override func record(_ id: ObjectIdentifier) {
    if let node { record(id, for: node) }
  }
}
