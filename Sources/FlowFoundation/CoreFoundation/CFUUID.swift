import Foundation

/// The unique identifier of Core Foundation; here it is Foundation's.
public typealias CFUUID = UUID

/// Creates an identifier.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { UUID() }

/// The text of an identifier.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! { uuid?.uuidString }

/// The identifier of a text, or `nil` if it is none.
public func CFUUIDCreateFromString(_ alloc: CFAllocator!, _ uuidStr: CFString!) -> CFUUID! {
  uuidStr.flatMap { UUID(uuidString: $0) }
}
