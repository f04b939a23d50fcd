#if canImport(ImageIO)
  import CoreGraphics
  import Foundation
  import ImageIO

  /// Compares pictures by their pixels.
  struct PictureComparison: PictureComparing {
    func difference(
      between reference: Data,
      and actual: Data,
      tolerance: Float
    ) throws(SnapshotError) -> PictureDifference? {
      guard let old = PixelBuffer(png: reference) else {
        throw .notPicture(reason: "the file is no picture that could be read")
      }
      guard let new = PixelBuffer(png: actual) else { throw .drawing }
      guard old.width == new.width, old.height == new.height else {
        return PictureDifference(
          summary: "it is \(new.width) × \(new.height) pixels, and the reference \(old.width) × \(old.height)",
          png: nil
        )
      }
      var shown = new
      var count = 0
      var largest = 0
      for start in stride(from: 0, to: new.bytes.count, by: 4) {
        let delta = (start..<start + 4).reduce(0) { max($0, abs(Int(old.bytes[$1]) - Int(new.bytes[$1]))) }
        largest = max(largest, delta)
        if delta > 0 { count += 1 }
        shown.mark(pixelAt: start, differs: delta > 0)
      }
      if Float(largest) <= tolerance * 255 { return nil }
      return PictureDifference(
        summary: "\(count) of \(new.width * new.height) pixels differ, by up to \(largest) of 255",
        png: shown.png
      )
    }
  }

  /// The pixels of a picture in sRGB: red, green, blue and alpha, multiplied in.
  struct PixelBuffer {
    let width: Int
    let height: Int
    var bytes: [UInt8]

    init?(png: Data) {
      guard
        let source = CGImageSourceCreateWithData(png as CFData, nil),
        let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
      else { return nil }
      width = image.width
      height = image.height
      bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
      let isDrawn = Self.withContext(&bytes, image.width, image.height) { context in
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        return true
      }
      guard isDrawn == true else { return nil }
    }

    /// Makes a differing pixel red and fades any other.
    mutating func mark(pixelAt start: Int, differs: Bool) {
      let grey = 255 - (255 - UInt8((Int(bytes[start]) + Int(bytes[start + 1]) + Int(bytes[start + 2])) / 3)) / 8
      bytes[start] = differs ? 255 : grey
      bytes[start + 1] = differs ? 0 : grey
      bytes[start + 2] = differs ? 0 : grey
      bytes[start + 3] = 255
    }

    var png: Data? {
      var bytes = bytes
      return Self.withContext(&bytes, width, height) { $0.makeImage() }.flatMap { Self.png($0) }
    }

    static func png(_ image: CGImage) -> Data? {
      let data = NSMutableData()
      guard let destination = CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil) else {
        return nil
      }
      CGImageDestinationAddImage(destination, image, nil)
      return CGImageDestinationFinalize(destination) ? data as Data : nil
    }

    private static func withContext<Value>(
      _ bytes: inout [UInt8],
      _ width: Int,
      _ height: Int,
      _ body: (CGContext) -> Value?
    ) -> Value? {
      bytes.withUnsafeMutableBytes { buffer in
        guard
          let space = CGColorSpace(name: CGColorSpace.sRGB),
          let context = CGContext(
            data: buffer.baseAddress,
            width: width,
            height: height,
            bitsPerComponent: 8,
            bytesPerRow: width * 4,
            space: space,
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
          )
        else { return nil }
        return body(context)
      }
    }
  }
#endif
