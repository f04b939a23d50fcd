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
      size = PDFRenderer.shared?.size(of: data, page: 0) ?? PDFMediaBox.size(in: data) ?? Self.unknownSize
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

  /// The damage of a picture of which a part is drawn, as a part of a sentence.
  package var damage: String? {
    guard format == .pdf else { return nil }
    let end = data.range(of: Data("%%EOF".utf8), options: .backwards)?.upperBound
    return end.map { data.endIndex - $0 <= 1_024 } == true
      ? nil : "its PDF ends too early, and only a part of it may be drawn"
  }

  /// The largest number of steps of all filters and pixels: some seconds.
  private static let workLimit = 4e9

  /// The picture at a size.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  /// - Throws: The reason why it is not drawn: it is damaged or too large, or its renderer is not installed.
  package func bitmap(width: Int, height: Int) throws(PictureFault) -> Bitmap {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767, width <= Bitmap.pixelLimit / height else {
      throw .tooLarge(width: width, height: height)
    }
    if format == .svg, SVGFilterWork.steps(in: data) * Double(width * height) > Self.workLimit { throw .endlessFilters }
    let canvas = Canvas(size: CGSize(width: width, height: height), scale: 1)
    let isDrawn: Bool?
    switch format {
    case .svg: isDrawn = SVGRenderer.shared?.draw(data, width: width, height: height, in: canvas.context)
    case .pdf: isDrawn = PDFRenderer.shared?.draw(data, page: 0, width: width, height: height, in: canvas.context)
    }
    switch isDrawn {
    case true?: return canvas.makeBitmap()
    case false?: throw .damaged(format: format.name)
    case nil: throw .needsPackage(format: format.name, package: format.package)
    }
  }

  /// A page of a PDF at a size, in pixels; `nil` if it is damaged or too large, or if its renderer is not installed.
  package static func page(_ index: Int, of data: Data, width: Int, height: Int) -> Bitmap? {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767, width <= Bitmap.pixelLimit / height else {
      return nil
    }
    let canvas = Canvas(size: CGSize(width: width, height: height), scale: 1)
    let isDrawn = PDFRenderer.shared?.draw(data, page: index, width: width, height: height, in: canvas.context)
    return isDrawn == true ? canvas.makeBitmap() : nil
  }
}

extension VectorPicture.Format {
  fileprivate var name: String {
    switch self {
    case .svg: "SVG"
    case .pdf: "PDF"
    }
  }

  /// The Debian package that draws the format.
  fileprivate var package: String {
    switch self {
    case .svg: "librsvg2-2"
    case .pdf: "gir1.2-poppler-0.18"
    }
  }
}
