#if os(Linux)
  import FlowCryptoKit
  import Testing

  /// Published test vectors.
  @Suite("Hash functions")
  struct HashFunctionTests {
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
  }
#endif
