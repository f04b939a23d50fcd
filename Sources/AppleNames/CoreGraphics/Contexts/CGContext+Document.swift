import FlowFoundation
import FlowRendering
import SwiftUI

/// What the bytes of a document are written to.
public final class CGDataConsumer {
  let write: (Data) -> Void

  /// Creates a consumer that writes a file.
  public init?(url: CFURL) { write = { try? $0.write(to: url) } }

  /// Creates a consumer that adds to data.
  public init?(data: CFMutableData) { write = { data.append($0) } }
}

// Documents in the PDF format. The pages are pictures of what was drawn, with two pixels per point: their texts cannot be
// selected.
extension CGContext {
  /// Creates a context that writes a document to a file, with the origin of its pages at the lower left corner.
  ///
  /// - Parameters:
  ///   - mediaBox: The default rectangle of a page, in points; `nil` for 612 by 792.
  ///   - auxiliaryInfo: What the document tells about itself, such as its title.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Creates a context that writes a document.
  public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    self.init(documentIn: mediaBox?.pointee, auxiliaryInfo ?? [:], isFlipped: false, write: consumer.write)
  }

  /// - Parameter isFlipped: Whether the origin of pages is at the upper left corner.
  package convenience init?(
    documentIn box: CGRect?, _ information: [String: Any], isFlipped: Bool, write: @escaping (Data) -> Void
  ) {
    guard let writer = PDFWriter() else { return nil }
    let fields: [(CFString, PDFWriter.Field)] = [
      (kCGPDFContextTitle, .title), (kCGPDFContextAuthor, .author), (kCGPDFContextSubject, .subject),
      (kCGPDFContextCreator, .creator),
    ]
    for (key, field) in fields {
      if let text = information[key] as? String { writer.set(field, to: text) }
    }
    if let words = information[kCGPDFContextKeywords] {
      writer.set(.keywords, to: (words as? [String])?.joined(separator: ", ") ?? "\(words)")
    }
    self.init(DocumentPages(writer, box: box, isFlipped: isFlipped, destination: write))
  }

  /// Begins a page.
  ///
  /// - Parameter pageInfo: The page's own rectangle is not read: begin it with ``beginPage(mediaBox:)``.
  public func beginPDFPage(_ pageInfo: CFDictionary?) { document?.begin(nil, in: self) }

  public func endPDFPage() { document?.end(in: self) }

  /// Begins a page.
  ///
  /// - Parameter mediaBox: The rectangle of the page, in points; `nil` for the document's.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { document?.begin(mediaBox?.pointee, in: self) }

  public func endPage() { document?.end(in: self) }

  /// The rectangle of the current page; `nil` between pages.
  package var page: CGRect? { document?.page }

  /// Begins a page with its own rectangle.
  package func beginPage(_ box: CGRect?) { document?.begin(box, in: self) }

  /// Ends the document.
  public func closePDF() { document?.close(self) }
}

public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"

extension ImageRenderer {
  /// Draws the view with another context: upright in one whose origin is at the lower left corner, as that of a document.
  ///
  /// - Parameters:
  ///   - rasterizationScale: The number of pixels per point of what becomes a picture. The context decides that here.
  ///   - renderer: Takes the size of the view, and a function that draws it into a context.
  @MainActor
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
    guard let drawing else { return }
    renderer(drawing.size) { context in
      context.saveGState()
      context.translateBy(x: 0, y: drawing.size.height)
      context.scaleBy(x: 1, y: -1)
      context.draw(drawing.items, at: .zero)
      context.restoreGState()
    }
  }
}
