import CFlowSupport
import CPangoCairo
import Foundation

extension Bitmap {
  /// The largest picture that can be read, in pixels: 16,384 × 16,384.
  package static let pixelLimit = 1 << 28

  /// Returns the picture as PNG.
  ///
  /// It is compressed quickly: for a screen, the best compression takes eight times as long, for two thirds of the bytes.
  /// Compare pictures by their pixels: the bytes depend on the version of libpng.
  ///
  /// - Throws: ``BitmapError`` if there are no pixels, or libpng fails.
  package func pngData() throws(BitmapError) -> Data {
    guard width > 0, height > 0 else {
      throw .cannotEncode(reason: "it is \(width) × \(height) pixels, and a PNG needs at least one")
    }
    var file = pixels.withUnsafeBufferPointer { flow_encode_png($0.baseAddress, width, height) }
    guard let bytes = file.bytes else { throw .cannotEncode(reason: Self.text(&file.problem)) }
    return Data(bytesNoCopy: bytes, count: file.count, deallocator: .free)
  }

  /// The components of pixels in a PNG.
  enum PNGStorage {
    /// As in the format's specification: red first, not premultiplied.
    case standard
    /// Blue first and premultiplied, as Xcode writes them.
    case premultipliedBGR

    /// The format in which libpng gives the order of `0xAARRGGBB` in memory: blue, green, red, alpha.
    fileprivate var format: UInt32 {
      let (color, alpha, blueFirst) = (UInt32(0x02), UInt32(0x01), UInt32(0x10))
      return self == .standard ? color | alpha | blueFirst : color | alpha
    }
  }

  /// Reads a PNG.
  ///
  /// - Parameter allowingWarnings: Whether to accept a picture for which libpng reports a warning.
  /// - Throws: ``BitmapError`` if the data is no PNG, is damaged or too large.
  package init(pngData data: Data, allowingWarnings: Bool = false) throws(BitmapError) {
    try self.init(pngData: data, allowingWarnings: allowingWarnings, storage: .standard)
  }

  init(pngData data: Data, allowingWarnings: Bool, storage: PNGStorage) throws(BitmapError) {
    guard !data.isEmpty else { throw .empty }
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let bytes = [UInt8](data)
    guard bytes.count >= 8, png_sig_cmp(bytes, 0, 8) == 0 else { throw .notPNG }
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
      // Otherwise libpng takes 16 bits for linear light. Other tools write them in sRGB, as those of 8 bits.
      image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
      image.format = storage.format
      pixels = [UInt32](repeating: 0, count: width * height)
      let finished = pixels.withUnsafeMutableBytes { target in
        png_image_finish_read(&image, nil, target.baseAddress, 0, nil)
      }
      // A warning is enough: a truncated picture is not the original one.
      if finished == 0 || !allowingWarnings && image.warning_or_error != 0 {
        failure = .corrupt(reason: Self.message(of: image))
      }
    }
    if let failure { throw failure }
    if storage == .standard { Self.premultiply(&pixels) }
    self.init(width: Int(image.width), height: Int(image.height), pixels: pixels)
  }

  private static func message(of image: png_image) -> String {
    var message = image.message
    let text = text(&message)
    return text.isEmpty ? "libpng gave no reason" : text
  }

  /// The text in a C array, up to its terminating zero.
  private static func text<Characters>(_ characters: inout Characters) -> String {
    withUnsafeBytes(of: &characters) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
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
