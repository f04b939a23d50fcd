import Foundation

/// A vector picture, sharp at every size: an SVG or a page of a PDF.
package struct VectorPicture: Hashable, Sendable {
  package enum Format: Hashable, Sendable { case svg, pdf }

  package let format: Format

  /// The size that the picture specifies, in points.
  package let size: CGSize
  private let data: Data

  /// Creates a picture from a file's contents, or `nil` if they are of another format.
  package init?(data: Data) {
    if data.starts(with: Data("%PDF".utf8)) {
      format = .pdf
      size = PDFRenderer.shared?.size(of: data) ?? PDFMediaBox.size(in: data) ?? Self.unknownSize
    } else if let header = SVGHeader(data: data) {
      format = .svg
      size = header.size ?? Self.unknownSize
    } else {
      return nil
    }
    self.data = data
  }

  /// The assumed size of a picture that does not specify one.
  private static let unknownSize = CGSize(width: 24, height: 24)

  /// The picture at a size, or `nil` if it is damaged or its renderer is not installed.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  package func bitmap(width: Int, height: Int) -> Bitmap? {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767, width <= Bitmap.pixelLimit / height else {
      return nil
    }
    let canvas = Canvas(size: CGSize(width: width, height: height), scale: 1)
    let isDrawn =
      switch format {
      case .svg: SVGRenderer.shared?.draw(data, width: width, height: height, in: canvas.context)
      case .pdf: PDFRenderer.shared?.draw(data, width: width, height: height, in: canvas.context)
      }
    return isDrawn == true ? canvas.makeBitmap() : nil
  }

  /// The Debian package that is missing to draw pictures of the format, or `nil` if it is installed.
  package static func missingPackage(for format: Format) -> String? {
    switch format {
    case .svg: SVGRenderer.shared == nil ? "librsvg2-2" : nil
    case .pdf: PDFRenderer.shared == nil ? "gir1.2-poppler-0.18" : nil
    }
  }
}
