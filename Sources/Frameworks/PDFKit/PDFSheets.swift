import Observation

/// The pages of a document, whose changes views see.
@Observable
final class PDFSheets {
  var pages: [PDFPage] { didSet { areChanged = true } }

  /// Whether other pages are there than at first.
  private(set) var areChanged = false

  init(_ pages: [PDFPage]) { self.pages = pages }
}
