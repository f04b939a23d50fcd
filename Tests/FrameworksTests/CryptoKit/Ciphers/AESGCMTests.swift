#if os(Linux)
  import FlowCryptoKit
  import Testing

  /// Published test vectors.
  @Suite("AES-GCM")
  struct AESGCMTests {
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
  }
#endif
