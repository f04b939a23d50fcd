import FlowFoundation
import FlowRendering
import FlowUIKit
import Foundation

/// A page of a document.
open class PDFPage: NSObject, NSCopying {
  /// What is on a page.
  enum Content {
    case nothing
    case image(UIImage)
    case file(Data, page: Int)
  }

  private let size: CGSize
  let content: Content
  open internal(set) weak var document: PDFDocument?

  init(size: CGSize, content: Content) {
    self.size = size
    self.content = content
  }

  /// Creates an empty page of the size of US letter.
  public override convenience init() { self.init(size: CGSize(width: 612, height: 792), content: .nothing) }

  /// Creates a page of the size of a picture; `nil` for a picture of no size.
  public convenience init?(image: UIImage) {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    self.init(size: image.size, content: .image(image))
  }

  /// A page with the same contents, of no document.
  open func copy(with zone: NSZone? = nil) -> Any { PDFPage(size: size, content: content) }

  /// The size of the page, in points.
  open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: size) }

  /// The number of the page, from 1.
  open var label: String? {
    document.flatMap { $0.index(for: self) == NSNotFound ? nil : "\($0.index(for: self) + 1)" }
  }

  /// The page at its size, with two pixels per point; `nil` if its contents cannot be read.
  private(set) lazy var picture: UIImage? = {
    guard size.width > 0, size.height > 0, size.width <= 4000, size.height <= 4000 else { return nil }
    var isRead = false
    let picture = UIGraphicsImageRenderer(size: size).image { _ in isRead = draw(in: bounds(for: .mediaBox)) }
    return isRead ? picture : nil
  }()

  /// Draws the page into a context whose origin is at the bottom, as large as its box. Contents that cannot be read warn.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    let bounds = bounds(for: box)
    UIGraphicsPushContext(context)
    context.saveGState()
    context.translateBy(x: 0, y: bounds.height)
    context.scaleBy(x: 1, y: -1)
    if !draw(in: bounds) { report(.missing("PDFPage.draw(with:to:)", "the page cannot be read, and is not drawn.")) }
    context.restoreGState()
    UIGraphicsPopContext()
  }

  /// Draws the page into the current context of UIKit.
  ///
  /// - Returns: Whether its contents could be read.
  func draw(in rect: CGRect) -> Bool {
    UIColor.white.setFill()
    UIBezierPath(rect: rect).fill()
    switch content {
    case .nothing: return true
    case .image(let image): image.draw(in: rect)
    case .file(let data, let page):
      let (width, height) = (Int((rect.width * 2).rounded()), Int((rect.height * 2).rounded()))
      guard let bitmap = VectorPicture.page(page, of: data, width: width, height: height) else {
        return false
      }
      UIImage(.bitmap(bitmap), scale: 2).draw(in: rect)
    }
    return true
  }
}
