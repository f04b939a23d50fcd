#if os(Linux)
  import FlowPDFKit
  import Foundation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("The pages of a document", .ownPhone) @MainActor
  struct PDFDocumentPagesTests {
    /// A picture of one color.
    private func image(_ color: UIColor, _ width: CGFloat = 40, _ height: CGFloat = 20) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      }
    }

    /// The color in the middle of a page.
    private func color(of page: PDFPage?) -> [UInt8] {
      guard let page, let bitmap = page.thumbnail(of: CGSize(width: 20, height: 20), for: .mediaBox).bitmap else {
        return []
      }
      let pixel = bitmap[bitmap.width / 2, bitmap.height / 2]
      return [pixel.red, pixel.green, pixel.blue]
    }

    @Test("are added, removed and exchanged")
    func changes() throws {
      let document = PDFDocument()
      #expect(document.pageCount == 0 && document.documentURL == nil && document.documentAttributes == nil)
      let (empty, picture) = (PDFPage(), try #require(PDFPage(image: image(.black))))
      document.insert(empty, at: 0)
      document.insert(picture, at: 0)
      #expect(document.pageCount == 2 && document.page(at: 0) === picture && picture.document === document)
      #expect(picture.bounds(for: .cropBox).size == CGSize(width: 40, height: 20) && picture.label == "1")
      #expect(empty.bounds(for: .mediaBox).size == CGSize(width: 612, height: 792) && empty.label == "2")
      document.exchangePage(at: 0, withPageAt: 1)
      #expect(document.page(at: 0) === empty && document.index(for: picture) == 1)
      document.removePage(at: 0)
      #expect(document.pageCount == 1 && empty.document == nil && empty.label == nil)
      #expect(PDFPage(image: UIImage()) == nil)
      let copy = try #require(picture.copy() as? PDFPage)
      #expect(
        copy !== picture && copy.document == nil && color(of: copy) == [0, 0, 0] && color(of: empty) == [255, 255, 255])
    }

    @Test("are drawn upright into a context that is turned over, as apps do it")
    func drawing() throws {
      // Black above, white below.
      let halves = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        UIColor.black.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
      }
      let page = try #require(PDFPage(image: halves))
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40), format: format).image { context in
        context.cgContext.translateBy(x: 0, y: 40)
        context.cgContext.scaleBy(x: 2, y: -2)
        page.draw(with: .mediaBox, to: context.cgContext)
      }
      let bitmap = try #require(image.bitmap)
      #expect(bitmap.width == 80 && bitmap[70, 4].red == 0 && bitmap[70, 36].red == 255)
    }

    @Test("have no index beyond the last one, which is reported")
    func mistakes() {
      let document = PDFDocument()
      let warnings = ReportCollector.warnings {
        document.insert(PDFPage(), at: 1)
        document.removePage(at: 0)
        document.exchangePage(at: 0, withPageAt: 0)
      }
      #expect(document.pageCount == 0 && warnings.count == 3)
      #expect(warnings.last?.contains("A document of 0 pages has no index 0.") == true)
    }

    @Test("are written, and are there with their sizes and contents when the file is read")
    func writing() throws {
      let document = PDFDocument()
      document.insert(try #require(PDFPage(image: image(.black))), at: 0)
      document.insert(try #require(PDFPage(image: image(.white, 100, 50))), at: 1)
      let data = try #require(document.dataRepresentation())
      let read = try #require(PDFDocument(data: data))
      #expect(read.pageCount == 2 && read.dataRepresentation() == data)
      #expect(read.page(at: 1)?.bounds(for: .mediaBox).size == CGSize(width: 100, height: 50))
      #expect(color(of: read.page(at: 0)) == [0, 0, 0] && color(of: read.page(at: 1)) == [255, 255, 255])
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
      defer { try? FileManager.default.removeItem(at: file) }
      #expect(document.write(to: file) && PDFDocument(url: file)?.pageCount == 2)
    }

    @Test("of several files come into one, with what the changed one tells about itself")
    func merging() throws {
      let format = UIGraphicsPDFRendererFormat()
      format.documentInfo = [kCGPDFContextTitle: "Teas"]
      let box = CGRect(x: 0, y: 0, width: 30, height: 30)
      func file(_ color: UIColor) throws -> PDFDocument {
        let data = UIGraphicsPDFRenderer(bounds: box, format: format).pdfData { context in
          context.beginPage()
          color.setFill()
          UIBezierPath(rect: box).fill()
        }
        return try #require(PDFDocument(data: data))
      }
      let (first, second) = (try file(.black), try file(.white))
      first.insert(try #require(second.page(at: 0)), at: 1)
      let merged = try #require(first.dataRepresentation().flatMap(PDFDocument.init(data:)))
      #expect(merged.pageCount == 2)
      #expect(color(of: merged.page(at: 0)) == [0, 0, 0] && color(of: merged.page(at: 1)) == [255, 255, 255])
      #expect(merged.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String == "Teas")
    }

    @Test("that cannot be read are written empty, with a warning")
    func unreadable() throws {
      let data = Data("%PDF-1.4\n3 0 obj << /Type /Page /MediaBox [0 0 100 200] >> endobj\n%%EOF".utf8)
      let document = try #require(PDFDocument(data: data))
      document.insert(PDFPage(), at: 1)
      var written: Data?
      let warnings = ReportCollector.warnings { written = document.dataRepresentation() }
      #expect(warnings.count == 1 && warnings.first?.contains("a page is empty") == true)
      #expect(written.flatMap(PDFDocument.init(data:))?.pageCount == 2)
    }

    @Test("are in a view as soon as they are in its document")
    func view() {
      struct Pages: UIViewRepresentable {
        let view: PDFView

        func makeUIView(context: Context) -> PDFView { view }
        func updateUIView(_ view: PDFView, context: Context) {}
      }
      let (view, document) = (PDFView(), PDFDocument())
      view.document = document
      let screen = Screen(device: .iPhone)
      screen.show(Pages(view: view))
      let app = XCUIApplication(screen: screen)
      #expect(app.staticTexts.count == 0 && view.currentPage == nil)
      screen.perform { document.insert(PDFPage(), at: 0) }
      #expect(app.staticTexts["Page 1 of 1"].exists && view.currentPage === document.page(at: 0))
      screen.perform { document.insert(PDFPage(), at: 0) }
      #expect(app.staticTexts["Page 1 of 2"].exists)
      screen.perform { document.removePage(at: 1) }
      #expect(app.staticTexts["Page 1 of 1"].exists && view.currentPage === document.page(at: 0))
    }
  }
#endif
