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

  /// A font with a table that names a face of it, as a variable font has; the outlines do not vary.
  private func variableFont(_ data: Data, weight: Int) -> Data {
    func bytes(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    func number(at offset: Int, _ count: Int) -> Int { data[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) } }
    func fixed(_ value: Int) -> [UInt8] { bytes(value << 16, 4) }
    var table = bytes(1, 2) + bytes(0, 2) + bytes(16, 2) + bytes(2, 2) + bytes(1, 2) + bytes(20, 2) + bytes(1, 2)
    table += bytes(8, 2) + Array("wght".utf8) + fixed(100) + fixed(400) + fixed(900) + bytes(0, 2) + bytes(2, 2)
    // The face has the name of the font's style.
    table += bytes(2, 2) + bytes(0, 2) + fixed(weight)
    let count = number(at: 4, 2)
    var entries = (0..<count).map { Array(data[12 + 16 * $0..<28 + 16 * $0]) }
    var glyphs = 0
    for index in entries.indices {
      let offset = number(at: 12 + 16 * index + 8, 4)
      if entries[index].starts(with: Array("maxp".utf8)) { glyphs = number(at: offset + 4, 2) }
      entries[index].replaceSubrange(8..<12, with: bytes(offset + 32, 4))
    }
    // No glyph has variations.
    let offsets = 20 + (glyphs + 1) * 2
    let variations =
      bytes(1, 2) + bytes(0, 2) + bytes(1, 2) + bytes(0, 2) + bytes(offsets, 4) + bytes(glyphs, 2) + bytes(0, 2)
      + bytes(offsets, 4) + [UInt8](repeating: 0, count: (glyphs + 1) * 2)
    let start = (data.count + 32 + 3) / 4 * 4
    let second = (start + table.count + 3) / 4 * 4
    entries.append(Array("fvar".utf8) + bytes(0, 4) + bytes(start, 4) + bytes(table.count, 4))
    entries.append(Array("gvar".utf8) + bytes(0, 4) + bytes(second, 4) + bytes(variations.count, 4))
    entries.sort { String(decoding: $0[0..<4], as: UTF8.self) < String(decoding: $1[0..<4], as: UTF8.self) }
    var font = Array(data[0..<4]) + bytes(count + 2, 2) + Array(data[6..<12]) + entries.joined()
    font += data[12 + 16 * count..<data.count]
    font += [UInt8](repeating: 0, count: start - font.count) + table
    font += [UInt8](repeating: 0, count: second - font.count) + variations
    return Data(font)
  }

  @Test("a named face of a variable font has the names of Core Text, and its weight")
  func instances() throws {
    let font = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
    defer { try? FileManager.default.removeItem(at: file) }
    try variableFont(font, weight: 700).write(to: file)
    let faces = AppFontFace.faces(in: file.path)
    let face = try #require(faces.first { $0.names.contains("dejavuserif_book") })
    #expect(face.names.contains("dejavuserif-book") && face.weight == 700 && face.family == "DejaVu Serif")
    #expect(faces.first?.weight == 400 && faces.first?.names.contains("dejavuserif") == true)
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
