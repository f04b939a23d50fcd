#if os(Linux)
  import FlowCompression
  import Testing

  @Suite("Compression")
  struct CompressionBufferTests {
    private func encoded(_ bytes: [UInt8], _ algorithm: compression_algorithm, room: Int) -> [UInt8] {
      var result = [UInt8](repeating: 0, count: room)
      let count = compression_encode_buffer(&result, room, bytes, bytes.count, nil, algorithm)
      return Array(result.prefix(count))
    }

    private func decoded(_ bytes: [UInt8], _ algorithm: compression_algorithm, room: Int) -> [UInt8] {
      var result = [UInt8](repeating: 0, count: room)
      let count = compression_decode_buffer(&result, room, bytes, bytes.count, nil, algorithm)
      return Array(result.prefix(count))
    }

    private let bytes = [UInt8](repeating: 7, count: 1000)

    @Test("with zlib is smaller, and cut to the room")
    func zlib() {
      let compressed = encoded(bytes, COMPRESSION_ZLIB, room: 1000)
      #expect(!compressed.isEmpty && compressed.count < 50)
      #expect(decoded(compressed, COMPRESSION_ZLIB, room: 1000) == bytes)
      #expect(decoded(compressed, COMPRESSION_ZLIB, room: 10) == Array(bytes.prefix(10)))
      #expect(encoded(bytes, COMPRESSION_ZLIB, room: 2).isEmpty)
      #expect(decoded([7], COMPRESSION_ZLIB, room: 10).isEmpty)
    }

    @Test("with LZFSE and LZ4 is as long as before, with LZMA there is none")
    func others() {
      for algorithm in [COMPRESSION_LZFSE, COMPRESSION_LZ4] {
        #expect(decoded(encoded(bytes, algorithm, room: 2000), algorithm, room: 1000) == bytes)
      }
      #expect(encoded(bytes, COMPRESSION_LZMA, room: 2000).isEmpty)
      #expect(decoded(bytes, COMPRESSION_LZMA, room: 2000).isEmpty)
    }
  }
#endif
