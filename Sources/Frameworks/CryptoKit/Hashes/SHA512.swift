import Foundation

/// The digest of ``SHA512``.
public struct SHA512Digest: ByteDigest {
  public static var byteCount: Int { 64 }
  static var title: String { "SHA512 digest" }
  let bytes: [UInt8]
}

/// The digest of ``SHA384``.
public struct SHA384Digest: ByteDigest {
  public static var byteCount: Int { 48 }
  static var title: String { "SHA384 digest" }
  let bytes: [UInt8]
}

/// The hash function SHA-512.
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest

  public static var blockByteCount: Int { 128 }
  public static var byteCount: Int { 64 }

  private var core = SHA512Core(SHA2Constants.start512)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { core.update(bufferPointer) }
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: core.finished) }
}

/// The hash function SHA-384.
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest

  public static var blockByteCount: Int { 128 }
  public static var byteCount: Int { 48 }

  private var core = SHA512Core(SHA2Constants.start384)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { core.update(bufferPointer) }
  public func finalize() -> SHA384Digest { SHA384Digest(bytes: Array(core.finished.prefix(48))) }
}

private struct SHA512Core: Sendable {
  private var buffer = BlockBuffer(blockSize: 128)
  private var state: [UInt64]

  init(_ state: [UInt64]) { self.state = state }

  mutating func update(_ data: UnsafeRawBufferPointer) {
    var state = state
    buffer.add(data) { Self.compress($0, into: &state) }
    self.state = state
  }

  var finished: [UInt8] {
    var state = state
    buffer.finish(isLittleEndian: false, lengthSize: 16) { Self.compress($0, into: &state) }
    return state.flatMap(\.bigEndianBytes)
  }

  private static func compress(_ block: UnsafeRawBufferPointer, into state: inout [UInt64]) {
    let constants = SHA2Constants.rounds512
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 80) { w in
      for index in 0..<16 {
        w[index] = UInt64(bigEndian: block.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
      }
      for index in 16..<80 {
        let (a, b) = (w[index - 15], w[index - 2])
        let first = a.rotated(right: 1) ^ a.rotated(right: 8) ^ (a &>> 7)
        let second = b.rotated(right: 19) ^ b.rotated(right: 61) ^ (b &>> 6)
        w[index] = w[index - 16] &+ first &+ w[index - 7] &+ second
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for index in 0..<80 {
        let s1 = e.rotated(right: 14) ^ e.rotated(right: 18) ^ e.rotated(right: 41)
        let t1 = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ constants[index] &+ w[index]
        let s0 = a.rotated(right: 28) ^ a.rotated(right: 34) ^ a.rotated(right: 39)
        let t2 = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ t2)
      }
      for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
    }
  }
}
