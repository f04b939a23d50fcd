import Foundation
import Testing

@testable import FlowRendering

@Suite("Fonts of an app")
struct AppFontsTests {
  private func width(_ family: FontSpec.Family, engine: TextEngine, weight: Int = 400) -> Double {
    let font = FontSpec(family: family, size: 40, weight: weight)
    return Double(engine.measure(Paragraph("Illinois", font: font), maxWidth: nil, maxHeight: nil).size.width)
  }

  /// Registers a copy of a font of the machine, which nothing else uses by its full name.
  private func register(_ file: String) throws -> String {
    let path = "/usr/share/fonts/truetype/dejavu/\(file)"
    try #require(FileManager.default.fileExists(atPath: path))
    try AppFonts.shared.register(path)
    return path
  }

  @Test("a font that was registered is drawn by its PostScript name, also by an engine that has drawn before")
  func registered() throws {
    let engine = TextEngine()
    let standard = width(.standard, engine: engine)
    _ = try register("DejaVuSansMono-Bold.ttf")
    #expect(width(.named("DejaVuSansMono-Bold"), engine: engine) == width(.named("DejaVu Sans Mono"), engine: engine))
    #expect(width(.named("DejaVuSansMono-Bold"), engine: engine) != standard)
    #expect(width(.standard, engine: engine) == standard)
    #expect(engine.warnings == [])
  }

  @Test("the name of a face brings its weight")
  func weight() throws {
    let engine = TextEngine()
    _ = try register("DejaVuSerif-Bold.ttf")
    let bold = width(.named("DejaVu Serif"), engine: engine, weight: 700)
    #expect(width(.named("DejaVuSerif-Bold"), engine: engine) == bold)
    #expect(width(.named("DejaVu Serif"), engine: engine) != bold)
  }

  @Test("a file that is not a font is not registered")
  func noFont() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("no font".utf8).write(to: file)
    #expect(throws: FontFault(description: "it is not a font")) { try AppFonts.shared.register(file.path) }
    #expect(throws: FontFault(description: "the file cannot be read")) { try AppFonts.shared.register("/nowhere.ttf") }
    #expect(!AppFonts.shared.contains("nowhere"))
  }

  @Test("a font whose file ends too early is not registered", arguments: [40, 1_000, 300_000])
  func cutFont(length: Int) throws {
    let font = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
    defer { try? FileManager.default.removeItem(at: file) }
    try font.prefix(length).write(to: file)
    let fault = #expect(throws: FontFault.self) { try AppFonts.shared.register(file.path) }
    #expect(fault?.description.hasPrefix("the file ends ") == true)
  }
}
