import CFlowSupport
import Foundation

extension Bitmap {
  /// Reads a picture of any supported format: PNG always, JPEG and others if GdkPixbuf is installed. Colors are
  /// converted to sRGB if the picture has a supported ``ColorProfile``.
  ///
  /// Unlike `init(pngData:)` it accepts a PNG with warnings, as photo editors write them.
  package init?(pictureData data: Data) {
    if let bitmap = try? Bitmap(pngData: data, allowingWarnings: true) {
      self = Self.profile(ofPNG: data)?.convert(bitmap) ?? bitmap
    } else if let bitmap = PhotoDecoder.shared?.bitmap(data) {
      self = bitmap
    } else {
      return nil
    }
  }

  private static func profile(ofPNG data: Data) -> ColorProfile? {
    var length = 0
    guard
      let bytes = data.withUnsafeBytes({
        flow_png_profile($0.bindMemory(to: UInt8.self).baseAddress, $0.count, &length)
      })
    else { return nil }
    return ColorProfile(Data(bytesNoCopy: bytes, count: length, deallocator: .free))
  }

  /// The Debian package whose absence limits reading to PNG, or `nil` if it is installed.
  package static var missingPackageForPhotos: String? {
    PhotoDecoder.shared == nil ? PhotoDecoder.packageName : nil
  }

  /// The picture mirrored horizontally.
  package var mirrored: Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(self.pixels.count)
    for row in 0..<height { pixels += self.pixels[row * width..<(row + 1) * width].reversed() }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
