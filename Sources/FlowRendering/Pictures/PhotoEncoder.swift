import CPangoCairo
import Foundation

/// Writes JPEG, if GdkPixbuf is installed.
package struct PhotoEncoder: Sendable {
  package static let shared = PhotoEncoder()

  private typealias Make =
    @convention(c) (UnsafePointer<UInt8>, Int32, gboolean, Int32, Int32, Int32, Int32, OpaquePointer?, OpaquePointer?)
    -> UnsafeMutableRawPointer?
  private typealias Save =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, UnsafeMutablePointer<Int>,
      UnsafePointer<CChar>, UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<UnsafePointer<CChar>?>, OpaquePointer?
    ) -> gboolean

  private let make: Make
  private let save: Save

  private init?() {
    guard let library = SystemLibrary("libgdk_pixbuf-2.0.so.0"),
      let make = library.function("gdk_pixbuf_new_from_data", as: Make.self),
      let save = library.function("gdk_pixbuf_save_to_bufferv", as: Save.self)
    else { return nil }
    self.make = make
    self.save = save
  }

  /// A picture as a JPEG file; what is transparent becomes white.
  ///
  /// - Parameter quality: The quality, from 0 to 1.
  /// - Returns: `nil` for a picture without pixels.
  package func jpegData(_ bitmap: Bitmap, quality: Double) -> Data? {
    guard bitmap.width > 0, bitmap.height > 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(bitmap.width * bitmap.height * 3)
    for packed in bitmap.pixels {
      let pixel = Bitmap.Pixel(packed: packed)
      let white = 255 - pixel.alpha
      // The pixels are premultiplied, so no sum exceeds 255 except by rounding.
      for part in [pixel.red, pixel.green, pixel.blue] { bytes.append(UInt8(min(255, Int(part) + Int(white)))) }
    }
    return bytes.withUnsafeBufferPointer { bytes -> Data? in
      guard let start = bytes.baseAddress,
        let picture = make(
          start, 0, 0, 8, Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.width * 3), nil, nil)
      else { return nil }
      defer { g_object_unref(picture) }
      var file: UnsafeMutablePointer<CChar>?
      var count = 0
      let percent = Int((min(1, max(0, quality.isNaN ? 1 : quality)) * 100).rounded())
      let isSaved = "quality".withCString { key in
        "\(percent)".withCString { value in
          save(picture, &file, &count, "jpeg", [key, nil], [value, nil], nil)
        }
      }
      guard isSaved != 0, let file else { return nil }
      defer { g_free(file) }
      return Data(bytes: file, count: count)
    }
  }
}
