import CFlowSupport
import CPangoCairo
import Foundation

extension Bitmap {
  /// The largest picture that is read, in pixels: 16,384 × 16,384.
  package static let pixelLimit = 1 << 28

  /// The picture as PNG, written for speed.
  ///
  /// Compare pictures by their pixels: the bytes depend on the version of libpng.
  package func pngData() throws(BitmapError) -> Data {
    guard width > 0, height > 0 else {
      throw .cannotEncode(reason: "it is \(width) × \(height) pixels, and a PNG needs at least one")
    }
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(width)
    image.height = UInt32(height)
    image.flags = UInt32(PNG_IMAGE_FLAG_FAST)
    defer { png_image_free(&image) }
    let encoded: Data?
    if isOpaque {
      image.format = UInt32(Self.rgb)
      encoded = rgbBytes().withUnsafeBytes { Self.encode(&image, $0) }
    } else {
      image.format = UInt32(Self.bgra)
      encoded = straightBytes().withUnsafeBytes { Self.encode(&image, $0) }
    }
    guard let encoded else { throw .cannotEncode(reason: Self.message(of: image)) }
    return encoded
  }

  private static func encode(_ image: inout png_image, _ pixels: UnsafeRawBufferPointer) -> Data? {
    // Uncompressed pixels and some room for the file's parts: PNG never needs more.
    var count = pixels.count + pixels.count / 100 + Int(image.height) + 4096
    guard let memory = malloc(count) else { return nil }
    guard png_image_write_to_memory(&image, memory, &count, 0, pixels.baseAddress, 0, nil) != 0 else {
      free(memory)
      return nil
    }
    return Data(bytesNoCopy: memory, count: count, deallocator: .free)
  }

  /// Reads a PNG.
  ///
  /// - Parameter allowingWarnings: Whether a picture is taken that libpng warns of.
  package init(pngData data: Data, allowingWarnings: Bool = false) throws(BitmapError) {
    guard !data.isEmpty else { throw .empty }
    guard data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { throw .notPNG }
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let bytes = [UInt8](data)
    var failure: BitmapError?
    var pixels: [UInt32] = []
    bytes.withUnsafeBytes { source in
      guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
        failure = .corrupt(reason: Self.message(of: image))
        return
      }
      let width = Int(image.width)
      let height = Int(image.height)
      guard width > 0, height > 0, width <= Self.pixelLimit / height else {
        failure = .tooLarge(width: width, height: height, limit: Self.pixelLimit)
        return
      }
      image.format = UInt32(Self.bgra)
      pixels = [UInt32](repeating: 0, count: width * height)
      let finished = pixels.withUnsafeMutableBytes { target in
        png_image_finish_read(&image, nil, target.baseAddress, 0, nil)
      }
      // A warning is enough: a picture that lost its end is not the picture.
      if finished == 0 || !allowingWarnings && image.warning_or_error != 0 {
        failure = .corrupt(reason: Self.message(of: image))
      }
    }
    if let failure { throw failure }
    Self.premultiply(&pixels)
    self.init(width: Int(image.width), height: Int(image.height), pixels: pixels)
  }

  private static let rgb = 0x02
  /// Blue, green, red, alpha: the order of `0xAARRGGBB` in memory.
  private static let bgra = 0x02 | 0x01 | 0x10

  private static func message(of image: png_image) -> String {
    let text = withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return text.isEmpty ? "libpng gave no reason" : text
  }

  /// Whether no pixel is transparent.
  package var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { flow_is_opaque($0, buffer.count) } ?? true
    }
  }

  private func rgbBytes() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count * 3) { target, count in
      count = pixels.count * 3
      pixels.withUnsafeBufferPointer { source in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        flow_copy_rgb(source, pixels.count, target)
      }
    }
  }

  /// The pixels with alpha divided out, as PNG wants them.
  private func straightBytes() -> [UInt32] {
    var result = pixels
    result.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var index = 0
      let count = buffer.count
      while index < count {
        let pixel = base[index]
        let alpha = pixel >> 24
        if alpha != 255, alpha != 0 {
          let half = alpha >> 1
          let red = ((pixel >> 16 & 0xFF) &* 255 &+ half) / alpha
          let green = ((pixel >> 8 & 0xFF) &* 255 &+ half) / alpha
          let blue = ((pixel & 0xFF) &* 255 &+ half) / alpha
          base[index] =
            alpha << 24 | (red > 255 ? 255 : red) << 16 | (green > 255 ? 255 : green) << 8 | (blue > 255 ? 255 : blue)
        }
        index &+= 1
      }
    }
    return result
  }

  private static func premultiply(_ pixels: inout [UInt32]) {
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var index = 0
      let count = buffer.count
      while index < count {
        let pixel = base[index]
        let alpha = pixel >> 24
        if alpha == 0 {
          base[index] = 0
        } else if alpha != 255 {
          let red = ((pixel >> 16 & 0xFF) &* alpha &+ 127) / 255
          let green = ((pixel >> 8 & 0xFF) &* alpha &+ 127) / 255
          let blue = ((pixel & 0xFF) &* alpha &+ 127) / 255
          base[index] = alpha << 24 | red << 16 | green << 8 | blue
        }
        index &+= 1
      }
    }
  }
}
