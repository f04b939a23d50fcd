import Foundation
import PhoneSimulation

/// The length of a key.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int

  public init(bitCount: Int) { self.bitCount = bitCount }

  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A secret that both sides know.
public struct SymmetricKey: ContiguousBytes, Sendable, Equatable {
  let bytes: [UInt8]

  /// Creates a key from bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  /// Creates a key from the phone's random numbers, which are the same in each run.
  public init(size: SymmetricKeySize) { bytes = SimulatedPhone.current.randomBytes(size.bitCount / 8) }

  init(bytes: [UInt8]) { self.bytes = bytes }

  public var bitCount: Int { bytes.count * 8 }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// An error of cryptographic functions.
public enum CryptoKitError: Error, Hashable, Sendable {
  case incorrectKeySize
  case incorrectParameterSize
  case authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure
  case unwrapFailure
  case invalidParameter
}
