import Foundation

/// A code that proves that data was not changed.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence
where Element == UInt8 {
  /// The number of bytes.
  var byteCount: Int { get }
}

/// The code of ``HMAC``.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode, Sendable {
  let bytes: [UInt8]

  public var byteCount: Int { bytes.count }
  public var description: String { "HMAC with \(H.self): \(bytes.hexadecimal)" }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  /// Whether a code has the same bytes as data.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { lhs.bytes == Array(rhs) }
}

/// A code of data and a key, with a hash function.
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private let outerKey: [UInt8]
  private var inner = H()

  /// Creates a code without data.
  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    outerKey = bytes.map { $0 ^ 0x5C }
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }

  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// The code of the data so far.
  public func finalize() -> MAC {
    var outer = H()
    outer.update(data: outerKey)
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  /// The code of data.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether a code belongs to data.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    authenticationCode(for: authenticatedData, using: key) == mac
  }

  /// Whether a code belongs to data.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    self.authenticationCode(for: authenticatedData, using: key).bytes
      == authenticationCode.withUnsafeBytes { Array($0) }
  }
}
