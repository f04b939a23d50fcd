#if os(Linux)
  import FlowPDFKit
  import Foundation
  import SwiftUI
  import Testing

  @Suite("A small picture of a page") @MainActor
  struct PDFPageThumbnailTests {
    @Test("has the form of the page, is white, and warns")
    func thumbnail() throws {
      let data = Data("%PDF-1.4\n3 0 obj << /Type /Page /MediaBox [0 0 100 200] >> endobj\n%%EOF".utf8)
      let page = try #require(PDFDocument(data: data)?.page(at: 0))
      var picture = UIImage()
      let warnings = ReportCollector.warnings {
        picture = page.thumbnail(of: CGSize(width: 40, height: 40), for: .mediaBox)
      }
      #expect(picture.size == CGSize(width: 20, height: 40))
      #expect(warnings.count == 1 && warnings.first?.contains("the picture is white.") == true)
    }

    @Test("pages that shall be turned by swipes scroll, with a warning")
    func turning() {
      let view = PDFView()
      #expect(ReportCollector.warnings { view.usePageViewController(false) }.isEmpty)
      let warnings = ReportCollector.warnings { view.usePageViewController(true, withViewOptions: nil) }
      #expect(warnings.count == 1 && warnings.first?.contains("the pages scroll.") == true)
    }
  }
#endif
