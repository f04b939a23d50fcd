#if os(Linux)
  import FlowCoreImage
  import FlowRendering
  import SwiftUI
  import Testing

  @testable import FlowCoreImage

  @Suite("A QR code")
  struct QRCodeTests {
    private func read(_ text: String, _ level: String) throws -> QRReader {
      let filter = CIFilter.qrCodeGenerator()
      filter.message = Data(text.utf8)
      filter.correctionLevel = level
      let image = try #require(filter.outputImage)
      let bitmap = try #require(CIContext().createCGImage(image, from: image.extent)).bitmap
      return try QRReader(size: bitmap.width - 2) { x, y in bitmap[x + 1, y + 1].red == 0 }
    }

    @Test(
      "is read by a reader of its own, with all versions' parts and all levels",
      arguments: [
        (14, "M", 1), (17, "L", 1), (11, "Q", 1), (7, "H", 1), (20, "M", 2), (30, "Q", 3), (40, "H", 5), (59, "Q", 5),
        (120, "M", 7), (150, "M", 8), (260, "L", 10), (350, "M", 14),
      ])
    func reading(count: Int, level: String, version: Int) throws {
      let text = String((0..<count).map { "https://example.com/ä?".unicodeScalars.map(Character.init)[$0 % 20] })
      let code = try read(text, level)
      #expect(String(decoding: code.bytes, as: UTF8.self) == text)
      #expect(code.level == level)
      #expect(code.version == version)
    }

    @Test("has the bits of the standard's tables for formats and versions")
    func bits() {
      // ISO/IEC 18004, tables C.1 and D.1.
      #expect(QRGrid.format(.low, mask: 4) == 0b110_0110_0010_1111)
      #expect(QRGrid.format(.medium, mask: 5) == 0b100_0000_1100_1110)
      #expect(QRGrid.format(.high, mask: 0) == 0b001_0110_1000_1001)
      #expect(QRGrid.versionBits(7) == 0x07C94)
      #expect(QRGrid.versionBits(40) == 0x28C69)
    }

    @Test("has the corrections of a published example")
    func corrections() {
      // "HELLO WORLD" at 1-M, as tutorials of the standard compute it.
      let data: [UInt8] = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
      let expected: [UInt8] = [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]
      #expect(ReedSolomon.correction(of: data, generator: ReedSolomon.generator(degree: 10)) == expected)
    }

    @Test("holds as many bytes as the standard says, and no more")
    func capacity() {
      // ISO/IEC 18004, table 7.
      let sizes: [(QRCode.Correction, Int, Int)] = [
        (.low, 17, 1), (.medium, 14, 1), (.quarter, 11, 1), (.high, 7, 1), (.low, 230, 9), (.low, 271, 10),
        (.medium, 180, 9), (.quarter, 292, 15), (.high, 382, 20), (.low, 2953, 40), (.medium, 2331, 40),
        (.quarter, 1663, 40), (.high, 1273, 40),
      ]
      for (correction, count, version) in sizes {
        #expect(version == 40 || QRLayout(version: version, correction: correction).holds(count))
        #expect(!QRLayout(version: version, correction: correction).holds(count + 1))
        if version < 10 { #expect(QRCode(Data(count: count), correction: correction)?.version == version) }
      }
      #expect(QRCode(Data(count: 1274), correction: .high) == nil)
    }

    @Test("has a white border of one module, and sharp edges when it is enlarged")
    func border() throws {
      let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
      #expect(filter.outputImage == nil)
      filter.setValue(Data("hello".utf8), forKey: "inputMessage")
      let image = try #require(filter.outputImage)
      #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
      let large = image.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
      #expect(large.extent == CGRect(x: 0, y: 0, width: 230, height: 230))
      let small = try #require(CIContext().createCGImage(image, from: image.extent)).bitmap
      let bitmap = try #require(CIContext().createCGImage(large, from: large.extent)).bitmap
      for y in 0..<230 {
        for x in 0..<230 where bitmap[x, y] != small[x / 10, y / 10] {
          Issue.record("The pixel (\(x), \(y)) is not that of its module.")
          return
        }
      }
      #expect((0..<23).allSatisfy { small[$0, 0].red == 255 && small[0, $0].red == 255 })
    }

    @Test("is not made with a level that does not exist, or of too many bytes")
    func refusals() {
      let filter = CIFilter.qrCodeGenerator()
      filter.message = Data("a".utf8)
      #expect(filter.correctionLevel == "M")
      filter.correctionLevel = "X"
      #expect(filter.outputImage == nil)
      filter.correctionLevel = "H"
      filter.message = Data(count: 1274)
      #expect(filter.outputImage == nil)
    }
  }

  @Suite("A bar code of Code 128")
  struct Code128Tests {
    @Test("has the sum of a published example, and the widths of its characters")
    func example() throws {
      // "Wikipedia": start B, the characters, 88, stop; each with 11 modules, the last one with 13.
      let values = try #require(Code128.values(of: Data("Wikipedia".utf8)))
      #expect(values == [104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106])
      let bars = try #require(Code128.bars(of: Data("Wikipedia".utf8)))
      #expect(bars.count == 11 * 11 + 13)
      #expect(bars.prefix(11) == [true, true, false, true, false, false, true, false, false, false, false])
      #expect(Code128.bars(of: Data("ä".utf8)) == nil)
      let filter = CIFilter.code128BarcodeGenerator()
      filter.message = Data("Wikipedia".utf8)
      #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 134 + 20, height: 32))
    }
  }
#endif
