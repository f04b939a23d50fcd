import FlowFoundation
import FlowUIKit
import Foundation

extension PDFPage {
  /// A small picture of the page: white, because contents are not read, with a warning.
  ///
  /// - Parameter size: The size that the picture fits into, in points.
  public func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    report(.missing("PDFPage.thumbnail(of:for:)", "contents of pages are not read; the picture is white."))
    let page = bounds(for: box).size
    guard page.width > 0, page.height > 0 else { return UIImage() }
    let scale = min(size.width / page.width, size.height / page.height)
    let fitting = CGSize(width: page.width * scale, height: page.height * scale)
    return UIGraphicsImageRenderer(size: fitting).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: fitting))
    }
  }
}
