import CFlowSupport
import Foundation

extension Bitmap {
  /// Reads a picture of any kind that is known here: PNG always, JPEG and others where GdkPixbuf is installed. Its colours
  /// become those of sRGB, if it has a ``ColorProfile`` that is known.
  ///
  /// Unlike `init(pngData:)` it takes a PNG that its reader warns of, as photo editors write them.
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

  /// The Debian package without which only PNG is read; nil if it is there.
  package static var missingPackageForPhotos: String? {
    PhotoDecoder.shared == nil ? PhotoDecoder.packageName : nil
  }

  /// The picture as in a mirror that hangs beside it.
  package var mirrored: Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(self.pixels.count)
    for row in 0..<height { pixels += self.pixels[row * width..<(row + 1) * width].reversed() }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
