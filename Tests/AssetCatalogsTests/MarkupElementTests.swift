import Foundation
import Testing

@testable import AssetCatalogs

@Suite("Elements of XML files") struct MarkupElementTests {
  private func read(_ text: String) throws -> MarkupElement {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("markup-\(UUID().uuidString).xml")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try MarkupElement.read(file)
  }

  @Test("an element has the text between its tags, without that of its children, and not spaces alone")
  func text() throws {
    let root = try read(
      "<?xml version=\"1.0\"?>\n<a>\n  <!-- no <text> -->\n  <b key=\"x\">One &amp; two&#10;</b>\n  <c>a<d/>b</c>\n</a>\n"
    )
    #expect(root.text == "")
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(root["b"].first?.text == "One & two\n")
    #expect(root["c"].first?.text == "ab")
    #expect(root.all("c", "d").map(\.text) == [""])
  }
}
