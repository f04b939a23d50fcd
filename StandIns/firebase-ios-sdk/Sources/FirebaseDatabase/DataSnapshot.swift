import Foundation

/// What an observer sees.
public enum DataEventType: Int, Sendable {
  case childAdded, childRemoved, childChanged, childMoved, value
}

/// The number of an observer.
public typealias DatabaseHandle = UInt

/// A value as it was when it was read.
// @unchecked: its values are constant.
public final class DataSnapshot: NSObject, @unchecked Sendable {
  private let path: [String]
  let node: DatabaseNode?
  private let order: [String]?

  init(_ path: [String], _ node: DatabaseNode?, order: [String]? = nil) {
    self.path = path
    self.node = node
    self.order = order
  }

  public var key: String { path.last ?? "" }
  public var ref: DatabaseReference { DatabaseReference(path) }

  /// The value; `NSNull` where there is none.
  public var value: Any? { node?.value ?? NSNull() }

  /// Priorities are not kept.
  public var priority: Any? { nil }

  public func exists() -> Bool { node != nil }

  public func hasChildren() -> Bool { childrenCount > 0 }

  public func hasChild(_ childPathString: String) -> Bool { childSnapshot(forPath: childPathString).exists() }

  public var childrenCount: UInt { UInt(node?.fields.count ?? 0) }

  public func childSnapshot(forPath childPathString: String) -> DataSnapshot {
    let parts = DatabasePath.parts(childPathString)
    return DataSnapshot(path + parts, node[parts[...]])
  }

  /// The parts, in the order of the query.
  public var children: NSEnumerator {
    let keys = order ?? (node?.fields.keys.sorted(by: isKeyOrdered) ?? [])
    return SnapshotEnumerator(keys.map { childSnapshot(forPath: $0) })
  }

  public func valueInExportFormat() -> Any? { value }

  public override var description: String { "Snap (\(key)) \(value ?? NSNull())" }

  /// Decodes the value.
  ///
  /// - Throws: `DecodingError`.
  public func data<T: Decodable>(as type: T.Type, decoder: Database.Decoder = .init()) throws -> T {
    try decoder.decode(type, from: value ?? NSNull())
  }
}

private final class SnapshotEnumerator: NSEnumerator {
  private var rest: ArraySlice<DataSnapshot>

  init(_ snapshots: [DataSnapshot]) { rest = snapshots[...] }

  override func nextObject() -> Any? { rest.popFirst() }
}

/// A value that a transaction changes.
public final class MutableData: NSObject {
  private let path: [String]
  private let store: Store

  final class Store {
    var root: [String: Any]
    init(_ value: Any?) { root = ["value": value ?? NSNull()] }
  }

  init(_ path: [String], _ value: Any?) {
    self.path = path
    store = Store(value)
    names = []
  }

  private let names: [String]

  private init(_ path: [String], _ store: Store, _ names: [String]) {
    self.path = path
    self.store = store
    self.names = names
  }

  public var key: String? { (path + names).last }

  /// The value; `NSNull` where there is none.
  public var value: Any? {
    get { names.reduce(store.root["value"] ?? NSNull()) { Self.child($0, $1) ?? NSNull() } }
    set { store.root["value"] = Self.setting(newValue, at: names[...], in: store.root["value"]) }
  }

  public var priority: Any?
  public var childrenCount: UInt { UInt((value as? [String: Any])?.count ?? (value as? [Any])?.count ?? 0) }

  public func hasChildren() -> Bool { childrenCount > 0 }

  public func hasChild(atPath path: String) -> Bool { !(childData(byAppendingPath: path).value is NSNull) }

  public func childData(byAppendingPath path: String) -> MutableData {
    MutableData(self.path, store, names + DatabasePath.parts(path))
  }

  private static func child(_ value: Any, _ name: String) -> Any? {
    if let values = value as? [Any], let index = Int(name) {
      return values.indices.contains(index) ? values[index] : nil
    }
    return (value as? [String: Any])?[name]
  }

  private static func setting(_ new: Any?, at names: ArraySlice<String>, in old: Any?) -> Any {
    guard let name = names.first else { return new ?? NSNull() }
    var fields = old as? [String: Any] ?? [:]
    if let values = old as? [Any] {
      for (index, value) in values.enumerated() { fields["\(index)"] = value }
    }
    fields[name] = setting(new, at: names.dropFirst(), in: fields[name])
    return fields
  }
}

/// What a transaction does.
public final class TransactionResult: NSObject, @unchecked Sendable {
  // @unchecked: it is constant.
  let data: MutableData?

  private init(_ data: MutableData?) { self.data = data }

  /// Writes a value.
  public class func success(withValue value: MutableData) -> TransactionResult { TransactionResult(value) }

  /// Writes nothing.
  public class func abort() -> TransactionResult { TransactionResult(nil) }
}

/// Values that the server makes.
public enum ServerValue {
  /// The milliseconds since 1970, on the screen's clock.
  public static func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] }

  /// Adds to a number.
  public static func increment(_ delta: NSNumber) -> [AnyHashable: Any] { [".sv": ["increment": delta]] }
}
