#if os(Linux)
  import FlowCoreGraphics
  import FlowRendering
  import Foundation
  import SwiftUI
  import Testing

  @Suite("CGContext with pixels")
  struct BitmapContextTests {
    private func makeContext(
      _ data: UnsafeMutableRawPointer? = nil, width: Int = 2, height: Int = 2,
      _ info: CGImageAlphaInfo = .premultipliedLast
    ) -> CGContext? {
      CGContext(
        data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
    }

    /// Red and green above blue and white.
    private let image = CGImage(
      Bitmap(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]))

    @Test("the origin is at the lower left corner, and a picture is upright")
    func origin() throws {
      let context = try #require(makeContext())
      #expect(context.width == 2 && context.height == 2 && context.bytesPerRow == 8 && context.bitsPerPixel == 32)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.makeImage()?.bitmap.pixels == [0, 0, 0xFFFF_0000, 0])
      context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
      #expect(context.makeImage() == image)
    }

    @Test("what is drawn is in the context's memory, and what is written there is in its picture")
    func memory() throws {
      let context = try #require(makeContext())
      context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
      let bytes = try #require(context.data?.assumingMemoryBound(to: UInt8.self))
      #expect((0..<8).map { bytes[$0] } == [255, 0, 0, 255, 0, 255, 0, 255])
      (bytes[0], bytes[1]) = (0, 128)
      #expect(context.makeImage()?.bitmap.pixels.first == 0xFF00_8000)
    }

    @Test("what is drawn is at once in the memory of the app")
    func shared() throws {
      var pixel: [UInt8] = [0, 0, 0, 0]
      try pixel.withUnsafeMutableBytes { bytes in
        let context = try #require(makeContext(bytes.baseAddress, width: 1, height: 1))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(Array(bytes) == [0, 0, 255, 255])
        context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(Array(bytes) == [0, 0, 0, 0])
      }
    }

    @Test("a gray context has the brightness of the colors, and an unknown layout has no context")
    func layouts() throws {
      let gray = try #require(
        CGContext(
          data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
          bitmapInfo: CGImageAlphaInfo.none.rawValue))
      gray.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
      let bytes = try #require(gray.data?.assumingMemoryBound(to: UInt8.self))
      #expect((0..<4).map { bytes[$0] } == [54, 182, 18, 255])
      #expect(makeContext(nil, .last) == nil && makeContext(nil, width: 0) == nil)
    }

    @Test("a transform applies to what follows until the state is restored")
    func transforms() throws {
      let context = try #require(makeContext())
      context.saveGState()
      context.translateBy(x: 1, y: 1)
      #expect(context.ctm.tx == 1 && context.ctm.ty == 1)
      context.setFillColor(gray(1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
      #expect(context.makeImage()?.bitmap.pixels == [0, 0xFFFF_FFFF, 0, 0])
    }

    private func gray(_ value: CGFloat) -> CGColor { CGColor(gray: value, alpha: 1) }
  }
#endif
