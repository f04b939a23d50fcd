#if os(Linux)
  import FlowCryptoKit
  import PhoneSimulation
  import Testing

  /// Published test vectors.
  @Suite("CryptoKit")
  struct CryptoKitTests {
    private func hex<S: Sequence>(_ bytes: S) -> String where S.Element == UInt8 {
      bytes.map { String(format: "%02x", $0) }.joined()
    }

    private func bytes(_ hex: String) -> [UInt8] {
      stride(from: 0, to: hex.count, by: 2).map { offset in
        let start = hex.index(hex.startIndex, offsetBy: offset)
        return UInt8(hex[start..<hex.index(start, offsetBy: 2)], radix: 16)!
      }
    }

    private let long = Data("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)

    @Test("hashes the examples of FIPS 180 and RFC 1321")
    func examples() {
      #expect(
        hex(SHA256.hash(data: Data("abc".utf8)))
          == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
      #expect(
        hex(SHA256.hash(data: Data())) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
      #expect(
        hex(SHA256.hash(data: long)) == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
      #expect(
        hex(SHA512.hash(data: Data("abc".utf8)))
          == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
          + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
      #expect(
        hex(SHA384.hash(data: Data("abc".utf8)))
          == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
      #expect(hex(Insecure.SHA1.hash(data: Data("abc".utf8))) == "a9993e364706816aba3e25717850c26c9cd0d89d")
      #expect(hex(Insecure.SHA1.hash(data: long)) == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
      #expect(hex(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
      #expect(hex(Insecure.MD5.hash(data: Data("message digest".utf8))) == "f96b697d7cb7938d525a2f31aaf161d0")
    }

    @Test("hashes the same in parts of any length as at once", arguments: [1, 3, 63, 64, 65, 127, 128, 200])
    func parts(length: Int) {
      let data = Data((0..<517).map { UInt8(truncatingIfNeeded: $0 * 7) })
      func check<H: HashFunction>(_ type: H.Type) {
        var function = H()
        for start in stride(from: 0, to: data.count, by: length) {
          function.update(data: data[start..<min(start + length, data.count)])
        }
        #expect(Array(function.finalize()) == Array(H.hash(data: data)))
      }
      check(SHA256.self)
      check(SHA512.self)
      check(Insecure.MD5.self)
      check(Insecure.SHA1.self)
    }

    @Test("describes a digest as on iOS, and compares it with data")
    func digest() {
      let digest = SHA256.hash(data: Data("abc".utf8))
      #expect(
        "\(digest)" == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
      #expect(digest == Data(digest))
      #expect(SHA256Digest.byteCount == 32)
    }

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

    @Test("seals the examples of the specification of GCM, and opens them")
    func sealing() throws {
      // Cases 4 and 16: AES-128 and AES-256 with other data.
      let text = bytes(
        "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525"
          + "b16aedf5aa0de657ba637b39")
      let other = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
      let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
      for (key, tag) in [
        ("feffe9928665731c6d6a8f9467308308", "5bc94fbc3221a5db94fae95ae7121a47"),
        (
          "feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308", "76fc6ece0f4e1768cddf8853bb2d551b"
        ),
      ] {
        let key = SymmetricKey(data: bytes(key))
        let box = try AES.GCM.seal(text, using: key, nonce: nonce, authenticating: other)
        #expect(hex(box.tag) == tag)
        #expect(try AES.GCM.open(box, using: key, authenticating: other) == Data(text))
        #expect(throws: CryptoKitError.authenticationFailure) {
          try AES.GCM.open(box, using: key, authenticating: other + [0])
        }
        let combined = try #require(box.combined)
        #expect(combined.count == 12 + text.count + 16)
        #expect(
          try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key, authenticating: other) == Data(text))
      }
      #expect(throws: CryptoKitError.incorrectKeySize) {
        try AES.GCM.seal(text, using: SymmetricKey(data: Data([1, 2, 3])))
      }
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
