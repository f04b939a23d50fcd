import Foundation

/// A document in the PDF format: what it tells about itself, and the number, the sizes and the order of its pages. Their
/// contents are not read.
open class PDFDocument: NSObject {
  public let documentURL: URL?
  private let data: Data
  let pages: [PDFPage]

  /// Reads a document of a file; `nil` if there is none, or if it is no PDF.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data, url)
  }

  /// Reads a document; `nil` if the data is no PDF.
  public convenience init?(data: Data) { self.init(data, nil) }

  private init?(_ data: Data, _ url: URL?) {
    guard let sizes = PDFReader.pageSizes(of: data) else { return nil }
    self.data = data
    documentURL = url
    pages = sizes.map(PDFPage.init(size:))
    super.init()
    for page in pages { page.document = self }
  }

  open var pageCount: Int { pages.count }

  /// The page of an index; `nil` beyond the last one.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }

  /// The index of a page.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

  /// The texts that the document tells about itself, such as its title; `nil` if there are none. Keywords are a list.
  open var documentAttributes: [AnyHashable: Any]? {
    let attributes = PDFReader.attributes(of: data)
    if attributes.isEmpty { return nil }
    return Dictionary(
      uniqueKeysWithValues: attributes.map { attribute, text in
        (AnyHashable(attribute), attribute == .keywordsAttribute ? PDFReader.keywords(in: text) : text as Any)
      })
  }

  open var isLocked: Bool { false }
  open var isEncrypted: Bool { false }

  /// The file.
  open func dataRepresentation() -> Data? { data }

  /// Writes the file.
  @discardableResult
  open func write(to url: URL) -> Bool { (try? data.write(to: url)) != nil }
}

/// The box of a page.
public enum PDFDisplayBox: Int, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page of a document.
open class PDFPage: NSObject {
  private let size: CGSize
  open internal(set) weak var document: PDFDocument?

  init(size: CGSize) { self.size = size }

  /// The size of the page, in points.
  open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: size) }

  /// The number of the page, from 1.
  open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
}

/// Reads the pages of a file whose objects are not compressed.
enum PDFReader {
  /// The sizes of the pages, in points; `nil` for other files. Where the pages are in compressed objects, all have the
  /// size of US letter, and their number is that of the tree of pages.
  static func pageSizes(of data: Data) -> [CGSize]? {
    guard data.starts(with: Data("%PDF-".utf8)) else { return nil }
    let text = String(decoding: data, as: Unicode.ASCII.self)
    let pages = text.matches(of: #/\/Type\s*\/Page(?![A-Za-z])/#)
    let whole = box(in: text[...]) ?? CGSize(width: 612, height: 792)
    if pages.isEmpty {
      let counts = text.matches(of: #/\/Count\s+(\d+)/#).compactMap { Int($0.1) }
      return Array(repeating: whole, count: min(10_000, counts.max() ?? 0))
    }
    return pages.map { page in
      let start = text[..<page.range.lowerBound].range(of: "obj", options: .backwards)?.upperBound ?? text.startIndex
      let end = text[page.range.upperBound...].range(of: "endobj")?.lowerBound ?? text.endIndex
      return box(in: text[start..<end]) ?? whole
    }
  }

  private static func box(in text: Substring) -> CGSize? {
    let box = #/\/MediaBox\s*\[\s*(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s+(-?[\d.]+)\s*\]/#
    guard let match = text.firstMatch(of: box) else { return nil }
    let numbers = [match.1, match.2, match.3, match.4].compactMap { Double($0) }
    return numbers.count == 4 ? CGSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1]) : nil
  }
}
