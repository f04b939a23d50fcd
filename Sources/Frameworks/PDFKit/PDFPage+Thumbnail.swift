import FlowFoundation
import FlowUIKit
import Foundation

extension PDFPage {
  /// A small picture of the page; a white one, with a warning, if its contents cannot be read.
  ///
  /// - Parameter size: The size that the picture fits into, in points.
  public func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let page = bounds(for: box).size
    guard page.width > 0, page.height > 0 else { return UIImage() }
    let scale = min(size.width / page.width, size.height / page.height)
    let fitting = CGSize(width: page.width * scale, height: page.height * scale)
    return UIGraphicsImageRenderer(size: fitting).image { _ in
      if !draw(in: CGRect(origin: .zero, size: fitting)) {
        report(.missing("PDFPage.thumbnail(of:for:)", "contents of pages are not read; the picture is white."))
      }
    }
  }
}
