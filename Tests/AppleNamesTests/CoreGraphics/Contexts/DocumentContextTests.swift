#if os(Linux)
  import FlowCoreGraphics
  import FlowFoundation
  import FlowRendering
  import Foundation
  import SwiftUI
  import Testing

  @Suite("CGContext that writes a document")
  @MainActor
  struct DocumentContextTests {
    /// The pixels of the first page, one per point.
    private func page(_ data: Data, _ width: Int, _ height: Int) throws -> Bitmap {
      let picture = try #require(VectorPicture(data: data))
      #expect(picture.size == CGSize(width: width, height: height))
      return try picture.bitmap(width: width, height: height)
    }

    @Test("the origin of a page is at the lower left corner, and each page has its own drawing")
    func pages() throws {
      let data = NSMutableData()
      var box = CGRect(x: 10, y: 20, width: 40, height: 30)
      let consumer = try #require(CGDataConsumer(data: data))
      let context = try #require(CGContext(consumer: consumer, mediaBox: &box, [kCGPDFContextTitle: "Report"]))
      context.beginPDFPage(nil)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 10, y: 20, width: 20, height: 10))
      context.endPDFPage()
      context.beginPDFPage(nil)
      context.endPDFPage()
      #expect(data.length == 0)
      context.closePDF()
      let file = Data(referencing: data)
      let first = try page(file, 40, 30)
      #expect(first[5, 25] == Bitmap.Pixel(packed: 0xFFFF_0000))
      #expect(first[25, 25] != first[5, 25] && first[5, 5] == first[25, 25])
      // Nothing is added to a document that has ended.
      context.beginPDFPage(nil)
      context.closePDF()
      #expect(data.length == file.count)
    }

    @Test("a document is written to its file, with the same bytes each time")
    func files() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = try ["a.pdf", "b.pdf"].map { name in
        let url = folder.appendingPathComponent(name)
        let context = try #require(CGContext(url as CFURL, mediaBox: nil, nil))
        context.beginPage(mediaBox: nil)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.endPage()
        context.closePDF()
        return try Data(contentsOf: url)
      }
      #expect(files[0] == files[1])
      let text = String(decoding: files[0], as: UTF8.self)
      #expect(!text.contains("/CreationDate") || text.contains("20010101000000"))
      #expect(VectorPicture(data: files[0])?.size == CGSize(width: 612, height: 792))
    }

    @Test("a renderer of images draws its view upright into a document")
    func renderer() throws {
      let renderer = ImageRenderer(
        content: VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 10)
          Color.blue.frame(width: 20, height: 10)
        })
      let data = NSMutableData()
      renderer.render { size, draw in
        var box = CGRect(origin: .zero, size: size)
        guard let consumer = CGDataConsumer(data: data),
          let context = CGContext(consumer: consumer, mediaBox: &box, nil)
        else { return }
        context.beginPDFPage(nil)
        draw(context)
        context.endPDFPage()
        context.closePDF()
      }
      let first = try page(Data(referencing: data), 20, 20)
      #expect(first[10, 4].red > 200 && first[10, 4].blue < 100)
      #expect(first[10, 15].blue > 200 && first[10, 15].red < 100)
    }
  }
#endif
