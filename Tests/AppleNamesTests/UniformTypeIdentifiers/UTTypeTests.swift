#if os(Linux)
  import Foundation
  import FlowUniformTypeIdentifiers
  import Testing

  @Suite("Kinds of UTType")
  struct UTTypeTests {
    @Test("a type is a kind of others, directly or not")
    func conformance() {
      #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .png))
      #expect(!UTType.png.conforms(to: .text) && !UTType.image.conforms(to: .png))
      #expect(
        UTType.image.isSupertype(of: .jpeg) && UTType.jpeg.isSubtype(of: .item) && !UTType.jpeg.isSubtype(of: .jpeg))
      #expect(UTType.commaSeparatedText.conforms(to: .plainText) == false && UTType.json.conforms(to: .text))
      #expect(UTType.swiftSource.supertypes == [.sourceCode, .plainText, .text, .data, .content, .item])
    }

    @Test("every type of the system is declared, and is a kind of declared types")
    func system() {
      let types: [UTType] = [
        .pdf, .mpeg4Movie, .quickTimeMovie, .mp3, .mpeg4Audio, .wav, .zip, .gzip, .epub, .vCard, .usdz, .font, .log,
        .heic,
        .webP, .rawImage, .livePhoto, .folder, .applicationBundle, .calendarEvent, .x509Certificate, .yaml,
        .propertyList,
      ]
      for type in types {
        #expect(type.isDeclared && !type.isDynamic && type.supertypes.allSatisfy(\.isDeclared), "\(type)")
      }
      #expect(UTType.pdf.localizedDescription == "PDF document")
    }

    @Test("files without a declared ending have a type of their own, which is what the code says")
    func dynamic() throws {
      let type = try #require(UTType(filenameExtension: "brew", conformingTo: .json))
      #expect(type.isDynamic && !type.isDeclared && type.tags == [.filenameExtension: ["brew"]])
      #expect(type.conforms(to: .data))
      #expect(UTType(exportedAs: "com.example.brew", conformingTo: .json).conforms(to: .text))
      #expect(!UTType(exportedAs: "com.example.brew").conforms(to: .data))
      #expect(UTType(tag: "png", tagClass: .filenameExtension, conformingTo: .text) != .png)
      #expect(UTType.types(tag: "m4a", tagClass: .filenameExtension, conformingTo: nil).contains(.mpeg4Audio))
    }

    @Test("a type is encoded as its identifier")
    func coding() throws {
      let data = try JSONEncoder().encode([UTType.png])
      #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
      #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    }
  }
#endif
