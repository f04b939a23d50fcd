#if os(Linux)
  import Foundation
  import Testing

  /// Finds messages of flows, drivers, audits, sessions and commands that no test compares.
  ///
  /// A message is a text in the sources of these areas. Its longest part without an interpolation must be in a test, or,
  /// for the help of commands, in Docs/Commands.md, which a test compares.
  @Suite("Messages of flows, drivers, audits, sessions and commands")
  struct MessageTableTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardizedFileURL

    private static let areas = [
      "Axt", "FlowIssueReporting", "FlowPreviews", "FlowReports", "FlowSchedulers", "FlowSnapshots", "FlowStore",
      "ProjectModel", "SourcePreparation", "SwiftUI/Semantics/Audit", "SwiftUI/Semantics/Outline",
      "SwiftUIFlowTesting", "UIAutomation", "XCUIAutomation", "flow",
    ]

    /// Files with code of other programs, and names of devices.
    private static let otherTexts: Set<String> = [
      "EngineBuild.swift", "FlowDevice+Catalog.swift", "PackageManifest+Engine.swift", "PreparedModule.swift",
      "SourceModule.swift",
    ]

    /// Parts of texts that are no messages, or that need another machine or a state that a test does not reach.
    private static let exceptions: Set<String> = [
      // A picture without a drawing engine, and a value that JSON cannot hold.
      "There is no picture.", "the view could not be drawn", "The request cannot be read:",
      // A deprecation, which the compiler shows.
      "Use 'element(boundBy:)' instead.",
      // The process ends with these, if this package or a model is wrong.
      "Remove the declaration: it is the class itself.", "pixels were announced,", "The optional is nil.",
      "withKnownIssue did not run its body.",
      // A million queries of a test that has failed, and a screen without any element.
      ": it probably waits in a loop. Swift has no way to leave a test method from outside, so the process ends here.",
      "There is nothing on the screen that VoiceOver could read.",
      // A folder for caches that cannot be written.
      "The actual files could not be stored:",
      // Programs that cannot be ended, or that end while they are asked.
      "It is not running.", "The app does not end. The next request starts it again.",
      // Another version of Swift Testing.
      "Swift Testing recorded an event that is not understood:",
      // Limits of 100 to 100,000 files.
      "files, and the others are left out.", "others, and its settings are left out.", "others, and is left out.",
      // The name of a function comes first (EarlyEndTests).
      "(0) ended the process",
      // Names of test cases, settings, formats and figures.
      "assertions of XCTest in Swift tests", "assertions outside of tests", "$(inherited) DEBUG",
      "SwiftUIFlowTesting's drawing", "average: %.6f, relative standard deviation: %.3f%%, values: [",
      "Clock Monotonic Time, s", "Memory Physical, kB", "no such module",
    ]

    private static func files(below folder: String) -> [URL] {
      let url = root.appendingPathComponent(folder)
      let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("+Apple.swift") }.sorted()
        .map(url.appendingPathComponent)
    }

    /// The texts of all tests and of the page with the help, with each expected message on one line.
    private static func expectations() throws -> String {
      let page = root.appendingPathComponent("Docs/Commands.md")
      return try (files(below: "Tests") + [page]).map { file in
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.replacing(#/"\s*\+\s*"/#, with: "").replacing(#/\\\n\s*/#, with: "").replacing("\\\"", with: "\"")
          .replacing("\\n", with: " ").replacing(#/\s+/#, with: " ")
      }.joined(separator: "\n")
    }

    @Test("each is compared by a test")
    func all() throws {
      let expected = try Self.expectations()
      var count = 0
      var found: Set<String> = []
      var missing: [String] = []
      for file in Self.areas.flatMap({ Self.files(below: "Sources/\($0)") }) {
        if Self.otherTexts.contains(file.lastPathComponent) { continue }
        for message in SourceText.all(in: try String(contentsOf: file, encoding: .utf8)) {
          guard let part = message.longestPart, !message.isCode else { continue }
          count += 1
          found.insert(part)
          // The C library finds a part in megabytes of text a hundred times faster than Swift does in a debug build.
          if !Self.exceptions.contains(part), strstr(expected, part) == nil {
            missing.append("\(file.lastPathComponent): \(part)")
          }
        }
      }
      #expect(missing == [])
      #expect(count > 600)
      let unused = Self.exceptions.filter { !found.contains($0) }.sorted()
      #expect(unused == [])
    }

    @Test("are read from the sources with their parts, without comments and regular expressions")
    func texts() {
      let source = ##"""
        // "a comment that is no message"
        if text.wholeMatch(of: /a"\/(.*)/) != nil || text.firstMatch(of: #/b"c/#) != nil { return }
        fail("Failed to \(verb) \(name("x")): the point " + "is not on the screen.")
        """##
      #expect(SourceText.all(in: source).map(\.parts) == [["Failed to ", " ", ": the point is not on the screen."]])
      #expect(SourceText.all(in: source).map(\.longestPart) == [": the point is not on the screen."])
      #expect(SourceText.all(in: source).map(\.isCode) == [false])
      #expect(SourceText.all(in: #""<p class=\"none\">No step was run.</p>""#).map(\.isCode) == [true])
    }
  }

  /// A text in a source file: the parts between its interpolations.
  struct SourceText {
    private(set) var parts: [String] = []

    /// The longest part that is more than a word; `nil` if there is none.
    var longestPart: String? {
      // What ends the sentence before may be in another text of the test.
      let parts = parts.map { part in
        String(part.replacing(#/\s+/#, with: " ").trimmingCharacters(in: .whitespaces).trimmingPrefix(". "))
      }
      return parts.filter { $0.count >= 14 && $0.contains(" ") }.max { $0.count < $1.count }
    }

    /// Whether the text is a part of a page or of a source.
    var isCode: Bool {
      parts.joined(separator: " ").contains(#/<[a-z/!?]|\bimport [A-Z]|\) \{|\(\[|=> /#)
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
      while index < characters.count, characters[index] != "\"" {
        if isAt("#/") || isAt("of: /") || isAt("separator: /") { skipExpression() } else { index += 1 }
      }
      guard index < characters.count else { return nil }
      let between = String(characters[start..<index])
      let isContinued = start > 0 && between.contains("+") && between.allSatisfy { $0 == "+" || $0.isWhitespace }
      return (SourceText(parts: text()), isContinued)
    }

    /// Skips a regular expression, which may have quotation marks.
    private mutating func skipExpression() {
      let end = isAt("#") ? "/#" : "/"
      while characters[index] != "/" { index += 1 }
      index += 1
      while index < characters.count, !isAt(end), end == "/#" || characters[index] != "\n" {
        index += characters[index] == "\\" ? 2 : 1
      }
      index += end.count
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
