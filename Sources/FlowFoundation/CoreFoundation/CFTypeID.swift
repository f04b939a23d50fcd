import Foundation

/// The number of a type of Core Foundation.
public typealias CFTypeID = UInt

public func CFStringGetTypeID() -> CFTypeID { CoreFoundationKind.string.rawValue }
public func CFBooleanGetTypeID() -> CFTypeID { CoreFoundationKind.boolean.rawValue }
public func CFNumberGetTypeID() -> CFTypeID { CoreFoundationKind.number.rawValue }
public func CFDataGetTypeID() -> CFTypeID { CoreFoundationKind.data.rawValue }
public func CFDateGetTypeID() -> CFTypeID { CoreFoundationKind.date.rawValue }
public func CFArrayGetTypeID() -> CFTypeID { CoreFoundationKind.array.rawValue }
public func CFDictionaryGetTypeID() -> CFTypeID { CoreFoundationKind.dictionary.rawValue }
public func CFURLGetTypeID() -> CFTypeID { CoreFoundationKind.url.rawValue }
public func CFNullGetTypeID() -> CFTypeID { CoreFoundationKind.null.rawValue }

/// The number of a value's type: a truth value in a number has that of truth values.
public func CFGetTypeID(_ cf: Any!) -> CFTypeID {
  let kind: CoreFoundationKind =
    switch cf {
    case is String, is NSString: .string
    case let number as NSNumber where number.isTruthValue: .boolean
    case is NSNumber, is any BinaryInteger, is any BinaryFloatingPoint: .number
    case is Data, is NSData: .data
    case is Date, is NSDate: .date
    case is [Any], is NSArray: .array
    case is [AnyHashable: Any], is NSDictionary: .dictionary
    case is URL, is NSURL: .url
    case is NSNull: .null
    default: .other
    }
  return kind.rawValue
}

/// The types of Core Foundation that are told apart.
private enum CoreFoundationKind: CFTypeID {
  case other = 1
  case string, boolean, number, data, date, array, dictionary, url, null
}

extension NSNumber {
  /// Whether the number stands for a truth value: there are two such numbers.
  fileprivate var isTruthValue: Bool { self === NSNumber(value: true) || self === NSNumber(value: false) }
}
