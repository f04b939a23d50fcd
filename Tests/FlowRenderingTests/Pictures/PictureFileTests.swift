import Foundation
import Testing

@testable import FlowRendering

@Suite("Pictures' files")
struct PictureFileTests {
  private func data(_ text: String) throws -> Data { try #require(Data(base64Encoded: text)) }

  private static let gif = "R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs="
  private static let webP = "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=="

  /// Three pixels, of which two are translucent, with 8 and with 16 bits a component; each is the same fraction of 1.
  private static let narrow =
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAABCAYAAAAb4BS0AAAAFElEQVR4nGPgavj1/0SKUQMDEAAAJWgEYvC2/tQAAAAASUVORK5CYII="
  private static let wide =
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAABEAYAAABLcMj3AAAAHElEQVR4nGPg4mpo+PXr//8TJ1JSjIwaGhigAACRJAjDveYUgQAAAABJRU5ErkJggg=="

  @Test("a PNG of 16 bits has the pixels of one of 8 bits")
  func wide() throws {
    let narrow = try Bitmap(pngData: data(Self.narrow))
    #expect(narrow[0, 0] == Bitmap.Pixel(red: 10, green: 128, blue: 250))
    #expect(try Bitmap(pngData: data(Self.wide)) == narrow)
    #expect(try PictureFile(data(Self.wide)).bitmap == narrow)
  }

  @Test("the PNG that Xcode writes into a bundle is read: blue comes first, and colors are premultiplied")
  func xcode() throws {
    let file = try data(
      "iVBORw0KGgoAAAAEQ2dCSVAAIAIr1bN/AAAADUlIRFIAAAACAAAAAggGAAAAcrYNJAAAAAVJREFUY2Bg+P8QiOxPAAAADklEQVSfoYGhgfE/kMXIwMAI"
        + "ALV6yYEAAAAASUVORK5CYII=")
    let picture = try PictureFile(file)
    #expect(picture.damage == nil)
    #expect(picture.bitmap.pixels == [0xFFFF_0000, 0x8000_8000, 0xFF00_00FF, 0])
    #expect(throws: PictureFault.png(.corrupt(reason: "it ends too early"))) { try PictureFile(file.dropLast(20)) }
  }

  @Test("a JPEG without its end is drawn and damaged")
  func cutJPEG() throws {
    let whole = try #require(Data(base64Encoded: PictureTests.jpeg, options: .ignoreUnknownCharacters))
    #expect(try PictureFile(whole).damage == nil)
    #expect(
      try PictureFile(whole.dropLast(2)).damage == "the JPEG ends too early, and only a part of it is drawn")
  }

  @Test("a GIF or a WebP that ends too early is damaged, a whole one is not")
  func cut() throws {
    #expect(try PictureFile(data(Self.gif)).damage == nil)
    #expect(try PictureFile(data(Self.webP)).damage == nil)
    for format in [Self.gif, Self.webP] {
      let whole = try data(format)
      for length in 1..<whole.count {
        let picture = try? PictureFile(whole.prefix(length))
        #expect(picture == nil || picture?.damage != nil, "\(length) of \(whole.count) bytes")
      }
    }
  }

  @Test("a PNG that ends too early is not drawn")
  func cutPNG() throws {
    let whole = try data(Self.narrow)
    for length in 1..<whole.count - 20 {
      #expect(throws: PictureFault.self) { try PictureFile(whole.prefix(length)) }
    }
  }

  @Test("one limit of pixels holds for every reader")
  func limit() throws {
    var gif = try data(Self.gif)
    gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    let fault = PictureFault.tooLarge(width: 65_535, height: 65_535)
    #expect(throws: fault) { try PictureFile(gif) }
    #expect(fault.reason == "it has 65535 × 65535 pixels, and at most 268435456 are drawn")
    let svg = try #require(VectorPicture(data: Data("<svg width=\"1\" height=\"1\"></svg>".utf8)))
    #expect(throws: PictureFault.tooLarge(width: 30_000, height: 30_000)) {
      try svg.bitmap(width: 30_000, height: 30_000)
    }
  }

  @Test("the work of a filter grows with its uses, however they are written, and other references do not count")
  func usesOfFilters() {
    func steps(_ uses: String) -> Double {
      SVGFilterWork.steps(in: Data("<svg>\(uses)<filter id=\"f\"><feOffset/></filter></svg>".utf8))
    }
    #expect(steps("") == 0)
    #expect(steps(##"<a filter="url(#f)"/>"##) == 4)
    #expect(steps(##"<a filter="url('#f')"/><a style='filter: url("#f")'/><use href="#f"/>"##) == 12)
    #expect(steps(##"<a filter="url(#ff)"/><a fill="#f00"/><a fill="#f"/>"##) == 4)
  }

  @Test(
    "filters are drawn within limits, and refused beyond",
    arguments: [
      (#"<feGaussianBlur stdDeviation="100000"/>"#, true), (#"<feTurbulence numOctaves="5"/>"#, true),
      (#"<feTurbulence numOctaves="1000000"/>"#, false), (#"<feMorphology radius="3 100000"/>"#, false),
      (#"<feConvolveMatrix order="1000"/>"#, false),
    ])
  func filters(_ primitive: String, _ isDrawn: Bool) throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><style>rect { filter: url('#f') }</style>
      <filter id="f">\(primitive)</filter><rect fill="#ff0" width="64" height="64"/></svg>
      """
    let picture = try #require(VectorPicture(data: Data(text.utf8)))
    if isDrawn {
      #expect(throws: Never.self) { try picture.bitmap(width: 64, height: 64) }
    } else {
      #expect(throws: PictureFault.endlessFilters) { try picture.bitmap(width: 64, height: 64) }
    }
  }

  @Test("a symbol in 20,000 groups is read in the time of its length")
  func groups() throws {
    let open = (0..<20_000).map { "<g id=\"g\($0)\">" }.joined()
    let svg =
      "<svg><g id=\"Regular-M\">\(open)<path d=\"M0 0h9v-9z\"/>" + String(repeating: "</g>", count: 20_001) + "</svg>"
    #expect(SymbolTemplate(svg: svg) != nil)
  }
}
