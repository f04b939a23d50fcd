import CPangoCairo
import Foundation

/// Draws SVG with librsvg, if that is installed.
struct SVGRenderer: Sendable {
  static let shared = SVGRenderer()

  private typealias Open = @convention(c) (UnsafePointer<UInt8>?, Int, OpaquePointer?) -> UnsafeMutableRawPointer?
  private typealias Draw =
    @convention(c) (UnsafeMutableRawPointer, OpaquePointer, UnsafePointer<Double>, OpaquePointer?) -> gboolean
  private typealias SetResolution = @convention(c) (UnsafeMutableRawPointer, Double) -> Void

  private let open: Open
  private let render: Draw
  private let setResolution: SetResolution

  private init?() {
    guard let library = SystemLibrary("librsvg-2.so.2"),
      let open = library.function("rsvg_handle_new_from_data", as: Open.self),
      let render = library.function("rsvg_handle_render_document", as: Draw.self),
      let setResolution = library.function("rsvg_handle_set_dpi", as: SetResolution.self)
    else { return nil }
    self.open = open
    self.render = render
    self.setResolution = setResolution
  }

  /// Draws a picture into a rectangle of a size; returns whether the data could be read.
  func draw(_ data: Data, width: Int, height: Int, in context: OpaquePointer) -> Bool {
    let handle = data.withUnsafeBytes { open($0.bindMemory(to: UInt8.self).baseAddress, $0.count, nil) }
    guard let handle else { return false }
    defer { g_object_unref(handle) }
    // A point equals a pixel here.
    setResolution(handle, 72)
    // The memory layout of `RsvgRectangle`: x, y, width, height.
    let frame = [0, 0, Double(width), Double(height)]
    return render(handle, context, frame, nil) != 0
  }
}
