#if os(Linux)
  import FlowImageIO
  import FlowRendering
  import SwiftUI
  import Testing

  @Suite("A picture's file")
  struct CGImageSourceTests {
    private let bitmap = Bitmap(width: 8, height: 4, pixels: [UInt32](repeating: 0xFF10_2030, count: 32))

    @Test("has its type, its size, its picture, and a thumbnail of the size that the options say")
    func source() throws {
      let data = try bitmap.pngData()
      let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
      #expect(CGImageSourceGetType(source) == "public.png")
      #expect(CGImageSourceGetCount(source) == 1)
      #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.bitmap == bitmap)
      #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
      let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
      #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 8)
      #expect(properties?[kCGImagePropertyHasAlpha] as? Bool == false)
      let options =
        [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 2] as CFDictionary
      let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
      #expect(thumbnail.width == 2 && thumbnail.height == 1)
      #expect(thumbnail.bitmap.pixels == [0xFF10_2030, 0xFF10_2030])
      #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    }

    @Test("that is no picture has no type and no picture")
    func unknown() throws {
      let source = try #require(CGImageSourceCreateWithData(Data("text".utf8), nil))
      #expect(CGImageSourceGetType(source) == nil)
      #expect(CGImageSourceGetCount(source) == 0)
      #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
      #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
      #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nothing.png"), nil) == nil)
    }

    @Test("is written as PNG, and not as a type that cannot be written")
    func destination() throws {
      let data = NSMutableData()
      let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
      #expect(!CGImageDestinationFinalize(destination))
      CGImageDestinationAddImage(destination, CGImage(bitmap), nil)
      #expect(CGImageDestinationFinalize(destination))
      #expect(try Bitmap(pngData: data as Data) == bitmap)
      let warnings = ReportCollector.warnings {
        #expect(CGImageDestinationCreateWithData(data, "public.heic", 1, nil) == nil)
      }
      #expect(warnings == ["CGImageDestination is not implemented: files of the type public.heic cannot be written."])
    }
  }
#endif
