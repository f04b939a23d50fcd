import Foundation

/// A point on a page.
open class PDFDestination: NSObject {
  open private(set) weak var page: PDFPage?
  /// The point, from the lower left corner of the page.
  public let point: CGPoint
  /// How large the page is shown. It is kept.
  open var zoom: CGFloat = 1

  /// Creates a point on a page.
  public init(page: PDFPage, at point: CGPoint) {
    self.page = page
    self.point = point
  }
}
