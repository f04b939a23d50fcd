import Foundation

/// The truth value.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean }

/// Whether a number has a fraction.
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool { ["f", "d"].contains(String(cString: number.objCType)) }

/// The number of elements.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// The number of keys.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }

/// The number of UTF-16 units.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.utf16.count }

/// Creates a date.
///
/// - Parameter at: Seconds from the first instant of 2001.
public func CFDateCreate(_ allocator: CFAllocator?, _ at: CFAbsoluteTime) -> CFDate! {
  Date(timeIntervalSinceReferenceDate: at)
}

/// The seconds from the first instant of 2001.
public func CFDateGetAbsoluteTime(_ theDate: CFDate!) -> CFAbsoluteTime { theDate.timeIntervalSinceReferenceDate }
