import FlowFoundation
import FlowUIKit
import Foundation

/// A document in the PDF format: what it tells about itself, and the number, the sizes and the order of its pages.
open class PDFDocument: NSObject {
  public let documentURL: URL?
  /// The file that was read; `nil` for a new document.
  private let data: Data?
  private let sheets: PDFSheets

  /// Creates a document without pages.
  public override init() {
    data = nil
    documentURL = nil
    sheets = PDFSheets([])
  }

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
    sheets = PDFSheets(sizes.enumerated().map { PDFPage(size: $1, content: .file(data, page: $0)) })
    super.init()
    for page in pages { page.document = self }
  }

  var pages: [PDFPage] { sheets.pages }

  open var pageCount: Int { pages.count }

  /// The page of an index; `nil` beyond the last one.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }

  /// The index of a page.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

  /// Adds a page before the one of an index, or at the end.
  open func insert(_ page: PDFPage, at index: Int) {
    guard index >= 0, index <= pageCount else { return reportIndex(index) }
    sheets.pages.insert(page, at: index)
    page.document = self
  }

  /// Removes a page.
  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return reportIndex(index) }
    let page = sheets.pages.remove(at: index)
    if page.document === self { page.document = nil }
  }

  /// Lets two pages change places.
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    for index in [indexA, indexB] where !pages.indices.contains(index) { return reportIndex(index) }
    sheets.pages.swapAt(indexA, indexB)
  }

  /// On a phone, the app ends.
  private func reportIndex(_ index: Int) {
    reportMistake("A document of \(pageCount) pages has no index \(index).")
  }

  /// The attributes that the app has set.
  private var ownAttributes: [AnyHashable: Any]?

  /// What the document tells about itself, such as its title; `nil` if there is nothing. Keywords are a list. Only
  /// texts and keywords are read and written.
  open var documentAttributes: [AnyHashable: Any]? {
    get {
      let attributes = ownAttributes ?? readAttributes
      return attributes.isEmpty ? nil : attributes
    }
    set { ownAttributes = newValue ?? [:] }
  }

  private var readAttributes: [AnyHashable: Any] {
    let attributes = data.map(PDFReader.attributes) ?? [:]
    return Dictionary(
      uniqueKeysWithValues: attributes.map { attribute, text in
        (AnyHashable(attribute), attribute == .keywordsAttribute ? PDFReader.keywords(in: text) : text as Any)
      })
  }

  open var isLocked: Bool { false }
  open var isEncrypted: Bool { false }

  /// The file. The pages of a new or changed document are pictures, with two pixels per point.
  open func dataRepresentation() -> Data? {
    if let data, !sheets.areChanged, ownAttributes == nil { return data }
    return UIGraphicsPDFRenderer(bounds: .zero, format: format).pdfData { context in
      for page in pages {
        let bounds = page.bounds(for: .mediaBox)
        context.beginPage(withBounds: bounds, pageInfo: [:])
        if !page.draw(in: bounds) {
          report(.missing("PDFDocument.dataRepresentation()", "contents of pages are not read; a page is empty."))
        }
      }
    }
  }

  /// What a written document tells about itself.
  private var format: UIGraphicsPDFRendererFormat {
    let format = UIGraphicsPDFRendererFormat()
    for (key, value) in documentAttributes ?? [:] {
      let name = (key.base as? PDFDocumentAttribute)?.rawValue ?? "\(key)"
      format.documentInfo["kCGPDFContext\(name)"] = value
    }
    return format
  }

  /// Writes the file.
  @discardableResult
  open func write(to url: URL) -> Bool { (try? dataRepresentation()?.write(to: url)) != nil }
}
