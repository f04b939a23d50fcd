import Foundation

/// Creates data with some bytes.
///
/// - Parameters:
///   - allocator: What provides memory: always the system.
///   - bytes: The bytes, which are copied.
///   - length: How many there are.
public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
  bytes.map { Data(bytes: $0, count: length) } ?? Data()
}

/// Creates a copy of data.
public func CFDataCreateCopy(_ allocator: CFAllocator?, _ theData: CFData!) -> CFData! { theData }

/// The number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.count }

/// Where the bytes are, as long as the data or a copy of it is there.
///
/// So few bytes that Foundation keeps them in the value, without memory of their own, get some that is never given back.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard let theData else { return nil }
  if theData.count > MemoryLayout<Data>.size {
    return theData.withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: UInt8.self) }
  }
  let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, theData.count))
  theData.copyBytes(to: memory, count: theData.count)
  return UnsafePointer(memory)
}

/// Copies bytes of data.
///
/// - Parameters:
///   - range: Which bytes.
///   - buffer: Memory for as many bytes.
public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
  let start = theData.startIndex + range.location
  theData.copyBytes(to: buffer, from: start..<start + range.length)
}
