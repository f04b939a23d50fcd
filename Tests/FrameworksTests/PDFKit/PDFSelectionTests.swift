#if os(Linux)
  import FlowPDFKit
  import Foundation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("What is on the pages of a document", .ownPhone) @MainActor
  struct PDFSelectionTests {
    /// A document of two pages with texts.
    private static func document(_ texts: [String]) -> Data {
      let count = texts.count
      var text = "%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n"
      let kids = (0..<count).map { "\($0 * 2 + 4) 0 R" }.joined(separator: " ")
      text += "2 0 obj << /Type /Pages /Kids [\(kids)] /Count \(count) >> endobj\n"
      text += "3 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj\n"
      for (index, words) in texts.enumerated() {
        let content = "BT /F1 20 Tf 20 150 Td (\(words)) Tj ET"
        text += "\(index * 2 + 4) 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] "
        text += "/Contents \(index * 2 + 5) 0 R /Resources << /Font << /F1 3 0 R >> >> >> endobj\n"
        text += "\(index * 2 + 5) 0 obj << /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream endobj\n"
      }
      return Data((text + "trailer << /Root 1 0 R >>\n%%EOF").utf8)
    }

    private struct Pages: UIViewRepresentable {
      let view: PDFView

      func makeUIView(context: Context) -> PDFView { view }
      func updateUIView(_ view: PDFView, context: Context) {}
    }

    @Test("has texts, which are found with their places")
    func texts() throws {
      let document = try #require(PDFDocument(data: Self.document(["Green tea", "Black Tea and tea"])))
      #expect(document.page(at: 0)?.string == "Green tea" && document.string == "Green tea\nBlack Tea and tea")
      #expect(document.page(at: 0)?.numberOfCharacters == 9)
      let all = document.findString("tea", withOptions: .caseInsensitive)
      #expect(all.count == 3 && document.findString("tea").count == 2 && document.findString("coffee").isEmpty)
      #expect(all.map { $0.pages.map(\.label) } == [["1"], ["2"], ["2"]] && all.first?.string == "tea")
      let page = try #require(document.page(at: 0))
      let place = try #require(all.first?.bounds(for: page))
      // The text begins at 20 points with its base line at 150, and letters are 20 points high.
      #expect(place.minX > 60 && place.maxX < 130 && place.minY > 130 && place.maxY < 180, "\(place)")
      #expect(all[1].bounds(for: page).isNull)
      let both = PDFSelection(document: document)
      both.add(all)
      #expect(both.pages.count == 2 && both.string == "tea\ntea\ntea" && both.selectionsByLine().count == 3)
    }

    @Test("is drawn by a view, with the texts that are marked")
    func view() throws {
      let drawn = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 200)).pdfData { context in
        context.beginPage()
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 300, height: 100))
      }
      let view = PDFView()
      let document = try #require(PDFDocument(data: drawn))
      view.document = document
      let screen = Screen(device: .iPhone)
      screen.show(Pages(view: view).ignoresSafeArea())
      let frame = XCUIApplication(screen: screen).staticTexts["Page 1 of 1"].frame
      func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
        let color = screen.color(frame.minX + frame.width * x, frame.minY + frame.height * y)
        return [color.red, color.green, color.blue]
      }
      #expect(abs(frame.width / frame.height - 1.5) < 0.02)
      #expect(color(0.5, 0.25) == [255, 0, 0] && color(0.5, 0.75) == [255, 255, 255])
      let tea = try #require(PDFDocument(data: Self.document(["Tea"])))
      view.document = tea
      #expect(color(0.1, 0.75) == [255, 255, 255])
      let place = try #require(view.document?.findString("Tea").first)
      place.color = .blue
      view.highlightedSelections = [place]
      let bounds = place.bounds(for: try #require(view.currentPage))
      let marked = color(bounds.midX / 300, 1 - (bounds.maxY - 1) / 200)
      #expect(marked[2] == 255 && marked[0] < 200 && color(0.9, 0.25) == [255, 255, 255], "\(marked)")
      view.highlightedSelections = nil
      #expect(color(bounds.midX / 300, 1 - (bounds.maxY - 1) / 200)[0] > 200)
    }

    @Test("is where a view goes")
    func places() throws {
      let view = PDFView()
      let document = try #require(PDFDocument(data: Self.document(["Green", "Black", "White"])))
      view.document = document
      view.go(to: try #require(view.document?.findString("White").first))
      #expect(view.currentPage?.label == "3")
      view.go(to: PDFDestination(page: try #require(view.document?.page(at: 1)), at: .zero))
      #expect(view.currentPage?.label == "2" && view.currentDestination?.page === view.currentPage)
      view.setCurrentSelection(view.document?.selectionForEntireDocument, animate: true)
      #expect(view.currentSelection?.string == "Green\nBlack\nWhite")
      view.clearSelection()
      #expect(view.currentSelection == nil)
    }
  }
#endif
