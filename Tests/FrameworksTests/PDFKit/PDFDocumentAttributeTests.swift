#if os(Linux)
  import FlowPDFKit
  import Foundation
  import Testing

  @Suite("What a document tells about itself") @MainActor
  struct PDFDocumentAttributeTests {
    private func document(_ information: String) -> PDFDocument? {
      PDFDocument(
        data: Data(
          """
          %PDF-1.4
          1 0 obj << /Type /Page /MediaBox [0 0 200 100] >> endobj
          17 0 obj << /Title (wrong) /Keywords (wrong) >> endobj
          7 0 obj << \(information) >> endobj
          trailer << /Info 7 0 R >>
          %%EOF
          """.utf8))
    }

    @Test("are texts in parentheses, with their escapes, or hexadecimal ones")
    func texts() throws {
      let attributes = try #require(
        document(
          #"/Title (Teas \(green\) and (black)\041) /Author <FEFF0047007200FC> /Creator<54656173> /Subject (a\nb)"#
        )?.documentAttributes)
      #expect(attributes[PDFDocumentAttribute.titleAttribute] as? String == "Teas (green) and (black)!")
      #expect(attributes[PDFDocumentAttribute.authorAttribute] as? String == "Grü")
      #expect(attributes[PDFDocumentAttribute.creatorAttribute] as? String == "Teas")
      #expect(attributes[PDFDocumentAttribute.subjectAttribute] as? String == "a\nb")
      #expect(attributes[PDFDocumentAttribute.keywordsAttribute] == nil)
    }

    @Test("keywords are a list")
    func keywords() throws {
      let attributes = try #require(document("/Keywords (green, black tea,,white)")?.documentAttributes)
      #expect(attributes[PDFDocumentAttribute.keywordsAttribute] as? [String] == ["green", "black tea", "white"])
    }

    @Test("are set by an app, and written")
    func changes() throws {
      let teas = try #require(document("/Title (Teas)"))
      #expect(teas.documentAttributes?.count == 1)
      teas.documentAttributes = [
        PDFDocumentAttribute.authorAttribute: "Ann", PDFDocumentAttribute.keywordsAttribute: ["green", "black"],
      ]
      let read = try #require(teas.dataRepresentation().flatMap(PDFDocument.init(data:)))
      #expect(read.documentAttributes?[PDFDocumentAttribute.authorAttribute] as? String == "Ann")
      #expect(read.documentAttributes?[PDFDocumentAttribute.keywordsAttribute] as? [String] == ["green", "black"])
      #expect(read.documentAttributes?[PDFDocumentAttribute.titleAttribute] == nil)
      teas.documentAttributes = nil
      #expect(teas.documentAttributes == nil)
    }

    @Test("are none in a document without them")
    func none() {
      #expect(document("")?.documentAttributes == nil)
      #expect(PDFDocument(data: Data("%PDF-1.4 1 0 obj << /Type /Page >> endobj".utf8))?.documentAttributes == nil)
      #expect(document("/Title (endless")?.documentAttributes == nil)
    }
  }
#endif
