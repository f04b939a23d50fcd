import FlowCryptoKit

/// A number of bytes.
public typealias CC_LONG = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let CC_MD5_BLOCK_BYTES: Int32 = 64
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// Writes the digest of bytes.
///
/// - Returns: Where the digest was written; `nil` without such a place.
private func digest<H: HashFunction>(
  _: H.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ output: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let output else { return nil }
  let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
  for (index, byte) in H.hash(bufferPointer: bytes).enumerated() { output[index] = byte }
  return output
}

/// Writes the digest of bytes with MD5, in 16 bytes.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(Insecure.MD5.self, data, len, md) }

/// Writes the digest of bytes with SHA-1, in 20 bytes.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(Insecure.SHA1.self, data, len, md) }

/// Writes the digest of bytes with SHA-256, in 32 bytes.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA256.self, data, len, md) }

/// Writes the digest of bytes with SHA-384, in 48 bytes.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA384.self, data, len, md) }

/// Writes the digest of bytes with SHA-512, in 64 bytes.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA512.self, data, len, md) }
