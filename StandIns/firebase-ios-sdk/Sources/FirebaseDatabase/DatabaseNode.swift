import Foundation
import PhoneSimulation

/// A value of the Realtime Database. There is no null: what has no value does not exist.
indirect enum DatabaseNode: Hashable, Sendable {
  case boolean(Bool)
  case integer(Int64)
  case double(Double)
  case string(String)
  case map([String: DatabaseNode])

  /// Converts a value of an app; `nil` for null and empty values.
  ///
  /// - Parameters:
  ///   - old: The value in its place, which the server may change.
  ///   - date: The time of the server.
  /// - Throws: ``UnsupportedDatabaseValue``, which ends an app on a phone.
  static func node(_ value: Any?, old: DatabaseNode? = nil, at date: Date) throws -> DatabaseNode? {
    guard let value = (value as? any OptionalValue).map(\.wrapped) ?? value else { return nil }
    if value is NSNull { return nil }
    if type(of: value) is AnyClass {
      if let number = value as? NSNumber {
        return switch String(cString: number.objCType) {
        case "c", "B": .boolean(number.boolValue)
        case "d", "f": .double(number.doubleValue)
        default: .integer(number.int64Value)
        }
      }
      if let text = value as? NSString { return .string(text as String) }
    }
    switch value {
    case let value as Bool: return .boolean(value)
    case let value as any BinaryInteger: return .integer(Int64(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: return .double(Double(value))
    case let value as String: return .string(value)
    case let value as [String: Any]:
      if let server = value[".sv"] { return serverValue(server, old: old, at: date) }
      let fields = try value.reduce(into: [String: DatabaseNode]()) {
        $0[$1.key] = try node($1.value, old: old?[$1.key], at: date)
      }
      return fields.isEmpty ? nil : .map(fields)
    case let value as [Any]:
      let fields = try value.enumerated().reduce(into: [String: DatabaseNode]()) {
        $0["\($1.offset)"] = try node($1.element, at: date)
      }
      return fields.isEmpty ? nil : .map(fields)
    default: throw UnsupportedDatabaseValue(type: "\(type(of: value))")
    }
  }

  private static func serverValue(_ value: Any, old: DatabaseNode?, at date: Date) -> DatabaseNode? {
    guard let change = value as? [String: Any], let delta = change["increment"] as? NSNumber else {
      return .integer(Int64((date.timeIntervalSince1970 * 1000).rounded()))
    }
    if case .integer(let old) = old ?? .integer(0), !["d", "f"].contains(String(cString: delta.objCType)) {
      return .integer(old &+ delta.int64Value)
    }
    return .double((old?.number ?? 0) + delta.doubleValue)
  }

  /// The value as an app reads it. What has numbers for names becomes an array.
  var value: Any {
    switch self {
    case .boolean(let value): return NSNumber(value: value)
    case .integer(let value): return NSNumber(value: value)
    case .double(let value): return NSNumber(value: value)
    case .string(let value): return value
    case .map(let fields):
      let indexes = fields.keys.compactMap { Int($0) }.filter { $0 >= 0 }
      if indexes.count == fields.count, let last = indexes.max(), last + 1 < 2 * fields.count {
        return (0...last).map { fields["\($0)"]?.value ?? NSNull() }
      }
      return fields.mapValues(\.value)
    }
  }

  /// A part of a map.
  subscript(name: String) -> DatabaseNode? { if case .map(let fields) = self { fields[name] } else { nil } }

  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  var fields: [String: DatabaseNode] { if case .map(let fields) = self { fields } else { [:] } }
}

/// A value of a type that the Realtime Database does not know.
struct UnsupportedDatabaseValue: Error {
  let type: String
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}

extension DatabaseNode? {
  /// The value at a path.
  subscript(path: ArraySlice<String>) -> DatabaseNode? {
    get {
      guard let name = path.first else { return self }
      return (self?[name] as DatabaseNode?)[path.dropFirst()]
    }
    set {
      guard let name = path.first else { return self = newValue }
      var fields = self?.fields ?? [:]
      var inner = fields[name]
      inner[path.dropFirst()] = newValue
      fields[name] = inner
      self = fields.isEmpty ? nil : .map(fields)
    }
  }
}

// MARK: - Order

extension DatabaseNode? {
  /// The order of values: none, false, true, numbers, texts, maps.
  static func order(_ left: DatabaseNode?, _ right: DatabaseNode?) -> ComparisonResult {
    func rank(_ node: DatabaseNode?) -> Int {
      switch node {
      case nil: 0
      case .boolean(let value): value ? 2 : 1
      case .integer, .double: 3
      case .string: 4
      case .map: 5
      }
    }
    let (own, other) = (rank(left), rank(right))
    if own != other { return own < other ? .orderedAscending : .orderedDescending }
    if let left = left?.number, let right = right?.number {
      return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }
    if case .string(let left) = left, case .string(let right) = right {
      return left == right
        ? .orderedSame : left.utf8.lexicographicallyPrecedes(right.utf8) ? .orderedAscending : .orderedDescending
    }
    return .orderedSame
  }
}

/// The order of names: whole numbers by their values, then texts.
func isKeyOrdered(_ left: String, _ right: String) -> Bool {
  switch (Int(left), Int(right)) {
  case (let left?, let right?): left < right
  case (_?, nil): true
  case (nil, _?): false
  default: left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

// MARK: - The phone

/// The Realtime Database on a phone.
struct DatabaseData: PhoneValue {
  var root: DatabaseNode?
  var observers: [DatabaseObserver] = []
  var lastHandle: UInt = 0
  var lastID = 0
  var isOnline = true
  var network: PhoneObservation?
  var waiting: [FirebaseListener<() -> Void>] = []
}

/// The values of the Realtime Database on a phone, for a test: the server's, as another client sees and changes them.
///
/// ```swift
/// phone.firebaseDatabase["users/1/name"] = "Ada"
/// ```
public struct SimulatedDatabase {
  let phone: SimulatedPhone

  /// The value at a path; `nil` where there is none. The path `/` has all.
  ///
  /// A value of a type that the database does not know is left out, with a warning.
  public subscript(path: String) -> Any? {
    get { phone[DatabaseData.self].root[DatabasePath.parts(path)[...]]?.value }
    nonmutating set {
      do {
        let node = try DatabaseNode.node(newValue, at: phone.now)
        phone.update(DatabaseData.self) { $0.root[DatabasePath.parts(path)[...]] = node }
        DatabaseServer(phone: phone).tellObservers()
      } catch {
        phone.warn("\(path) has a value that the Realtime Database does not know: \(newValue ?? NSNull()).")
      }
    }
  }
}

extension SimulatedPhone {
  /// The values of the Realtime Database: at first none.
  public var firebaseDatabase: SimulatedDatabase { SimulatedDatabase(phone: self) }
}

enum DatabasePath {
  static func parts(_ path: String) -> [String] { path.split(separator: "/").map(String.init) }
}
