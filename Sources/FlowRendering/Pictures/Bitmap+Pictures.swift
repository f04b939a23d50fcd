import Foundation

extension Bitmap {
  /// Reads a picture of any kind that is known here: PNG always, JPEG and others where GdkPixbuf is installed.
  ///
  /// Unlike `init(pngData:)` it takes a PNG that its reader warns of, as photo editors write them.
  package init?(pictureData data: Data) {
    if let bitmap = try? Bitmap(pngData: data, allowingWarnings: true) {
      self = bitmap
    } else if let bitmap = PhotoDecoder.shared?.bitmap(data) {
      self = bitmap
    } else {
      return nil
    }
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
