import CPangoCairo
import Foundation

/// The texts of a PDF's pages by Poppler, if that is installed.
package struct PDFTexts: Sendable {
  package static let shared = PDFTexts()

  private typealias Open =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer?
  private typealias GetPage = @convention(c) (UnsafeMutableRawPointer, Int32) -> UnsafeMutableRawPointer?
  private typealias GetText = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutablePointer<CChar>?
  private typealias Find =
    @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, UInt32) -> UnsafeMutablePointer<GList>?
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void

  private let open: Open
  private let getPage: GetPage
  private let getText: GetText
  private let find: Find
  private let free: Free

  private init?() {
    guard let library = SystemLibrary("libpoppler-glib.so.8"),
      let open = library.function("poppler_document_new_from_bytes", as: Open.self),
      let getPage = library.function("poppler_document_get_page", as: GetPage.self),
      let getText = library.function("poppler_page_get_text", as: GetText.self),
      let find = library.function("poppler_page_find_text_with_options", as: Find.self),
      let free = library.function("poppler_rectangle_free", as: Free.self)
    else { return nil }
    (self.open, self.getPage, self.getText, self.find, self.free) = (open, getPage, getText, find, free)
  }

  /// The text of a page; `nil` if the document cannot be read.
  package func text(of data: Data, page: Int) -> String? {
    withPage(page, of: data) { page in
      guard let text = getText(page) else { return nil }
      defer { g_free(text) }
      return String(cString: text)
    }
  }

  /// Where a text is on a page, in points from the lower left corner.
  package func places(of text: String, in data: Data, page: Int, isCaseSensitive: Bool) -> [CGRect] {
    withPage(page, of: data) { page in
      let list = find(page, text, isCaseSensitive ? 1 : 0)
      defer { g_list_free(list) }
      var (places, item) = ([CGRect](), list)
      while let current = item {
        if let rectangle = current.pointee.data {
          let corners = rectangle.assumingMemoryBound(to: Double.self)
          let (x, y) = (min(corners[0], corners[2]), min(corners[1], corners[3]))
          places.append(CGRect(x: x, y: y, width: abs(corners[2] - corners[0]), height: abs(corners[3] - corners[1])))
          free(rectangle)
        }
        item = current.pointee.next
      }
      return places
    } ?? []
  }

  private func withPage<Result>(
    _ index: Int, of data: Data, _ body: (UnsafeMutableRawPointer) -> Result?
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
