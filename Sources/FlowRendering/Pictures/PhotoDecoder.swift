import CFlowSupport
import CPangoCairo
import Foundation

/// Reads JPEG, GIF, TIFF and the other formats of GdkPixbuf, if that is installed.
struct PhotoDecoder: Sendable {
  static let shared = PhotoDecoder()

  /// The Debian package without which only PNG can be read.
  static let packageName = "libgdk-pixbuf-2.0-0"

  private typealias Make = @convention(c) () -> UnsafeMutableRawPointer?
  private typealias Write =
    @convention(c) (UnsafeMutableRawPointer, UnsafePointer<UInt8>?, Int, OpaquePointer?) -> gboolean
  private typealias Close = @convention(c) (UnsafeMutableRawPointer, OpaquePointer?) -> gboolean
  private typealias Convert = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
  private typealias Measure = @convention(c) (UnsafeMutableRawPointer) -> Int32
  private typealias SetSize = @convention(c) (UnsafeMutableRawPointer, Int32, Int32) -> Void
  private typealias Option = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>) -> UnsafePointer<CChar>?
  private typealias Pixels = @convention(c) (UnsafeMutableRawPointer) -> UnsafePointer<UInt8>?

  private let make: Make
  private let write: Write
  private let close: Close
  private let setSize: SetSize
  private let getPicture: Convert
  private let turnUpright: Convert
  private let getWidth: Measure
  private let getHeight: Measure
  private let getRowLength: Measure
  private let getChannels: Measure
  private let getPixels: Pixels
  private let getOption: Option

  private init?() {
    guard let library = SystemLibrary("libgdk_pixbuf-2.0.so.0"),
      let make = library.function("gdk_pixbuf_loader_new", as: Make.self),
      let write = library.function("gdk_pixbuf_loader_write", as: Write.self),
      let close = library.function("gdk_pixbuf_loader_close", as: Close.self),
      let setSize = library.function("gdk_pixbuf_loader_set_size", as: SetSize.self),
      let getPicture = library.function("gdk_pixbuf_loader_get_pixbuf", as: Convert.self),
      let turnUpright = library.function("gdk_pixbuf_apply_embedded_orientation", as: Convert.self),
      let getWidth = library.function("gdk_pixbuf_get_width", as: Measure.self),
      let getHeight = library.function("gdk_pixbuf_get_height", as: Measure.self),
      let getRowLength = library.function("gdk_pixbuf_get_rowstride", as: Measure.self),
      let getChannels = library.function("gdk_pixbuf_get_n_channels", as: Measure.self),
      let getPixels = library.function("gdk_pixbuf_read_pixels", as: Pixels.self),
      let getOption = library.function("gdk_pixbuf_get_option", as: Option.self)
    else { return nil }
    self.make = make
    self.write = write
    self.close = close
    self.setSize = setSize
    self.getPicture = getPicture
    self.turnUpright = turnUpright
    self.getWidth = getWidth
    self.getHeight = getHeight
    self.getRowLength = getRowLength
    self.getChannels = getChannels
    self.getPixels = getPixels
    self.getOption = getOption
  }

  /// The size that a loader announces before it reads pixels.
  private final class Announcement {
    let setSize: SetSize
    var size = (width: 0, height: 0)

    init(setSize: @escaping SetSize) {
      self.setSize = setSize
    }

    var isTooLarge: Bool { size.height > 0 && size.width > Bitmap.pixelLimit / size.height }

    func note(_ loader: UnsafeMutableRawPointer, _ width: Int32, _ height: Int32) {
      size = (Int(width), Int(height))
      // Without a size, the loader reads nothing.
      if isTooLarge { setSize(loader, 0, 0) }
    }
  }

  /// The picture in the orientation that its file specifies.
  func bitmap(_ data: Data, _ format: PictureFormat) throws(PictureFault) -> Bitmap {
    guard let loader = make() else { throw .damaged(format: format.name) }
    defer { g_object_unref(loader) }
    let announcement = Announcement(setSize: setSize)
    let handler: @convention(c) (UnsafeMutableRawPointer, Int32, Int32, UnsafeMutableRawPointer) -> Void = {
      Unmanaged<Announcement>.fromOpaque($3).takeUnretainedValue().note($0, $1, $2)
    }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(handler, to: GCallback.self),
      Unmanaged.passUnretained(announcement).toOpaque(), nil, GConnectFlags(0))
    let isRead = withExtendedLifetime(announcement) {
      let isWritten = data.withUnsafeBytes { write(loader, $0.bindMemory(to: UInt8.self).baseAddress, $0.count, nil) }
      // A loader must be closed whether or not reading succeeded.
      let isClosed = close(loader, nil)
      return isWritten != 0 && isClosed != 0
    }
    if announcement.isTooLarge {
      throw .tooLarge(width: announcement.size.width, height: announcement.size.height)
    }
    guard isRead, let read = getPicture(loader), let picture = turnUpright(read) else {
      throw .damaged(format: format.name)
    }
    defer { g_object_unref(picture) }
    guard let bitmap = bitmap(of: picture) else { throw .damaged(format: format.name) }
    // Rotation loses the profile.
    let profile = getOption(read, "icc-profile").flatMap { Data(base64Encoded: String(cString: $0)) }
    return profile.flatMap(ColorProfile.init)?.convert(bitmap) ?? bitmap
  }

  private func bitmap(of picture: UnsafeMutableRawPointer) -> Bitmap? {
    let (width, height) = (Int(getWidth(picture)), Int(getHeight(picture)))
    let (rowLength, channels) = (Int(getRowLength(picture)), Int(getChannels(picture)))
    guard width > 0, height > 0, width <= Bitmap.pixelLimit / height, channels == 3 || channels == 4,
      let bytes = getPixels(picture)
    else { return nil }
    let values = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      count = width * height
      guard let target = target.baseAddress else { return }
      for y in 0..<height { flow_premultiply(bytes + y * rowLength, channels, width, target + y * width) }
    }
    return Bitmap(width: width, height: height, pixels: values)
  }
}
