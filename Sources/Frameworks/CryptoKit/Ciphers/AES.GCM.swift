import Foundation
import PhoneSimulation

/// The cipher AES.
public enum AES {
  /// AES in Galois/counter mode: encrypts data, and detects changes.
  public enum GCM {
    static let tagSize = 16

    /// A number that is used once for a key.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
      let bytes: [UInt8]

      /// Creates one of 12 bytes from the phone's random numbers.
      public init() { bytes = SimulatedPhone.current.randomBytes(12) }

      /// Creates one from data.
      ///
      /// - Throws: ``CryptoKitError`` if it is shorter than 12 bytes.
      public init<D: DataProtocol>(data: D) throws {
        guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
      }

      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
      }

      public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    }

    /// Encrypted data with its nonce and its tag.
    public struct SealedBox: Sendable {
      public let nonce: Nonce
      public let ciphertext: Data
      public let tag: Data

      /// The nonce, the encrypted data and the tag; `nil` if the nonce has another length than 12 bytes.
      public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }

      /// Creates a box from its parts.
      ///
      /// - Throws: ``CryptoKitError`` unless the tag has 16 bytes.
      public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
        guard tag.count == AES.GCM.tagSize else { throw CryptoKitError.incorrectParameterSize }
        self.nonce = nonce
        self.ciphertext = Data(ciphertext)
        self.tag = Data(tag)
      }

      /// Creates a box from a nonce of 12 bytes, the encrypted data and the tag.
      ///
      /// - Throws: ``CryptoKitError`` if the data is too short.
      public init<D: DataProtocol>(combined: D) throws {
        let bytes = Array(combined)
        guard bytes.count >= 12 + AES.GCM.tagSize else { throw CryptoKitError.incorrectParameterSize }
        try self.init(
          nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes.dropFirst(12).dropLast(AES.GCM.tagSize),
          tag: bytes.suffix(AES.GCM.tagSize))
      }
    }

    /// Encrypts data.
    ///
    /// - Parameter authenticatedData: Other data whose changes are detected, too.
    /// - Throws: ``CryptoKitError`` unless the key has 128, 192 or 256 bits.
    public static func seal<P: DataProtocol, A: DataProtocol>(
      _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let mode = try GaloisCounterMode(key: key.bytes, nonce: nonce.bytes)
      let ciphertext = mode.applied(to: Array(message))
      let tag = mode.tag(of: ciphertext, with: Array(authenticatedData))
      return try SealedBox(nonce: nonce, ciphertext: ciphertext, tag: tag)
    }

    /// Encrypts data.
    ///
    /// - Throws: ``CryptoKitError`` unless the key has 128, 192 or 256 bits.
    public static func seal<P: DataProtocol>(
      _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
      try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    /// Decrypts data.
    ///
    /// - Throws: ``CryptoKitError`` if the key is wrong or something was changed.
    public static func open<A: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
    ) throws -> Data {
      let mode = try GaloisCounterMode(key: key.bytes, nonce: sealedBox.nonce.bytes)
      let ciphertext = Array(sealedBox.ciphertext)
      guard mode.tag(of: ciphertext, with: Array(authenticatedData)) == Array(sealedBox.tag) else {
        throw CryptoKitError.authenticationFailure
      }
      return Data(mode.applied(to: ciphertext))
    }

    /// Decrypts data.
    ///
    /// - Throws: ``CryptoKitError`` if the key is wrong or something was changed.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: [UInt8]())
    }
  }
}

/// The counter and the checksum of Galois/counter mode.
private struct GaloisCounterMode {
  /// Sixteen bytes as a number, the first byte in the highest place.
  private typealias Word = (high: UInt64, low: UInt64)

  private let cipher: AESBlock
  private let hashKey: [UInt8]
  private let start: [UInt8]

  init(key: [UInt8], nonce: [UInt8]) throws {
    cipher = try AESBlock(key: key)
    hashKey = cipher.encrypt([UInt8](repeating: 0, count: 16))
    start = nonce.count == 12 ? nonce + [0, 0, 0, 1] : Self.checksum(nonce, with: [], key: hashKey)
  }

  /// Encrypts or decrypts data, which is the same.
  func applied(to data: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(data.count)
    var counter = start
    for first in stride(from: 0, to: data.count, by: 16) {
      for index in (12..<16).reversed() {
        counter[index] &+= 1
        if counter[index] != 0 { break }
      }
      let mask = cipher.encrypt(counter)
      for index in first..<min(first + 16, data.count) { output.append(data[index] ^ mask[index - first]) }
    }
    return output
  }

  func tag(of ciphertext: [UInt8], with other: [UInt8]) -> [UInt8] {
    zip(Self.checksum(ciphertext, with: other, key: hashKey), cipher.encrypt(start)).map { $0 ^ $1 }
  }

  private static func checksum(_ data: [UInt8], with other: [UInt8], key: [UInt8]) -> [UInt8] {
    let key = word(key[...])
    var sum: Word = (0, 0)
    func add(_ bytes: [UInt8]) {
      for first in stride(from: 0, to: bytes.count, by: 16) {
        let block = word(bytes[first..<min(first + 16, bytes.count)])
        sum = product((sum.high ^ block.high, sum.low ^ block.low), key)
      }
    }
    add(other)
    add(data)
    add(UInt64(other.count * 8).bigEndianBytes + UInt64(data.count * 8).bigEndianBytes)
    return sum.high.bigEndianBytes + sum.low.bigEndianBytes
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> Word {
    let padded = Array(bytes) + [UInt8](repeating: 0, count: 16 - bytes.count)
    func number(_ part: ArraySlice<UInt8>) -> UInt64 { part.reduce(0) { $0 << 8 | UInt64($1) } }
    return (number(padded[..<8]), number(padded[8...]))
  }

  private static func product(_ a: Word, _ b: Word) -> Word {
    var result: Word = (0, 0)
    var shifted = b
    for bit in 0..<128 {
      let isSet = bit < 64 ? a.high >> (63 - bit) & 1 : a.low >> (127 - bit) & 1
      if isSet == 1 { result = (result.high ^ shifted.high, result.low ^ shifted.low) }
      let isOdd = shifted.low & 1 == 1
      shifted = (shifted.high >> 1 ^ (isOdd ? 0xE1 << 56 : 0), shifted.low >> 1 | shifted.high << 63)
    }
    return result
  }
}
