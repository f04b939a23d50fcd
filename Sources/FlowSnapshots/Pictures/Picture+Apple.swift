#if canImport(ImageIO)
  import CoreGraphics
  import Foundation
  import ImageIO

  extension Picture {
    /// Reads a PNG.
    ///
    /// - Throws: `SnapshotError.notPicture`.
    package init(png: Data) throws(SnapshotError) {
      guard
        let source = CGImageSourceCreateWithData(png as CFData, nil),
        let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
      else { throw .notPicture(reason: "the file is not a readable picture") }
      self.init(width: image.width, height: image.height, color: 0)
      let size = CGRect(x: 0, y: 0, width: width, height: height)
      guard withContext({ $0.draw(image, in: size) }) != nil else {
        throw .notPicture(reason: "the picture could not be decoded")
      }
    }

    /// The picture as PNG; `nil` if it has no pixels.
    package var png: Data? {
      var copy = self
      return copy.withContext { $0.makeImage() }?.flatMap { Self.png(of: $0) }
    }

    package static func png(of image: CGImage) -> Data? {
      let data = NSMutableData()
      guard let destination = CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil) else {
        return nil
      }
      CGImageDestinationAddImage(destination, image, nil)
      return CGImageDestinationFinalize(destination) ? data as Data : nil
    }

    private mutating func withContext<Value>(_ body: (CGContext) -> Value) -> Value? {
      let (width, height) = (width, height)
      return pixels.withUnsafeMutableBytes { buffer in
        guard
          let space = CGColorSpace(name: CGColorSpace.sRGB),
          let context = CGContext(
            data: buffer.baseAddress,
            width: width,
            height: height,
            bitsPerComponent: 8,
            bytesPerRow: width * 4,
            space: space,
            // `0xAARRGGBB`, in memory with the lowest byte first.
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
          )
        else { return nil }
        return body(context)
      }
    }
  }
#endif
