#if os(Linux)
  import FlowCoreVideo
  import FlowRendering
  import Testing

  @Suite("Buffers of pixels")
  struct CVPixelBufferTests {
    @Test("a buffer has the bytes of a picture: blue, green, red, alpha")
    func bytes() throws {
      let buffer = try #require(CVBuffer(Bitmap(width: 2, height: 1, pixels: [0xFF11_2233, 0x8044_5566])))
      CVPixelBufferLockBaseAddress(buffer, .readOnly)
      defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
      let memory = try #require(CVPixelBufferGetBaseAddress(buffer))
      let bytes = (0..<CVPixelBufferGetDataSize(buffer)).map { memory.load(fromByteOffset: $0, as: UInt8.self) }
      #expect(bytes == [0x33, 0x22, 0x11, 0xFF, 0x66, 0x55, 0x44, 0x80])
      #expect(CVPixelBufferGetWidth(buffer) == 2 && CVPixelBufferGetBytesPerRow(buffer) == 8)
      #expect(buffer.bitmap?.pixels == [0xFF11_2233, 0x8044_5566])
    }

    @Test("a new buffer is empty and can be written, and there is none of an unknown format or without a size")
    func creation() throws {
      var made: CVPixelBuffer?
      #expect(CVPixelBufferCreate(nil, 1, 1, kCVPixelFormatType_32ARGB, nil, &made) == kCVReturnSuccess)
      let buffer = try #require(made)
      #expect(buffer.bitmap?.pixels == [0])
      CVPixelBufferGetBaseAddress(buffer)?.storeBytes(of: 255, toByteOffset: 1, as: UInt8.self)
      #expect(buffer.bitmap?.pixels == [0x00FF_0000])
      #expect(CVPixelBufferCreate(nil, 1, 1, 7, nil, &made) == kCVReturnInvalidPixelFormat && made == nil)
      #expect(CVPixelBufferCreate(nil, 0, 1, kCVPixelFormatType_32ARGB, nil, &made) == kCVReturnInvalidSize)
    }
  }
#endif
