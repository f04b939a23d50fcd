import CFlowSupport
import Foundation

/// The picture in a file: PNG always, JPEG and others if GdkPixbuf is installed.
package struct PictureFile: Sendable {
  /// The pixels, converted to sRGB if the file has a supported ``ColorProfile``.
  package let bitmap: Bitmap

  /// The damage of a picture of which a part was read, as a part of a sentence.
  package let damage: String?

  /// Reads a picture.
  ///
  /// Unlike `Bitmap(pngData:)` it accepts a PNG with warnings, as photo editors write them, and draws what a photo whose
  /// file ends too early has.
  ///
  /// - Throws: ``PictureFault`` that says why the picture is not drawn.
  package init(_ data: Data) throws(PictureFault) {
    guard let format = PictureFormat(data) else { throw .unknownFormat }
    guard format == .png else {
      bitmap = try Self.photo(data, format)
      damage = format.damage(of: data)
      return
    }
    do throws(BitmapError) {
      if let standard = try XcodePNG.standardized(data) {
        bitmap = try Bitmap(pngData: standard, allowingWarnings: true, storage: .premultipliedBGR)
      } else {
        let own = try Bitmap(pngData: data, allowingWarnings: true)
        bitmap = Self.profile(ofPNG: data)?.convert(own) ?? own
      }
    } catch {
      throw .png(error)
    }
    damage = nil
  }

  private static func photo(_ data: Data, _ format: PictureFormat) throws(PictureFault) -> Bitmap {
    guard let decoder = PhotoDecoder.shared else {
      throw .needsPackage(format: format.name, package: PhotoDecoder.packageName)
    }
    return try decoder.bitmap(data, format)
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
}

extension Bitmap {
  /// The picture mirrored horizontally.
  package var mirrored: Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(self.pixels.count)
    for row in 0..<height { pixels += self.pixels[row * width..<(row + 1) * width].reversed() }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
