import Foundation

/// A value stored by `AppStorage` and `SceneStorage`, of a property list type.
package enum StoredValue: Hashable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case url(URL)
  case data(Data)
  case date(Date)
}

/// The conversion of a type to and from stored values.
struct StoredValueCoding<Value> {
  /// Decodes a value; returns `nil` if the stored value has another type.
  let decode: (StoredValue) -> Value?

  /// Encodes a value; returns `nil` to remove the key.
  let encode: (Value) -> StoredValue?

  /// The conversion for an optional value.
  func optional() -> StoredValueCoding<Value?> {
    StoredValueCoding<Value?>(decode: { .some(decode($0)) }, encode: { $0.flatMap(encode) })
  }
}

// Numbers, Booleans and their textual arguments are convertible, as in user defaults.

extension StoredValueCoding where Value == Bool {
  static var bool: Self {
    Self(
      decode: {
        switch $0 {
        case .bool(let value): value
        case .int(let value): value != 0
        case .double(let value): value != 0
        case .string(let value): NSString(string: value).boolValue
        default: nil
        }
      }, encode: { .bool($0) })
  }
}

extension StoredValueCoding where Value == Int {
  static var int: Self {
    Self(
      decode: {
        switch $0 {
        case .bool(let value): value ? 1 : 0
        case .int(let value): value
        case .double(let value): Int(exactly: value.rounded(.towardZero))
        case .string(let value): Int(value)
        default: nil
        }
      }, encode: { .int($0) })
  }
}

extension StoredValueCoding where Value == Double {
  static var double: Self {
    Self(
      decode: {
        switch $0 {
        case .bool(let value): value ? 1 : 0
        case .int(let value): Double(value)
        case .double(let value): value
        case .string(let value): Double(value)
        default: nil
        }
      }, encode: { .double($0) })
  }
}

extension StoredValueCoding where Value == String {
  static var string: Self {
    Self(decode: { if case .string(let value) = $0 { value } else { nil } }, encode: { .string($0) })
  }
}

extension StoredValueCoding where Value == URL {
  static var url: Self {
    Self(
      decode: {
        switch $0 {
        case .url(let value): value
        case .string(let value): URL(string: value)
        default: nil
        }
      }, encode: { .url($0) })
  }
}

extension StoredValueCoding where Value == Data {
  static var data: Self {
    Self(decode: { if case .data(let value) = $0 { value } else { nil } }, encode: { .data($0) })
  }
}

extension StoredValueCoding where Value == Date {
  static var date: Self {
    Self(decode: { if case .date(let value) = $0 { value } else { nil } }, encode: { .date($0) })
  }
}

extension StoredValueCoding where Value: RawRepresentable {
  static func raw(_ coding: StoredValueCoding<Value.RawValue>) -> Self {
    Self(decode: { coding.decode($0).flatMap(Value.init(rawValue:)) }, encode: { coding.encode($0.rawValue) })
  }
}
