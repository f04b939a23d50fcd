import FlowFoundation
import Foundation

/// The values of attributes: as objects have them, and as properties of Swift read them.
enum ManagedValue {
  /// A value as objects keep it: numbers as `NSNumber`, everything else in its Swift type.
  static func kept(_ value: Any?, _ attribute: NSAttributeDescription?) -> Any? {
    guard let value = value.flatMap(KeyValueCoding.plain), !(value is NSNull) else { return nil }
    switch attribute?.attributeType {
    case .transformableAttributeType, .compositeAttributeType, .undefinedAttributeType, nil: return value
    default: break
    }
    switch value {
    case let value as String: return value
    case let value as Date: return value
    case let value as UUID: return value
    case let value as URL: return value
    case let value as Data: return value
    case let value as NSNumber: return value
    case let value as NSString: return value as String
    case let value as NSDate: return value as Date
    case let value as NSUUID: return value as UUID
    case let value as NSURL: return value as URL
    case let value as NSData: return value as Data
    case let value as Decimal: return NSDecimalNumber(decimal: value)
    case let value as any RawRepresentable: return kept(value.rawValue, attribute)
    default: return number(value) ?? value
    }
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    default: nil
    }
  }

  /// A value as a type of Swift; `nil` if it is of another type.
  static func converted<T>(_ value: Any?, to type: T.Type) -> T? {
    if let value = value as? T { return value }
    if let raw = type as? any RawRepresentable.Type { return represented(value, raw) as? T }
    if let date = value as? Date, type == TimeInterval.self { return date.timeIntervalSinceReferenceDate as? T }
    if let wrapped = type as? any OptionalValue.Type { return wrapped.made(from: value) as? T }
    if let object = object(value) as? T { return object }
    guard let number = value as? NSNumber else { return nil }
    switch type {
    case is Int.Type: return number.intValue as? T
    case is Int16.Type: return number.int16Value as? T
    case is Int32.Type: return number.int32Value as? T
    case is Int64.Type: return number.int64Value as? T
    case is Double.Type: return number.doubleValue as? T
    case is Float.Type: return number.floatValue as? T
    case is Bool.Type: return number.boolValue as? T
    case is NSDecimalNumber.Type: return NSDecimalNumber(decimal: number.decimalValue) as? T
    case is Decimal.Type: return number.decimalValue as? T
    default: return nil
    }
  }

  private static func represented<R: RawRepresentable>(_ value: Any?, _ type: R.Type) -> Any? {
    converted(value, to: R.RawValue.self).flatMap(R.init(rawValue:))
  }

  /// A value as an object of Foundation's classes.
  static func object(_ value: Any?) -> NSObject? {
    switch value {
    case let value as NSObject: value
    case let value as String: NSString(string: value)
    case let value as Date: NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    case let value as Data: NSData(data: value)
    case let value as URL: NSURL(string: value.absoluteString)
    case let value as UUID: NSUUID(uuidString: value.uuidString)
    case let value as [Any]: NSArray(array: value.map { object($0) ?? NSNull() })
    case let value as [String: Any]: NSDictionary(dictionary: value.mapValues { object($0) ?? NSNull() })
    case let value as Set<AnyHashable>: NSSet(array: value.map { object($0.base) ?? NSNull() })
    case let value?: number(value)
    case nil: nil
    }
  }

  /// The value of a property that has none and whose type is not optional, as on Apple's systems.
  static func missing<T>(_ type: T.Type) -> T? {
    switch type {
    case is String.Type: "" as? T
    case is Data.Type: Data() as? T
    default: (type as? any EmptyValue.Type)?.empty as? T ?? converted(NSNumber(value: 0), to: type)
    }
  }
}

/// An optional, for a value without one.
private protocol OptionalValue {
  static func made(from value: Any?) -> Any
}

extension Optional: OptionalValue {
  static func made(from value: Any?) -> Any {
    value.flatMap { ManagedValue.converted($0, to: Wrapped.self) } as Any
  }
}

/// A collection, for no elements.
private protocol EmptyValue {
  static var empty: Any { get }
}

extension Array: EmptyValue {
  static var empty: Any { [Element]() }
}

extension Set: EmptyValue {
  static var empty: Any { Set<Element>() }
}

extension Dictionary: EmptyValue {
  static var empty: Any { [Key: Value]() }
}
