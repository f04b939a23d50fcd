#if os(Linux)
  // No import of ImageIO: these bring its names along.
  import FlowAVFoundation
  import Testing

  @Suite("ImageIO's names")
  struct BroughtImageIOTests {
    @Test("are those of files that import AVFoundation, too")
    func names() {
      #expect(CGImagePropertyOrientation.leftMirrored.rawValue == 5)
      #expect(kCGImagePropertyPixelWidth == "PixelWidth")
    }
  }
#endif
