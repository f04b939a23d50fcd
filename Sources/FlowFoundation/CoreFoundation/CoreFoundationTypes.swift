import Foundation

// The types of Core Foundation are Foundation's values here, so that `as CFString` and kin compile.

/// The string type of Core Foundation; here it is Swift's.
public typealias CFString = String

/// The result of a function of the system; zero for success.
public typealias OSStatus = Int32

/// Success.
public let noErr: OSStatus = 0

/// The URL type of Core Foundation; here it is Foundation's.
public typealias CFURL = URL

/// The data type of Core Foundation; here it is Foundation's.
public typealias CFData = Data

/// The date type of Core Foundation; here it is Foundation's.
public typealias CFDate = Date

/// The array type of Core Foundation; here it is Swift's.
public typealias CFArray = [Any]

/// The dictionary type of Core Foundation; here it is Swift's, with keys that are strings.
public typealias CFDictionary = [String: Any]

/// The number type of Core Foundation; here it is Foundation's.
public typealias CFNumber = NSNumber

/// The truth value type of Core Foundation; here it is Swift's.
public typealias CFBoolean = Bool

/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject

/// The true value of Core Foundation.
public let kCFBooleanTrue: CFBoolean! = true

/// The false value of Core Foundation.
public let kCFBooleanFalse: CFBoolean! = false

/// The type of Core Foundation's only null; here it is Foundation's.
public typealias CFNull = NSNull

/// The null of Core Foundation.
public var kCFNull: CFNull! { NSNull() }

/// The error type of Core Foundation; no instance is ever made here.
public final class CFError: Error {
  private init() {}
}

/// The code of an error.
public func CFErrorGetCode(_ err: CFError) -> CFIndex { err._code }

/// The domain of an error.
public func CFErrorGetDomain(_ err: CFError) -> CFString? { err._domain }

/// The information about an error.
public func CFErrorCopyUserInfo(_ err: CFError) -> CFDictionary? { [:] }

/// Options of Core Foundation, a bit each.
public typealias CFOptionFlags = UInt
