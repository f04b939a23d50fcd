import CPangoCairo
import Foundation

/// Writes a document whose pages are pictures.
package final class PDFWriter {
  /// What a document tells about itself.
  package enum Field: Int32, Sendable {
    case title, author, subject, keywords, creator, creationDate
  }

  private typealias Create =
    @convention(c) (
      @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> cairo_status_t,
      UnsafeMutableRawPointer?,
      Double, Double
    ) -> OpaquePointer?
  private typealias SetSize = @convention(c) (OpaquePointer, Double, Double) -> Void
  private typealias SetField = @convention(c) (OpaquePointer, Int32, UnsafePointer<CChar>) -> Void

  /// The bytes so far.
  private final class Output {
    var data = Data()
  }

  private let output = Output()
  private let surface: OpaquePointer
  private let context: OpaquePointer
  private let setSize: SetSize
  private let setField: SetField
  private var isFinished = false

  /// - Returns: `nil` if Cairo was built without PDF.
  package init?() {
    guard let library = SystemLibrary("libcairo.so.2"),
      let create = library.function("cairo_pdf_surface_create_for_stream", as: Create.self),
      let setSize = library.function("cairo_pdf_surface_set_size", as: SetSize.self),
      let setField = library.function("cairo_pdf_surface_set_metadata", as: SetField.self)
    else { return nil }
    // The surface calls back only while this object keeps the output.
    let target = Unmanaged.passUnretained(output).toOpaque()
    guard
      let surface = create(
        { target, bytes, count in
          if let target, let bytes {
            Unmanaged<Output>.fromOpaque(target).takeUnretainedValue().data.append(bytes, count: Int(count))
          }
          return CAIRO_STATUS_SUCCESS
        }, target, 1, 1),
      let context = cairo_create(surface)
    else { return nil }
    self.surface = surface
    self.context = context
    self.setSize = setSize
    self.setField = setField
    // Otherwise it is the machine's time, and no two documents are equal.
    set(.creationDate, to: "2001-01-01T00:00:00Z")
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  package func set(_ field: Field, to text: String) { setField(surface, field.rawValue, text) }

  /// Adds a page with a picture that fills it.
  ///
  /// - Parameter size: The size of the page, in points.
  package func addPage(_ picture: Bitmap, size: CGSize) {
    guard !isFinished else { return }
    setSize(surface, Double(size.width), Double(size.height))
    if picture.width > 0, picture.height > 0 {
      cairo_save(context)
      cairo_scale(context, Double(size.width) / Double(picture.width), Double(size.height) / Double(picture.height))
      picture.withSurface { image in
        cairo_set_source_surface(context, image, 0, 0)
        cairo_paint(context)
        // The document copies the pixels while they are valid.
        cairo_set_source_rgb(context, 0, 0, 0)
      }
      cairo_restore(context)
    }
    cairo_show_page(context)
    cairo_surface_flush(surface)
  }

  /// Ends the document.
  ///
  /// - Returns: The file.
  package func finish() -> Data {
    if !isFinished { cairo_surface_finish(surface) }
    isFinished = true
    return output.data
  }
}
