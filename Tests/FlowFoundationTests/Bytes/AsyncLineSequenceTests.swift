import FlowFoundation
import Foundation
import Testing

@Suite("Texts that come byte by byte") struct AsyncLineSequenceTests {
  /// Bytes that come one after the other.
  private struct Bytes: AsyncSequence, AsyncIteratorProtocol {
    typealias Element = UInt8

    var rest: [UInt8]

    init(_ text: String) { rest = Array(text.utf8) }
    init(_ bytes: [UInt8]) { rest = bytes }

    mutating func next() async -> UInt8? { rest.isEmpty ? nil : rest.removeFirst() }
    func makeAsyncIterator() -> Self { self }
  }

  private func lines(_ text: String) async -> [String] {
    var result: [String] = []
    for await line in Bytes(text).lines { result.append(line) }
    return result
  }

  @Test("have lines, whatever separates them, without empty ones")
  func separators() async {
    #expect(await lines("") == [])
    #expect(await lines("\n\r\n\r") == [])
    #expect(await lines("data: 1\n\ndata: 2\n") == ["data: 1", "data: 2"])
    #expect(await lines("a\r\nb\rc\u{B}d\u{C}e\u{85}f\u{2028}g\u{2029}h") == ["a", "b", "c", "d", "e", "f", "g", "h"])
    #expect(await lines("\r\r\na") == ["a"])
    #expect(await lines("a\r") == ["a"])
  }

  @Test("have lines with characters that begin like a separator")
  func similar() async {
    // U+0080 and U+2020 begin with the bytes of separators.
    #expect(await lines("a\u{80}b\u{2020}c\u{2027}") == ["a\u{80}b\u{2020}c\u{2027}"])
    #expect(await lines("é – ü\n日本語\n👨‍👩‍👧") == ["é – ü", "日本語", "👨‍👩‍👧"])
    var end: [String] = []
    for await line in Bytes([0x61, 0xE2, 0x80]).lines { end.append(line) }
    #expect(end == ["a\u{FFFD}"])
    var doubled: [String] = []
    for await line in Bytes([0xE2, 0xE2, 0x80, 0xA8, 0x61]).lines { doubled.append(line) }
    #expect(doubled == ["\u{FFFD}", "a"])
  }

  @Test("have scalars and characters, with replacements for what is no text")
  func characters() async {
    var scalars = ""
    for await scalar in Bytes("aé日👍").unicodeScalars { scalars.unicodeScalars.append(scalar) }
    #expect(scalars == "aé日👍")
    var broken = ""
    for await scalar in Bytes([0x61, 0xE3, 0x62, 0xFF, 0x63]).unicodeScalars { broken.unicodeScalars.append(scalar) }
    #expect(broken == "a\u{FFFD}b\u{FFFD}c")
    var characters: [Character] = []
    for await character in Bytes("e\u{301}👨‍👩‍👧\r\nx").characters { characters.append(character) }
    #expect(characters == ["e\u{301}", "👨‍👩‍👧", "\r\n", "x"])
  }

  @Test("are read from files, by their handle or their address")
  func files() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    let text = (0..<5_000).map { "line \($0)" }.joined(separator: "\n")
    try Data(text.utf8).write(to: url)
    var count = 0
    for try await line in url.lines {
      if line != "line \(count)" { break }
      count += 1
    }
    #expect(count == 5_000)
    let handle = try FileHandle(forReadingFrom: url)
    try handle.seek(toOffset: 5)
    var first = ""
    for try await character in handle.bytes.characters.prefix(6) { first.append(character) }
    #expect(first == "0\nline")
    try handle.close()
    let missing = URL(fileURLWithPath: "/nowhere/a.txt")
    await #expect(throws: (any Error).self) { for try await _ in missing.resourceBytes {} }
  }
}
