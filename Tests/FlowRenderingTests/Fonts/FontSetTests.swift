import Foundation
import Testing

@testable import FlowRendering

@Suite("Fonts")
struct FontSetTests {
  @Test("this machine has all packages")
  func installed() {
    #expect(FontSet.installed.missing == [])
    #expect(FontSet.installed.warnings == [])
    #expect(FontSet.installed.files.count > 20)
  }

  @Test("the identity names every file and is the same each time")
  func identity() {
    let identity = FontSet.installed.identity
    #expect(identity == FontSet(folders: ["/usr/share/fonts"]).identity)
    #expect(identity.contains("Inter-Regular.otf "))
    #expect(!identity.contains("0000000000000000"))
  }

  @Test("the identity of a library is read once, for all pictures")
  func libraryIdentity() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("truetype/dejavu/DejaVuSans.ttf")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("one".utf8).write(to: file)
    let fonts = FontSet(folders: [folder.path])
    let first = fonts.identity
    let library = FontLibrary(fonts: fonts)
    #expect(first.hasPrefix("DejaVuSans.ttf "))
    #expect(library.identity == first)
    try Data("other".utf8).write(to: file)
    #expect(fonts.identity != first)
    #expect(library.identity == first)
    #expect(TextEngine(library: library).fontIdentity == first)
  }

  @Test("a missing package is named with the command that installs it, and texts still have a size")
  func missing() {
    let fonts = FontSet(folders: ["/nowhere"])
    #expect(fonts.missing == FontPackage.allCases)
    #expect(
      fonts.warnings.first
        == "The fonts of fonts-inter are not installed: text is drawn in DejaVu Sans and is wider than it should be. "
        + "Install them with: apt-get install --no-install-recommends fonts-inter")
    let engine = TextEngine(library: FontLibrary(fonts: fonts))
    #expect(engine.warnings.count == FontPackage.allCases.count)
    let paragraph = Paragraph("Hello")
    let metrics = engine.measure(paragraph, maxWidth: nil, maxHeight: nil)
    #expect(metrics.size.width > 0)
    let canvas = Canvas(size: metrics.size, scale: 1)
    canvas.draw(
      paragraph, in: CGRect(origin: .zero, size: metrics.size), foreground: .color(.black), engine: engine)
    #expect(canvas.makeBitmap().pixels.contains { $0 != 0 })
    #expect(engine.symbols.symbol(named: "heart", pointSize: 17) == nil)
  }

  @Test("without Inter, text falls back to DejaVu")
  func fallback() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = folder.appendingPathComponent("truetype")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: target.appendingPathComponent("dejavu").path, withDestinationPath: "/usr/share/fonts/truetype/dejavu")
    let engine = TextEngine(library: FontLibrary(fonts: FontSet(folders: [folder.path])))
    let paragraph = Paragraph("Hello, world!")
    let width = engine.measure(paragraph, maxWidth: nil, maxHeight: nil).size.width
    #expect(width != TextEngine().measure(paragraph, maxWidth: nil, maxHeight: nil).size.width)
    #expect(engine.warnings.contains { $0.contains("fonts-inter") })
  }

  @Test("a family that is not installed is reported once")
  func namedFamily() {
    let engine = TextEngine()
    for _ in 0..<3 {
      _ = engine.measure(Paragraph("Hi", font: FontSpec(family: .named("Avenir"))), maxWidth: nil, maxHeight: nil)
    }
    #expect(
      engine.warnings == ["The font family \"Avenir\" is not installed: the standard font is drawn instead."])
  }
}
