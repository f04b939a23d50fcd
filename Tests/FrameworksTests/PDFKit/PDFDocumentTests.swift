#if os(Linux)
  import FlowPDFKit
  import Foundation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("A document in the PDF format", .ownPhone) @MainActor
  struct PDFDocumentTests {
    private static let twoPages = Data(
      """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 612 792] >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R >> endobj
      4 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >> endobj
      %%EOF
      """.utf8)

    @Test("has its pages with their sizes")
    func pages() throws {
      let document = try #require(PDFDocument(data: Self.twoPages))
      #expect(document.pageCount == 2)
      #expect(document.page(at: 0)?.bounds(for: .mediaBox).size == CGSize(width: 612, height: 792))
      #expect(document.page(at: 1)?.bounds(for: .mediaBox).size == CGSize(width: 200, height: 100))
      #expect(document.page(at: 1)?.label == "2" && document.page(at: 2) == nil)
    }

    @Test("is not read from other data, nor from a missing file")
    func refusals() {
      #expect(PDFDocument(data: Data("no document".utf8)) == nil)
      #expect(PDFDocument(url: URL(fileURLWithPath: "/nowhere/a.pdf")) == nil)
    }

    @Test("is shown by a view with its pages, all of them or one by one")
    func view() throws {
      struct Pages: UIViewRepresentable {
        let view: PDFView

        func makeUIView(context: Context) -> PDFView { view }
        func updateUIView(_ view: PDFView, context: Context) {}
      }
      let view = PDFView()
      view.document = PDFDocument(data: Self.twoPages)
      let screen = Screen(device: .iPhone)
      screen.show(Pages(view: view))
      let app = XCUIApplication(screen: screen)
      #expect(app.staticTexts["Page 1 of 2"].exists)
      view.displayMode = .singlePage
      #expect(app.staticTexts.count == 1 && !view.canGoToPreviousPage)
      view.goToNextPage(nil)
      #expect(app.staticTexts["Page 2 of 2"].exists && !view.canGoToNextPage)
    }
  }
#endif
