#if os(Linux)
  import FlowCommonCrypto
  import Foundation
  import Testing

  /// Published test vectors.
  @Suite("CommonCrypto")
  struct CommonCryptoTests {
    private typealias Function = (
      UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?
    ) -> UnsafeMutablePointer<UInt8>?

    private func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    private func digest(_ text: String, _ length: Int32, _ function: Function) -> String {
      var output = [UInt8](repeating: 0, count: Int(length))
      let data = Array(text.utf8)
      _ = function(data, CC_LONG(data.count), &output)
      return hex(output)
    }

    @Test("the functions write the digests of the examples of FIPS 180 and RFC 1321")
    func digests() {
      #expect(digest("abc", CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == "900150983cd24fb0d6963f7d28e17f72")
      #expect(
        digest("abc", CC_SHA1_DIGEST_LENGTH) { CC_SHA1($0, $1, $2) } == "a9993e364706816aba3e25717850c26c9cd0d89d")
      #expect(
        digest("abc", CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) }
          == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
      #expect(
        digest("abc", CC_SHA512_DIGEST_LENGTH) { CC_SHA512($0, $1, $2) }.hasPrefix("ddaf35a193617abacc417349ae204131"))
      #expect(digest("", CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == "d41d8cd98f00b204e9800998ecf8427e")
    }

    @Test("a digest of parts is that of the whole")
    func parts() {
      var context = CC_SHA256_CTX()
      var output = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
      CC_SHA256_Init(&context)
      CC_SHA256_Update(&context, Array("a".utf8), 1)
      CC_SHA256_Update(&context, Array("bc".utf8), 2)
      #expect(CC_SHA256_Final(&output, &context) == 1)
      #expect(hex(output) == digest("abc", CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) })
    }

    @Test("CCHmac writes the code of the examples of RFC 2202 and RFC 4231")
    func codes() {
      let key = Array("Jefe".utf8)
      let data = Array("what do ya want for nothing?".utf8)
      func code(_ algorithm: Int, _ length: Int32) -> String {
        var output = [UInt8](repeating: 0, count: Int(length))
        CCHmac(CCHmacAlgorithm(algorithm), key, key.count, data, data.count, &output)
        return hex(output)
      }
      #expect(code(kCCHmacAlgMD5, CC_MD5_DIGEST_LENGTH) == "750c783e6ab0b503eaa86e310a5db738")
      #expect(code(kCCHmacAlgSHA1, CC_SHA1_DIGEST_LENGTH) == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
      #expect(
        code(kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH)
          == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }
  }
#endif
