import Foundation

/// Divides data into blocks, and ends it with its length as all functions of this family do.
struct BlockBuffer: Sendable {
  private let blockSize: Int
  private var rest: [UInt8] = []
  /// The number of bytes so far.
  private var count: UInt64 = 0

  init(blockSize: Int) { self.blockSize = blockSize }

  /// Adds data, and passes each full block on.
  mutating func add(_ data: UnsafeRawBufferPointer, _ compress: (UnsafeRawBufferPointer) -> Void) {
    count += UInt64(data.count)
    var start = 0
    if !rest.isEmpty {
      start = Swift.min(blockSize - rest.count, data.count)
      rest.append(contentsOf: data[..<start])
      guard rest.count == blockSize else { return }
      rest.withUnsafeBytes(compress)
      rest.removeAll(keepingCapacity: true)
    }
    while data.count - start >= blockSize {
      compress(UnsafeRawBufferPointer(rebasing: data[start..<start + blockSize]))
      start += blockSize
    }
    rest.append(contentsOf: data[start...])
  }

  /// Passes the last blocks on: a bit, zeros, and the length in bits.
  func finish(isLittleEndian: Bool, lengthSize: Int, _ compress: (UnsafeRawBufferPointer) -> Void) {
    var last = rest + [0x80]
    while last.count % blockSize != blockSize - lengthSize { last.append(0) }
    let bits = count << 3
    let length = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
    last += isLittleEndian ? length : [UInt8](repeating: 0, count: lengthSize - 8) + length.reversed()
    last.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: blockSize) {
        compress(UnsafeRawBufferPointer(rebasing: bytes[start..<start + blockSize]))
      }
    }
  }
}

extension FixedWidthInteger {
  /// The bits moved to the right in a circle.
  @inline(__always)
  func rotated(right count: Self) -> Self { (self &>> count) | (self &<< (Self(Self.bitWidth) &- count)) }

  /// The bytes, most significant first.
  var bigEndianBytes: [UInt8] { Swift.withUnsafeBytes(of: bigEndian) { Array($0) } }

  /// The bytes, least significant first.
  var littleEndianBytes: [UInt8] { Swift.withUnsafeBytes(of: littleEndian) { Array($0) } }
}

/// The prime numbers from two on.
func firstPrimes(_ count: Int) -> [Int] {
  var primes: [Int] = []
  var candidate = 2
  while primes.count < count {
    if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
    candidate += 1
  }
  return primes
}
