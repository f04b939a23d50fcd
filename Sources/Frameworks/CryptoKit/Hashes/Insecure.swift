import Foundation

/// Functions that are no longer secure.
public enum Insecure {
  /// The digest of ``MD5``.
  public struct MD5Digest: ByteDigest {
    public static var byteCount: Int { 16 }
    static var title: String { "MD5 digest" }
    let bytes: [UInt8]
  }

  /// The digest of ``SHA1``.
  public struct SHA1Digest: ByteDigest {
    public static var byteCount: Int { 20 }
    static var title: String { "SHA1 digest" }
    let bytes: [UInt8]
  }

  /// The hash function MD5.
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest

    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 16 }

    private var buffer = BlockBuffer(blockSize: 64)
    private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      var state = state
      buffer.add(bufferPointer) { Self.compress($0, into: &state) }
      self.state = state
    }

    public func finalize() -> MD5Digest {
      var state = state
      buffer.finish(isLittleEndian: true, lengthSize: 8) { Self.compress($0, into: &state) }
      return MD5Digest(bytes: state.flatMap(\.littleEndianBytes))
    }

    private static let constants = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
    private static let shifts: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]

    private static func compress(_ block: UnsafeRawBufferPointer, into state: inout [UInt32]) {
      let words = (0..<16).map {
        UInt32(littleEndian: block.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for index in 0..<64 {
        let f: UInt32
        let word: Int
        switch index / 16 {
        case 0: (f, word) = ((b & c) | (~b & d), index)
        case 1: (f, word) = ((d & b) | (~d & c), (5 * index + 1) % 16)
        case 2: (f, word) = (b ^ c ^ d, (3 * index + 5) % 16)
        default: (f, word) = (c ^ (b | ~d), 7 * index % 16)
        }
        let sum = a &+ f &+ constants[index] &+ words[word]
        (a, d, c, b) = (d, c, b, b &+ sum.rotated(right: 32 - shifts[index / 16][index % 4]))
      }
      for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
    }
  }

  /// The hash function SHA-1.
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest

    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 20 }

    private var buffer = BlockBuffer(blockSize: 64)
    private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      var state = state
      buffer.add(bufferPointer) { Self.compress($0, into: &state) }
      self.state = state
    }

    public func finalize() -> SHA1Digest {
      var state = state
      buffer.finish(isLittleEndian: false, lengthSize: 8) { Self.compress($0, into: &state) }
      return SHA1Digest(bytes: state.flatMap(\.bigEndianBytes))
    }

    private static func compress(_ block: UnsafeRawBufferPointer, into state: inout [UInt32]) {
      var words = (0..<16).map { UInt32(bigEndian: block.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
      for index in 16..<80 {
        words.append((words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]).rotated(right: 31))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for index in 0..<80 {
        let f: UInt32
        let constant: UInt32
        switch index / 20 {
        case 0: (f, constant) = ((b & c) | (~b & d), 0x5A82_7999)
        case 1: (f, constant) = (b ^ c ^ d, 0x6ED9_EBA1)
        case 2: (f, constant) = ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
        default: (f, constant) = (b ^ c ^ d, 0xCA62_C1D6)
        }
        let sum = a.rotated(right: 27) &+ f &+ e &+ constant &+ words[index]
        (e, d, c, b, a) = (d, c, b.rotated(right: 2), a, sum)
      }
      for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
    }
  }
}
