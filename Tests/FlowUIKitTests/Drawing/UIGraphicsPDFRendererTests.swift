import FlowRendering
import FlowUIKit
import Foundation
import Testing

@Suite("Documents that UIKit draws")
@MainActor
struct UIGraphicsPDFRendererTests {
  @Test("pages have their origin at the upper left corner, and their own rectangles")
  func pages() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = ["kCGPDFContextTitle": "Invoice"]
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 40, height: 30), format: format)
    var bounds: [CGRect] = []
    let data = renderer.pdfData { context in
      bounds.append(context.pdfContextBounds)
      context.beginPage()
      bounds.append(context.pdfContextBounds)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
      ("text" as NSString).draw(at: CGPoint(x: 0, y: 12), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 100, height: 50), pageInfo: [:])
      bounds.append(context.pdfContextBounds)
    }
    #expect(bounds == [.null, CGRect(x: 0, y: 0, width: 40, height: 30), CGRect(x: 0, y: 0, width: 100, height: 50)])
    let picture = try #require(VectorPicture(data: data))
    #expect(picture.size == CGSize(width: 40, height: 30))
    let page = try picture.bitmap(width: 40, height: 30)
    #expect(page[5, 5].red > 200 && page[5, 5].green < 100)
    #expect(page[30, 5].green == page[30, 5].alpha)
    let text = (12..<27).flatMap { y in (0..<25).map { page[$0, y] } }
    #expect(text.contains { $0.alpha > 0 && $0.red < 128 })
  }

  @Test("a document is written to a file, and a folder that is missing is an error")
  func files() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    try renderer.writePDF(to: url) { $0.beginPage() }
    #expect(try Data(contentsOf: url).starts(with: Data("%PDF".utf8)))
    #expect(throws: CocoaError.self) {
      try renderer.writePDF(to: URL(fileURLWithPath: "/nowhere/a.pdf")) { $0.beginPage() }
    }
  }

  @Test("renderers of pictures and of documents share what they draw with, and their formats know the rectangle")
  func base() {
    let bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    func draw(_ context: UIGraphicsRendererContext) {
      UIColor.red.setFill()
      context.fill(bounds)
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4), blendMode: .clear)
    }
    let renderer = UIGraphicsImageRenderer(bounds: bounds)
    let picture = renderer.image { draw($0) }.cgImage?.bitmap
    #expect(renderer.format.bounds == bounds)
    #expect(picture?[0, 0].alpha == 0 && picture?[(picture?.width ?? 1) - 1, 0].red == 255)
    let documents = UIGraphicsPDFRenderer(bounds: bounds)
    #expect(documents.format.bounds == bounds && documents.pdfData { $0.beginPage() }.count > 100)
  }
}
