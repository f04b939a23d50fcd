import Foundation

/// A value of a field, as the server keeps it.
indirect enum FirestoreValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case double(Double)
  case timestamp(seconds: Int64, nanoseconds: Int32)
  case string(String)
  case bytes(Data)
  case reference(path: String)
  case geoPoint(latitude: Double, longitude: Double)
  case array([FirestoreValue])
  case vector([Double])
  case map([String: FirestoreValue])
}

/// A value of a type that Firestore does not know.
struct UnsupportedValue: Error {
  let type: String
}

// MARK: - Values of apps

extension FirestoreValue {
  /// Converts a value of an app.
  ///
  /// - Throws: ``UnsupportedValue``, which ends an app on a phone.
  init(_ value: Any) throws {
    if let optional = value as? any OptionalValue {
      self = try optional.wrapped.map { try FirestoreValue($0) } ?? .null
    } else if let value = value as? AnyHashable, type(of: value as Any) == AnyHashable.self,
      !(value.base is AnyHashable)
    {
      self = try FirestoreValue(value.base)
    } else {
      self = try type(of: value) is AnyClass ? FirestoreValue(object: value) : FirestoreValue(plain: value)
    }
  }

  private init(object: Any) throws {
    switch object {
    case is NSNull: self = .null
    case let value as Timestamp: self = .timestamp(seconds: value.seconds, nanoseconds: value.nanoseconds)
    case let value as GeoPoint: self = .geoPoint(latitude: value.latitude, longitude: value.longitude)
    case let value as DocumentReference: self = .reference(path: value.path)
    case let value as VectorValue: self = .vector(value.array)
    case let value as NSNumber:
      switch String(cString: value.objCType) {
      case "c", "B": self = .boolean(value.boolValue)
      case "d", "f": self = .double(value.doubleValue)
      default: self = .integer(value.int64Value)
      }
    case let value as NSString: self = .string(value as String)
    default: self = try FirestoreValue(plain: object)
    }
  }

  private init(plain value: Any) throws {
    switch value {
    case let value as Bool: self = .boolean(value)
    case let value as any BinaryInteger: self = .integer(Int64(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: self = .double(Double(value))
    case let value as String: self = .string(value)
    case let value as Date:
      let time = Timestamp(date: value)
      self = .timestamp(seconds: time.seconds, nanoseconds: time.nanoseconds)
    case let value as Data: self = .bytes(value)
    case let value as [String: Any]: self = .map(try value.mapValues { try FirestoreValue($0) })
    case let value as [Any]: self = .array(try value.map { try FirestoreValue($0) })
    default: throw UnsupportedValue(type: "\(type(of: value))")
    }
  }

  /// The value as an app reads it. Numbers are `NSNumber`, so that an app may read them as any type of number.
  var value: Any {
    switch self {
    case .null: NSNull()
    case .boolean(let value): NSNumber(value: value)
    case .integer(let value): NSNumber(value: value)
    case .double(let value): NSNumber(value: value)
    case .timestamp(let seconds, let nanoseconds): Timestamp(seconds: seconds, nanoseconds: nanoseconds)
    case .string(let value): value
    case .bytes(let value): value
    case .reference(let path): DocumentReference(path: path)
    case .geoPoint(let latitude, let longitude): GeoPoint(latitude: latitude, longitude: longitude)
    case .array(let values): values.map(\.value)
    case .vector(let values): VectorValue(values)
    case .map(let values): values.mapValues(\.value)
    }
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}

// MARK: - Order

extension FirestoreValue: Comparable {
  /// The place of the type in the order of all values.
  var rank: Int {
    switch self {
    case .null: 0
    case .boolean: 1
    case .integer, .double: 2
    case .timestamp: 3
    case .string: 4
    case .bytes: 5
    case .reference: 6
    case .geoPoint: 7
    case .array: 8
    case .vector: 9
    case .map: 10
    }
  }

  /// The number of a numeric value.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  static func < (left: FirestoreValue, right: FirestoreValue) -> Bool {
    switch (left, right) {
    case (.boolean(let left), .boolean(let right)): return !left && right
    case (.integer(let left), .integer(let right)): return left < right
    case (.timestamp(let seconds, let nanoseconds), .timestamp(let others, let otherNanoseconds)):
      return (seconds, nanoseconds) < (others, otherNanoseconds)
    // By their bytes, as in UTF-8.
    case (.string(let left), .string(let right)): return left.utf8.lexicographicallyPrecedes(right.utf8)
    case (.bytes(let left), .bytes(let right)): return left.lexicographicallyPrecedes(right)
    case (.reference(let left), .reference(let right)):
      return left.split(separator: "/").lexicographicallyPrecedes(right.split(separator: "/")) {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    case (.geoPoint(let latitude, let longitude), .geoPoint(let others, let otherLongitude)):
      return (latitude, longitude) < (others, otherLongitude)
    case (.array(let left), .array(let right)): return left.lexicographicallyPrecedes(right)
    case (.vector(let left), .vector(let right)):
      return left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
    case (.map(let left), .map(let right)):
      let (lefts, rights) = (left.sorted { $0.key < $1.key }, right.sorted { $0.key < $1.key })
      return lefts.lexicographicallyPrecedes(rights) { ($0.key, $0.value) < ($1.key, $1.value) }
    default:
      guard let number = left.number, let other = right.number else { return left.rank < right.rank }
      return number.isNaN ? !other.isNaN : number < other
    }
  }

  /// Whether two values are the same for a query: an integer is the same as a number with a fraction of zero.
  func isSame(as other: FirestoreValue) -> Bool {
    switch (self, other) {
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    case (.map(let left), .map(let right)):
      return left.count == right.count && left.allSatisfy { key, value in right[key]?.isSame(as: value) == true }
    default:
      if let number, let other = other.number { return number == other || number.isNaN && other.isNaN }
      return self == other
    }
  }
}
