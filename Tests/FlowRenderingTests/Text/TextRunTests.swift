import Testing

@testable import FlowRendering

@Suite("A part of a text")
struct TextRunTests {
  @Test("equals one with the same bytes, in which its characters are counted")
  func bytes() {
    #expect(TextRun("é") == TextRun("é"))
    #expect(TextRun("é") != TextRun("e\u{301}"))
    #expect(Set([TextRun("é"), TextRun("e\u{301}"), TextRun("é")]).count == 2)
    #expect(TextRun("日本") != TextRun("日"))
    #expect(TextRun("") == TextRun(""))
    #expect(TextRun("a", font: FontSpec(size: 9)) != TextRun("a"))
  }
}
