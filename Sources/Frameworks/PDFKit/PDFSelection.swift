import FlowFoundation
import FlowRendering
import FlowUIKit
import Foundation

/// Texts of a document, such as those that were found.
open class PDFSelection: NSObject, NSCopying {
  /// A text and where it is.
  struct Part {
    let page: PDFPage
    let text: String
    /// The place, in points from the lower left corner of the page.
    let bounds: CGRect
  }

  private let document: PDFDocument
  private(set) var parts: [Part] = []

  /// The color of the selection in a view: yellow at first.
  open var color: UIColor? = .systemYellow

  /// Creates an empty selection.
  public init(document: PDFDocument) { self.document = document }

  convenience init(document: PDFDocument, _ parts: [Part]) {
    self.init(document: document)
    self.parts = parts
  }

  /// The pages, each once.
  open var pages: [PDFPage] {
    parts.map(\.page).reduce(into: []) { pages, page in
      if !pages.contains(where: { $0 === page }) { pages.append(page) }
    }
  }

  /// The texts, each in a line; `nil` without one.
  open var string: String? { parts.isEmpty ? nil : parts.map(\.text).joined(separator: "\n") }

  /// The smallest rectangle around the texts on a page, in points from its lower left corner.
  open func bounds(for page: PDFPage) -> CGRect {
    parts.filter { $0.page === page }.reduce(CGRect.null) { $0.union($1.bounds) }
  }

  /// Adds the texts of another selection.
  open func add(_ selection: PDFSelection) { parts += selection.parts }

  /// Adds the texts of other selections.
  open func add(_ selections: [PDFSelection]) { for selection in selections { add(selection) } }

  /// The texts, each alone.
  open func selectionsByLine() -> [PDFSelection] { parts.map { PDFSelection(document: document, [$0]) } }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PDFSelection(document: document, parts)
    copy.color = color
    return copy
  }
}

extension PDFPage {
  /// The text of the page; `nil`, with a warning, if it cannot be read. Pages that are pictures have none.
  public var string: String? {
    guard case .file(let data, let page) = content else { return "" }
    if let text = PDFTexts.shared?.text(of: data, page: page) { return text }
    report(.missing("PDFPage.string", "texts of this file are not read."))
    return nil
  }

  /// The number of characters of the page's text.
  public var numberOfCharacters: Int { string?.utf16.count ?? 0 }
}

extension PDFDocument {
  /// The texts of the pages.
  public var string: String? {
    let texts = pages.compactMap(\.string)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// The places of a text, in the order of the pages.
  ///
  /// - Parameter options: Whether capital letters count: they do unless `.caseInsensitive` is given.
  public func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
    guard !string.isEmpty else { return [] }
    return pages.flatMap { page -> [PDFSelection] in
      guard case .file(let data, let index) = page.content, let texts = PDFTexts.shared else { return [] }
      let isCaseSensitive = !options.contains(.caseInsensitive)
      return texts.places(of: string, in: data, page: index, isCaseSensitive: isCaseSensitive).map {
        PDFSelection(document: self, [PDFSelection.Part(page: page, text: string, bounds: $0)])
      }
    }
  }

  /// The text of the whole document.
  public var selectionForEntireDocument: PDFSelection? {
    let parts = pages.map { PDFSelection.Part(page: $0, text: $0.string ?? "", bounds: $0.bounds(for: .mediaBox)) }
    return parts.isEmpty ? nil : PDFSelection(document: self, parts)
  }
}
