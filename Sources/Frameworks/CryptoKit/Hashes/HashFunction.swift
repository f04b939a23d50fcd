import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

/// A function that computes a digest of data.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKitDigest

  /// The number of bytes that are hashed together.
  static var blockByteCount: Int { get }

  /// Creates a function that has seen no data.
  init()

  /// Adds data.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  /// The digest of the data so far.
  func finalize() -> Digest
}

/// The protocol `Digest`, where an associated type has the same name.
public typealias CryptoKitDigest = FlowCryptoKit.Digest

extension HashFunction {
  /// The digest of data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// The digest of a buffer.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }

  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

extension Digest {
  /// Whether a digest has the same bytes as data.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { Array(lhs) == Array(rhs) }

  /// Whether a digest has other bytes than data.
  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

/// A digest that is an array of bytes.
protocol ByteDigest: Digest {
  static var title: String { get }
  var bytes: [UInt8] { get }
  init(bytes: [UInt8])
}

extension ByteDigest {
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public var description: String { "\(Self.title): \(bytes.hexadecimal)" }
}

extension Collection<UInt8> {
  /// Two hexadecimal digits for each byte.
  var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
