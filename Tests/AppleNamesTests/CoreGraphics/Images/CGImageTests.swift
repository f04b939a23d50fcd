#if os(Linux)
  import FlowCoreGraphics
  import FlowRendering
  import Foundation
  import SwiftUI
  import Testing

  @Suite("CGImage")
  struct CGImageTests {
    /// Four pixels: red and green above a half transparent blue and nothing.
    private let image = CGImage(
      Bitmap(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0x8000_0080, 0]))

    @Test("an image tells its bytes as red, green, blue and alpha")
    func bytes() throws {
      #expect(image.bitsPerComponent == 8 && image.bitsPerPixel == 32 && image.bytesPerRow == 8)
      #expect(image.alphaInfo == .premultipliedLast && image.colorSpace?.model == .rgb)
      let data = try #require(image.dataProvider?.data)
      #expect(Array(data) == [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 128, 128, 0, 0, 0, 0])
    }

    @Test("an image of its bytes is the same, in each order of the bytes")
    func made() throws {
      func made(_ bytes: [UInt8], _ info: CGBitmapInfo, bits: Int = 32, space: CGColorSpace? = nil) throws -> CGImage? {
        CGImage(
          width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bytes.count,
          space: space ?? CGColorSpaceCreateDeviceRGB(), bitmapInfo: info,
          provider: try #require(CGDataProvider(data: Data(bytes))), decode: nil, shouldInterpolate: true,
          intent: .defaultIntent)
      }
      let expected = CGImage(Bitmap(width: 2, height: 1, pixels: [0xFF01_0203, 0x8004_0506]))
      let last: [UInt8] = [1, 2, 3, 255, 4, 5, 6, 128]
      #expect(try made(last, CGBitmapInfo(alpha: .premultipliedLast)) == expected)
      let first: [UInt8] = [255, 1, 2, 3, 128, 4, 5, 6]
      #expect(try made(first, CGBitmapInfo(alpha: .premultipliedFirst)) == expected)
      let little: [UInt8] = [3, 2, 1, 255, 6, 5, 4, 128]
      #expect(try made(little, CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little)) == expected)
      // Colors that are not multiplied yet, a skipped byte, and grays.
      #expect(
        try made([255, 0, 0, 128, 8, 8, 8, 255], CGBitmapInfo(alpha: .last))?.bitmap.pixels == [
          0x8080_0000, 0xFF08_0808,
        ])
      #expect(
        try made([9, 8, 7, 0, 1, 1, 1, 0], CGBitmapInfo(alpha: .noneSkipLast))?.bitmap.pixels
          == [0xFF09_0807, 0xFF01_0101])
      #expect(
        try made([7, 200], [], bits: 8, space: CGColorSpaceCreateDeviceGray())?.bitmap.pixels
          == [0xFF07_0707, 0xFFC8_C8C8])
      #expect(try made([1, 2, 3], CGBitmapInfo(alpha: .premultipliedLast)) == nil)
    }

    @Test("cropping gives the pixels of a rectangle from the upper left corner")
    func cropping() {
      #expect(image.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 1))?.bitmap.pixels == [0xFF00_FF00])
      #expect(image.cropping(to: CGRect(x: 0, y: 0.5, width: 0.5, height: 1.5))?.bitmap.pixels.count == 2)
      #expect(image.cropping(to: CGRect(x: 0, y: 1, width: 2, height: 1))?.bitmap.pixels == [0x8000_0080, 0])
      #expect(image.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
    }

    @Test("an image of a file is the file's picture, and there is none of another kind of file")
    func files() throws {
      let png = try #require(CGDataProvider(data: image.bitmap.pngData()))
      let made = CGImage(pngDataProviderSource: png, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
      #expect(made?.bitmap.pixels == image.bitmap.pixels)
      #expect(
        CGImage(jpegDataProviderSource: png, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
      let jpeg = try #require(
        UIImage(cgImage: image).jpegData(compressionQuality: 1).flatMap(CGDataProvider.init(data:)))
      #expect(
        CGImage(jpegDataProviderSource: jpeg, decode: nil, shouldInterpolate: true, intent: .defaultIntent)?.width == 2)
      #expect(CGImage(pngDataProviderSource: jpeg, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
    }
  }
#endif
