import FlowRendering
import FlowUIKit
import Foundation
import SwiftUI
import Testing

@Suite("Pages that are printed") @MainActor
struct UIPrintPageRendererTests {
  private final class Framed: UIPrintPageRenderer {
    private(set) var drawn: [String] = []

    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) { drawn.append("header \(headerRect)") }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) { drawn.append("footer \(footerRect)") }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) { drawn.append("own \(contentRect)") }
  }

  private let paper = CGRect(x: 0, y: 0, width: 200, height: 100)

  private func set(_ renderer: UIPrintPageRenderer) {
    renderer.setValue(NSValue(cgRect: paper), forKey: "paperRect")
    renderer.setValue(paper.insetBy(dx: 10, dy: 10), forKey: "printableRect")
  }

  /// The pages of a renderer as a document.
  private func document(_ renderer: UIPrintPageRenderer) -> Data {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, paper, ["kCGPDFContextTitle": "Invoice"])
    for page in 0..<renderer.numberOfPages {
      UIGraphicsBeginPDFPage()
      renderer.drawPage(at: page, in: UIGraphicsGetPDFContextBounds())
    }
    UIGraphicsEndPDFContext()
    return data as Data
  }

  /// The left, upper, right and lower edge of what is dark.
  private func darkness(_ page: Bitmap) -> [Int] {
    var edges = [page.width, page.height, -1, -1]
    for y in 0..<page.height {
      for x in 0..<page.width where page[x, y].alpha > 128 && page[x, y].red < 128 {
        edges = [min(edges[0], x), min(edges[1], y), max(edges[2], x), max(edges[3], y)]
      }
    }
    return edges
  }

  @Test("have what a view shows, as wide as the page and on as many pages as it needs")
  func view() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 80))
    let bar = UIView(frame: CGRect(x: 0, y: 50, width: 45, height: 10))
    bar.backgroundColor = .black
    view.addSubview(bar)
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(view.viewPrintFormatter(), startingAtPageAt: 0)
    set(renderer)
    // 180 points for 90: a page has 40 of the view's 80 points, so the bar is on the second one.
    #expect(renderer.numberOfPages == 2)
    let pages = (0..<2).map { page in
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: paper.size, format: format).image { context in
        UIColor.white.setFill()
        context.fill(paper)
        renderer.drawPage(at: page, in: paper)
      }
    }
    let bitmaps = try pages.map { try #require($0.cgImage).bitmap }
    #expect(darkness(bitmaps[0]) == [200, 100, -1, -1])
    #expect(darkness(bitmaps[1]) == [10, 30, 99, 49])
  }

  @Test("have the text of a page of the web within the part that can be printed")
  func markup() throws {
    let renderer = UIPrintPageRenderer()
    let formatter = UIMarkupTextPrintFormatter(markupText: "<html><body><h1>Invoice</h1><p>Two hours</p></body></html>")
    formatter.perPageContentInsets = UIEdgeInsets(top: 5, left: 30, bottom: 5, right: 5)
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    set(renderer)
    #expect(renderer.numberOfPages == 1 && renderer.printFormattersForPage(at: 0)?.count == 1)
    let picture = try #require(VectorPicture(data: document(renderer)))
    #expect(picture.size == paper.size)
    let ink = darkness(try picture.bitmap(width: 200, height: 100))
    #expect(ink[0] >= 39 && ink[0] < 50 && ink[1] >= 15 && ink[3] > 45 && ink[3] < 90)
  }

  @Test("take as many lines as there is room for, and no line is on two pages or lost")
  func pages() {
    let renderer = UIPrintPageRenderer()
    let words = (1...120).map { "word\($0)" }
    let formatter = UISimpleTextPrintFormatter(text: "First\n\n" + words.joined(separator: " ") + "\nLast")
    formatter.font = .systemFont(ofSize: 12)
    renderer.addPrintFormatter(formatter, startingAtPageAt: 2)
    set(renderer)
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12)]
    let size = NSAttributedString(string: words.joined(separator: " "), attributes: attributes).size()
    let (lines, lineHeight) = (ceil(size.width / 180), size.height)
    let atLeast = Int(ceil((lines + 3) * lineHeight / 80))
    #expect(formatter.pageCount >= atLeast && formatter.pageCount <= atLeast + 3)
    #expect(renderer.numberOfPages == formatter.pageCount + 2)
    #expect(renderer.printFormattersForPage(at: 1)?.isEmpty == true)
    formatter.maximumContentHeight = 40
    #expect(formatter.pageCount == 1)
    formatter.removeFromPrintPageRenderer()
    #expect(renderer.numberOfPages == 0 && formatter.pageCount == 0)
  }

  @Test("have a header, their own content and a footer in their parts of the page")
  func parts() {
    let renderer = Framed()
    (renderer.headerHeight, renderer.footerHeight) = (20, 15)
    set(renderer)
    let formatter = UISimpleTextPrintFormatter(text: "Text")
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(formatter.rectForPage(at: 0) == CGRect(x: 10, y: 30, width: 180, height: 45))
    _ = document(renderer)
    #expect(
      renderer.drawn == [
        "header \(CGRect(x: 10, y: 10, width: 180, height: 20))", "own \(CGRect(x: 10, y: 30, width: 180, height: 45))",
        "footer \(CGRect(x: 10, y: 75, width: 180, height: 15))",
      ])
  }

  @Test("are written to a file, whose pages may have their own rectangles")
  func files() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(UIGraphicsBeginPDFContextToFile(url.path, .zero, nil))
    #expect(UIGraphicsGetPDFContextBounds() == .null)
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 50, height: 20), nil)
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 50, height: 20))
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let picture = try #require(VectorPicture(data: Data(contentsOf: url)))
    #expect(picture.size == CGSize(width: 50, height: 20))
    #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/a.pdf", .zero, nil))
  }
}
