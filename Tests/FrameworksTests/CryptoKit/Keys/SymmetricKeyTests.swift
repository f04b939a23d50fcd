#if os(Linux)
  import FlowCryptoKit
  import PhoneSimulation
  import Testing

  /// Published test vectors.
  @Suite("Keys and codes")
  struct SymmetricKeyTests {
    @Test("authenticates the examples of RFC 4231")
    func codes() {
      let key = SymmetricKey(data: Data("Jefe".utf8))
      let data = Data("what do ya want for nothing?".utf8)
      let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
      #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
      #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: key))
      #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data + [0], using: key))
      let longKey = SymmetricKey(data: Data(repeating: 0xAA, count: 131))
      #expect(
        hex(
          HMAC<SHA256>.authenticationCode(
            for: Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8), using: longKey))
          == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test("derives the keys of RFC 5869")
    func derivation() {
      let key = HKDF<SHA256>.deriveKey(
        inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0B, count: 22)),
        salt: bytes("000102030405060708090a0b0c"),
        info: bytes("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
      #expect(
        key.withUnsafeBytes { hex($0) }
          == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    }

    @Test("makes the same keys in each run, and another one each time")
    func keys() {
      func keys() -> [String] {
        SimulatedPhone().use {
          (0..<2).map { _ in SymmetricKey(size: .bits256).withUnsafeBytes { hex($0) } }
        }
      }
      #expect(keys() == keys())
      #expect(Set(keys()).count == 2)
      #expect(keys()[0].count == 64)
    }
  }
#endif
