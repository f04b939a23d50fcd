import FlowCryptoKit
import Foundation

/// The hash function of a code.
public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// Writes the code of bytes and a key. An algorithm that does not exist writes nothing.
///
/// - Parameters:
///   - keyLength: The length of the key, in bytes.
///   - dataLength: The length of the data, in bytes.
///   - macOut: Where the code is written; it is as long as the digest of the hash function.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> Data { start.map { Data(bytes: $0, count: count) } ?? Data() }
  func write<H: HashFunction>(_: H.Type) {
    let code = HMAC<H>.authenticationCode(
      for: bytes(data, dataLength), using: SymmetricKey(data: bytes(key, keyLength)))
    code.withUnsafeBytes { macOut.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(macOut), byteCount: $0.count) }
  }
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: write(Insecure.SHA1.self)
  case kCCHmacAlgMD5: write(Insecure.MD5.self)
  case kCCHmacAlgSHA256: write(SHA256.self)
  case kCCHmacAlgSHA384: write(SHA384.self)
  case kCCHmacAlgSHA512: write(SHA512.self)
  default: break
  }
}
