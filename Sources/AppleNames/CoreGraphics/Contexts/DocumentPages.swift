import FlowRendering
import SwiftUI

/// The pages of a document that a context writes.
final class DocumentPages {
  /// The number of pixels of a page per point.
  static let scale: CGFloat = 2

  private let writer: PDFWriter
  /// Whether the origin is at the upper left corner, as UIKit has it, and not at the lower left one.
  private let isFlipped: Bool
  /// Takes the file.
  private let destination: (Data) -> Void

  /// The default rectangle of a page, in points.
  let box: CGRect
  private(set) var page: CGRect?
  private var isClosed = false

  init(_ writer: PDFWriter, box: CGRect?, isFlipped: Bool, destination: @escaping (Data) -> Void) {
    self.writer = writer
    self.box = Self.usable(box) ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    self.isFlipped = isFlipped
    self.destination = destination
  }

  private static func usable(_ box: CGRect?) -> CGRect? { box.flatMap { $0.isEmpty || $0.isInfinite ? nil : $0 } }

  /// Begins a page, and ends the one before.
  func begin(_ box: CGRect?, in context: CGContext) {
    end(in: context)
    if isClosed { return }
    let box = Self.usable(box) ?? self.box
    page = box
    context.beginDrawing(
      isFlipped
        ? CGAffineTransform(translationX: -box.minX, y: -box.minY)
        : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY))
  }

  func end(in context: CGContext) {
    guard let page else { return }
    let picture = BitmapMemory.bitmap(of: context.items, size: page.size, scale: Self.scale, isOpaque: false)
    writer.addPage(picture, size: page.size)
    self.page = nil
  }

  func close(_ context: CGContext) {
    if isClosed { return }
    end(in: context)
    isClosed = true
    destination(writer.finish())
  }
}
