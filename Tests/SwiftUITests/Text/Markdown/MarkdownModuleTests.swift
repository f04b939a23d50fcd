import Foundation
import Testing

@Suite("The library that reads Markdown")
struct MarkdownModuleTests {
  /// A package that is built from cmark's sources has modules with the same types, and Swift accepts only one of each.
  @Test("is named by no header that Swift reads")
  func headers() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Sources").standardizedFileURL
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var headers = 0
    while let file = files?.nextObject() as? URL {
      guard ["h", "modulemap"].contains(file.pathExtension) else { continue }
      headers += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("#include <cmark") && !text.contains("link \"cmark"), "\(file.lastPathComponent)")
    }
    #expect(headers > 2)
  }
}
