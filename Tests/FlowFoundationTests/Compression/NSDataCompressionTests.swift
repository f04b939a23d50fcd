#if os(Linux)
  @testable import FlowFoundation
  import Foundation
  import Testing

  @Suite("Compressed data")
  struct NSDataCompressionTests {
    private func bytes(_ count: Int, upTo most: UInt64, seed: UInt64) -> [UInt8] {
      var state = seed
      return (0..<count).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8((state >> 33) % (most + 1))
      }
    }

    @Test(
      "are as before after decompressing, and smaller where something repeats", arguments: [0, 1, 3, 255] as [UInt64])
    func deflate(most: UInt64) throws {
      for count in [0, 1, 2, 3, 4, 257, 258, 259, 1000, 70_000] {
        let original = NSData(data: Data(bytes(count, upTo: most, seed: UInt64(count) + 1)))
        let compressed = try original.compressed(using: .zlib)
        #expect(try compressed.decompressed(using: .zlib) == original)
        if most < 4, count > 200 { #expect(compressed.count < original.count) }
        #expect(compressed.count <= original.count + 5 * (1 + count / 10_000))
      }
    }

    // Made by zlib, the second with a table.
    @Test("of other programs are read")
    func others() throws {
      let fixed: [UInt8] = [0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x40, 0x27, 0xB9, 0x00]
      #expect(
        try NSData(data: Data(fixed)).decompressed(using: .zlib) as Data == Data("hello hello hello hello\n".utf8))
      let table: [UInt8] = [
        0x6D, 0x8A, 0x41, 0x0E, 0x00, 0x20, 0x0C, 0xC2, 0xDE, 0x4A, 0xD9, 0xFF, 0xDF, 0x20, 0x98, 0x68, 0x3C, 0x78,
        0xA0, 0x90, 0x6E, 0x92, 0x04, 0xD8, 0xA3, 0xDF, 0xA2, 0x91, 0x27, 0x21, 0x9E, 0x90, 0x08, 0xC6, 0xBB, 0x22,
        0xB2, 0x2F, 0x6B, 0x8A, 0x37, 0xFD, 0xF4, 0xB9, 0x9E, 0x62, 0x01,
      ]
      let text =
        "aaaabbbccdaaaabbbccdaaaabbbccd"
        + "abcdabacdbacbdaabcbdbababdcbabababcabdabcabdabcbabacbabcbabcbabcbabdcbacbdabcbabdabcbabdb"
      #expect(Deflate.decompressed(table) == Array(text.utf8))
      let stored: [UInt8] = [1, 3, 0, 0xFC, 0xFF, 1, 2, 3]
      #expect(Deflate.decompressed(stored) == [1, 2, 3])
    }

    @Test("are read up to a limit, also where something wrong follows, and without what is behind their end")
    func limits() {
      let original = bytes(200_000, upTo: 3, seed: 7)
      let compressed = Deflate.compressed(original)
      #expect(compressed.count < 70_000)
      #expect(Deflate.decompressed(compressed, limit: 150_000) == Array(original.prefix(150_000)))
      #expect(Deflate.decompressed(compressed + [1, 2, 3]) == original)
      #expect(Deflate.decompressed(Array(compressed.dropLast())) == nil)
      #expect(Deflate.decompressed(Array(compressed.prefix(30_000)), limit: 1_000) == Array(original.prefix(1_000)))
    }

    @Test("that are cut, or are something else, throw an error")
    func wrong() {
      for wrong in [[], [7], [1, 3, 0, 0, 0, 1], [0xCB, 0x48]] as [[UInt8]] {
        #expect(throws: CocoaError.self) { try NSData(data: Data(wrong)).decompressed(using: .zlib) }
      }
      #expect(throws: CocoaError.self) { try NSData(data: Data([1, 2, 3])).decompressed(using: .lzfse) }
      #expect(throws: CocoaError.self) { try NSData(data: Data("bv41".utf8)).decompressed(using: .lz4) }
      #expect(throws: CocoaError.self) { try NSData(data: Data([1])).compressed(using: .lzma) }
    }

    @Test("in Apple's blocks are as before, also those that LZ4 has compressed")
    func blocks() throws {
      let data = NSMutableData(data: Data("hello".utf8))
      for algorithm in [NSData.CompressionAlgorithm.lzfse, .lz4] {
        try data.compress(using: algorithm)
        #expect(data as Data != Data("hello".utf8))
        try data.decompress(using: algorithm)
        #expect(data as Data == Data("hello".utf8))
      }
      // Two letters, of which eleven more follow from a distance of two, and one letter at the end.
      let sequence: [UInt8] = [0x27, 0x61, 0x62, 2, 0, 0x10, 0x63]
      let block = Array("bv41".utf8) + [14, 0, 0, 0, UInt8(sequence.count), 0, 0, 0] + sequence + Array("bv4$".utf8)
      #expect(AppleBlocks.lz4.contents(block) == Array("abababababababac".utf8.prefix(13)) + Array("c".utf8))
    }
  }
#endif
