#if os(Linux)
  import Foundation
  import Testing

  /// Every sentence of the README that promises something has a test, a script or a reason in `ReadmeClaim`.
  @Suite("What the README claims")
  struct ReadmeClaimsTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardizedFileURL

    private static func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Words that make a sentence a promise about all cases, and numbers.
    private static var promise: Regex<Substring> {
      /\b(?:no|never|not|every|all|same|nothing|always|without)\b|[0-9]/.ignoresCase()
    }

    /// The sentences of the text, without code, headings and links' targets, and the rows of its tables.
    static func sentences(of text: String) -> [String] {
      var prose = text.replacing(/```(?:.|\n)*?\n```/, with: "")
      prose = prose.replacing(/<!--.*?-->/, with: "").replacing(/\]\([^)]*\)/, with: "]").replacing(
        /<img[^>]*>/, with: "")
      var sentences: [String] = []
      for paragraph in prose.components(separatedBy: "\n\n") {
        let lines = paragraph.split(separator: "\n").filter { !$0.hasPrefix("#") }
        if lines.first?.hasPrefix("|") == true {
          sentences += lines.map(String.init)
        } else {
          let words = lines.map { $0.hasPrefix("> ") ? $0.dropFirst(2) : $0 }.joined(separator: " ")
          sentences += words.split(separator: /[.:?]\s+(?=[A-Z`*\[])/).map(String.init)
        }
      }
      return sentences
    }

    @Test("is listed with its proof: promises about all cases, and sentences with numbers")
    func everyPromise() throws {
      for sentence in Self.sentences(of: try Self.text("README.md")) where sentence.contains(Self.promise) {
        // In tables only numbers are promises: their rows are the pages of the coverage and of the commands.
        if sentence.hasPrefix("|") && !sentence.contains(/[0-9]/) { continue }
        let claims = ReadmeClaim.all.filter { sentence.contains($0.words) }
        #expect(!claims.isEmpty, "No claim is in this sentence: \(sentence)")
      }
    }

    @Test("is in the README, and its proof exists", arguments: ReadmeClaim.all.map(\.words))
    func proof(of words: String) throws {
      let claim = try #require(ReadmeClaim.all.first { $0.words == words })
      let readme = try Self.text("README.md").replacingOccurrences(of: "\n> ", with: " ")
        .replacingOccurrences(of: "\n", with: " ")
      #expect(readme.contains(words))
      switch claim.proof {
      case .test(let title, let file): #expect(try Self.text(file).contains("@Test(\"\(title)\""))
      case .line(let line, let file): #expect(try Self.text(file).contains(line))
      case .none(let reason): #expect(!reason.isEmpty)
      }
    }

    @Test("is found in prose and tables, and not in code")
    func sentences() {
      let text = """
        # Title with 1
        A first sentence. It never fails, see [page 2](3.md):

        ```
        code 4
        ```

        | a | b 5 |
        """
      #expect(
        Self.sentences(of: text) == ["A first sentence", "It never fails, see [page 2]:", "| a | b 5 |"])
    }
  }
#endif
