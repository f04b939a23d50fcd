import CPangoCairo
import Foundation

/// Draws a page of a PDF with Poppler, if that is installed.
struct PDFRenderer: Sendable {
  static let shared = PDFRenderer()

  private typealias Open =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer?
  private typealias GetPage = @convention(c) (UnsafeMutableRawPointer, Int32) -> UnsafeMutableRawPointer?
  private typealias GetSize =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
  private typealias Draw = @convention(c) (UnsafeMutableRawPointer, OpaquePointer) -> Void

  private let open: Open
  private let getPage: GetPage
  private let getSize: GetSize
  private let render: Draw

  private init?() {
    guard let library = SystemLibrary("libpoppler-glib.so.8"),
      let open = library.function("poppler_document_new_from_bytes", as: Open.self),
      let getPage = library.function("poppler_document_get_page", as: GetPage.self),
      let getSize = library.function("poppler_page_get_size", as: GetSize.self),
      let render = library.function("poppler_page_render", as: Draw.self)
    else { return nil }
    self.open = open
    self.getPage = getPage
    self.getSize = getSize
    self.render = render
  }

  /// The size of a page, in points.
  func size(of data: Data, page: Int) -> CGSize? {
    withPage(page, of: data) { size(ofPage: $0) }.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }

  /// Draws a page into a rectangle of a size; returns whether the data could be read.
  func draw(_ data: Data, page: Int, width: Int, height: Int, in context: OpaquePointer) -> Bool {
    withPage(page, of: data) { page in
      let size = size(ofPage: page)
      guard size.width > 0, size.height > 0 else { return false }
      cairo_save(context)
      cairo_scale(context, Double(width) / Double(size.width), Double(height) / Double(size.height))
      render(page, context)
      cairo_restore(context)
      return true
    } ?? false
  }

  private func size(ofPage page: UnsafeMutableRawPointer) -> CGSize {
    var width = 0.0
    var height = 0.0
    getSize(page, &width, &height)
    return CGSize(width: width, height: height)
  }

  private func withPage<Result>(
    _ index: Int, of data: Data, _ body: (UnsafeMutableRawPointer) -> Result
  ) -> Result? {
    guard let bytes = data.withUnsafeBytes({ g_bytes_new($0.baseAddress, gsize($0.count)) }) else { return nil }
    defer { g_bytes_unref(bytes) }
    guard let document = open(bytes, nil, nil) else { return nil }
    defer { g_object_unref(document) }
    guard let page = getPage(document, Int32(clamping: index)) else { return nil }
    defer { g_object_unref(page) }
    return body(page)
  }
}
