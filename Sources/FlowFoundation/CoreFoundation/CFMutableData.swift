import Foundation

/// Data that can be changed; here they are Foundation's.
public typealias CFMutableData = NSMutableData

/// Creates empty data that can be changed.
///
/// - Parameters:
///   - allocator: What provides memory: always the system.
///   - capacity: The largest number of bytes; 0 for any number.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// What provides memory: always the system.
public final class CFAllocator: Sendable {
  fileprivate init() {}
}

/// The system's memory.
public let kCFAllocatorDefault: CFAllocator! = CFAllocator()

/// A number of elements.
public typealias CFIndex = Int
