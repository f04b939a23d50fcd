import Foundation

/// The digest of ``SHA256``.
public struct SHA256Digest: ByteDigest {
  public static var byteCount: Int { 32 }
  static var title: String { "SHA256 digest" }
  let bytes: [UInt8]
}

/// The hash function SHA-256.
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest

  public static var blockByteCount: Int { 64 }
  public static var byteCount: Int { 32 }

  private var buffer = BlockBuffer(blockSize: 64)
  private var state: [UInt32] = SHA2Constants.start256

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    var state = state
    buffer.add(bufferPointer) { Self.compress($0, into: &state) }
    self.state = state
  }

  public func finalize() -> SHA256Digest {
    var state = state
    buffer.finish(isLittleEndian: false, lengthSize: 8) { Self.compress($0, into: &state) }
    return SHA256Digest(bytes: state.flatMap(\.bigEndianBytes))
  }

  private static func compress(_ block: UnsafeRawBufferPointer, into state: inout [UInt32]) {
    let constants = SHA2Constants.rounds256
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
      for index in 0..<16 {
        w[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
      }
      for index in 16..<64 {
        let (a, b) = (w[index - 15], w[index - 2])
        let first = a.rotated(right: 7) ^ a.rotated(right: 18) ^ (a &>> 3)
        let second = b.rotated(right: 17) ^ b.rotated(right: 19) ^ (b &>> 10)
        w[index] = w[index - 16] &+ first &+ w[index - 7] &+ second
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for index in 0..<64 {
        let s1 = e.rotated(right: 6) ^ e.rotated(right: 11) ^ e.rotated(right: 25)
        let t1 = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ constants[index] &+ w[index]
        let s0 = a.rotated(right: 2) ^ a.rotated(right: 13) ^ a.rotated(right: 22)
        let t2 = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ t2)
      }
      for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
    }
  }
}
