#if os(Linux)
  import Foundation
  import Testing

  /// Finds messages of flows, drivers, audits and sessions that no test compares.
  ///
  /// A message is a text in the sources of these areas. Its longest part without an interpolation must be in a test.
  @Suite("Messages of flows, drivers, audits and sessions")
  struct MessageTableTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardizedFileURL

    private static let areas = [
      "UIAutomation/Coordinates", "UIAutomation/Elements", "UIAutomation/Failures", "UIAutomation/Queries",
      "UIAutomation/Audits", "FlowPreviews/Session", "FlowReports/Session", "SwiftUI/Semantics/Audit",
      "SwiftUI/Semantics/Outline", "SwiftUIFlowTesting/Running", "SwiftUIFlowTesting/Accessibility",
      "SwiftUIFlowTesting/Screen",
    ]

    /// Parts of messages that need another machine, or a state that a test does not reach.
    private static let exceptions: Set<String> = [
      // A picture without a drawing engine, and a value that JSON cannot hold.
      "There is no picture.", "The request cannot be read:",
      // A deprecation, which the compiler shows.
      "Use 'element(boundBy:)' instead.",
    ]

    private static func files(below folder: String) -> [URL] {
      let url = root.appendingPathComponent(folder)
      let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("+Apple.swift") }.sorted()
        .map(url.appendingPathComponent)
    }

    /// The texts of all tests, with each expected message on one line.
    private static func expectations() throws -> String {
      try files(below: "Tests").map { file in
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.replacing(#/"\s*\+\s*"/#, with: "").replacing(#/\\\n\s*/#, with: "").replacing("\\\"", with: "\"")
          .replacing("\\n", with: " ").replacing(#/\s+/#, with: " ")
      }.joined(separator: "\n")
    }

    @Test("each is compared by a test")
    func all() throws {
      let expected = try Self.expectations()
      var count = 0
      var missing: [String] = []
      for file in Self.areas.flatMap({ Self.files(below: "Sources/\($0)") }) {
        for message in SourceText.all(in: try String(contentsOf: file, encoding: .utf8)) {
          guard let part = message.longestPart else { continue }
          count += 1
          if !Self.exceptions.contains(part), !expected.contains(part) {
            missing.append("\(file.lastPathComponent): \(part)")
          }
        }
      }
      #expect(missing == [])
      #expect(count > 100)
    }

    @Test("are read from the sources with their parts, without comments")
    func texts() {
      let source = #"""
        // "a comment that is no message"
        fail("Failed to \(verb) \(name("x")): the point " + "is not on the screen.")
        """#
      #expect(SourceText.all(in: source).map(\.parts) == [["Failed to ", " ", ": the point is not on the screen."]])
      #expect(SourceText.all(in: source).map(\.longestPart) == [": the point is not on the screen."])
    }
  }

  /// A text in a source file: the parts between its interpolations.
  struct SourceText {
    private(set) var parts: [String] = []

    /// The longest part that is more than a word; `nil` if there is none.
    var longestPart: String? {
      let parts = parts.map { $0.replacing(#/\s+/#, with: " ").trimmingCharacters(in: .whitespaces) }
      return parts.filter { $0.count >= 14 && $0.contains(" ") }.max { $0.count < $1.count }
    }

    /// The texts of a file; those that are added to each other are one.
    static func all(in source: String) -> [SourceText] {
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
      var reader = SourceTextReader(Array(code))
      var texts: [SourceText] = []
      while let (text, isContinued) = reader.next() {
        if isContinued, var last = texts.popLast(), let joint = last.parts.popLast(), let first = text.parts.first {
          last.parts += [joint + first] + text.parts.dropFirst()
          texts.append(last)
        } else {
          texts.append(text)
        }
      }
      return texts
    }

    fileprivate init(parts: [String]) { self.parts = parts }
  }

  private struct SourceTextReader {
    private let characters: [Character]
    private var index = 0

    init(_ characters: [Character]) { self.characters = characters }

    /// The next text, and whether it is added to the one before.
    mutating func next() -> (text: SourceText, isContinued: Bool)? {
      let start = index
      while index < characters.count, characters[index] != "\"" { index += 1 }
      guard index < characters.count else { return nil }
      let between = String(characters[start..<index])
      let isContinued = start > 0 && between.contains("+") && between.allSatisfy { $0 == "+" || $0.isWhitespace }
      return (SourceText(parts: text()), isContinued)
    }

    private func isAt(_ text: String) -> Bool { characters[index...].starts(with: text) }

    /// Reads the text that begins here.
    private mutating func text() -> [String] {
      let quote = isAt("\"\"\"") ? "\"\"\"" : "\""
      index += quote.count
      var parts = [""]
      while index < characters.count, !isAt(quote) {
        if isAt("\\(") {
          skipInterpolation()
          parts.append("")
        } else if isAt("\\\n") {
          index += 2
          while index < characters.count, characters[index] == " " { index += 1 }
        } else if isAt("\\n") {
          parts[parts.count - 1] += " "
          index += 2
        } else {
          if characters[index] == "\\" { index += 1 }
          if index < characters.count { parts[parts.count - 1].append(characters[index]) }
          index += 1
        }
      }
      index += quote.count
      return parts
    }

    private mutating func skipInterpolation() {
      index += 2
      var depth = 1
      while index < characters.count, depth > 0 {
        if characters[index] == "\"" {
          _ = text()
          continue
        }
        if characters[index] == "(" { depth += 1 }
        if characters[index] == ")" { depth -= 1 }
        index += 1
      }
    }
  }
#endif
