import Foundation

/// Derives keys from a key.
public struct HKDF<H: HashFunction>: Sendable {
  /// Derives a key with a salt and a purpose.
  ///
  /// - Parameter outputByteCount: The length of the key, at most 255 digests.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }

  /// Derives a key with a purpose.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
  }

  /// Derives a key with a salt.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// Derives a key.
  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// The first step: a key of the length of a digest.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let salt = salt.map { Array($0) } ?? []
    let key = salt.isEmpty ? [UInt8](repeating: 0, count: H.Digest.byteCount) : salt
    return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(bytes: key))
  }

  /// The second step: a key of any length.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: prk)
    let info = info.map { Array($0) } ?? []
    var (output, last): ([UInt8], [UInt8]) = ([], [])
    var counter: UInt8 = 1
    while output.count < outputByteCount {
      last = HMAC<H>.authenticationCode(for: last + info + [counter], using: key).bytes
      output += last
      counter &+= 1
    }
    return SymmetricKey(bytes: Array(output.prefix(outputByteCount)))
  }
}
