#if os(Linux)
  import Foundation
  import Testing

  /// A public function that throws says in its documentation what it throws.
  @Suite("Documentation of errors")
  struct ErrorDocumentationTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources").standardizedFileURL

    /// The targets whose functions throw one error, which says so itself.
    private static let targetsOfOneError = ["ViewInspector": "ViewInspector/Base/InspectionError.swift"]

    /// The functions of a source that are documented, public and throw, without a word about the error.
    ///
    /// Decoding and encoding is left out: the errors are those of the coder.
    private static func silent(in source: String) -> [Int] {
      let lines = source.components(separatedBy: "\n")
      return lines.indices.filter { index in
        let line = lines[index]
        // Every use of a regular expression compiles it, which takes longer than to search most lines for a word.
        guard line.contains("public ") || line.contains("open "),
          line.contains(#/^ *(?:@[\w()]+ )*(?:\w+ )*(?:public|open) (?:\w+ )*(?:func|init|subscript)\b/#),
          !line.contains(" override "), !line.contains("init(from "), !line.contains("func encode(to "),
          throwsError(signature(at: index, of: lines))
        else { return false }
        let documentation = lines[..<index].reversed().drop { $0.contains(#/^ *@/#) }
          .prefix { $0.contains(#/^ *\/\/\//#) }
        return !documentation.isEmpty && !documentation.contains { $0.contains("- Throws:") }
      }
    }

    /// A declaration up to its body.
    private static func signature(at index: Int, of lines: [String]) -> String {
      var text = ""
      var depth = 0
      for line in lines[index...] {
        if !text.isEmpty, depth == 0, !line.contains(#/^ *(?:[{)]|->|async\b|throws\b|where\b)/#) { break }
        text += line + " "
        depth += line.count { "([".contains($0) } - line.count { ")]".contains($0) }
        if depth == 0, line.contains("{") { break }
      }
      return text
    }

    /// Whether `throws` follows the parameters.
    private static func throwsError(_ signature: String) -> Bool {
      guard let start = signature.firstIndex(of: "(") else { return false }
      var depth = 0
      for index in signature.indices[start...] {
        if signature[index] == "(" { depth += 1 }
        if signature[index] == ")" { depth -= 1 }
        if depth == 0 { return signature[index...].contains(#/^\) *(?:async +)?throws\b/#) }
      }
      return false
    }

    @Test("a public function that is documented and throws says what it throws")
    func errors() throws {
      let names = FileManager.default.enumerator(atPath: Self.sources.path)?.compactMap { $0 as? String } ?? []
      let files = names.filter { $0.hasSuffix(".swift") }.sorted()
      #expect(files.count > 1_000)
      for file in files where !Self.targetsOfOneError.keys.contains(where: { file.hasPrefix($0 + "/") }) {
        let text = try String(contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
        for line in Self.silent(in: text) {
          Issue.record("\(file):\(line + 1) throws, and its documentation does not say what. Add \"- Throws:\".")
        }
      }
      for file in Self.targetsOfOneError.values {
        let text = try String(contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
        #expect(text.contains("All methods of this module that throw throw an `InspectionError`"))
      }
    }

    @Test("the check finds functions over several lines, and leaves out closures, coders and other access")
    func check() {
      func isSilent(_ source: String) -> Bool { !Self.silent(in: source).isEmpty }
      #expect(isSilent("/// Saves.\npublic func save() throws {"))
      #expect(isSilent("  /// Saves.\n  @MainActor\n  open func save(\n    to url: URL\n  ) async throws -> Int {"))
      #expect(isSilent("/// Reads.\npublic convenience init(_ url: URL) throws(Fault) {"))
      #expect(!isSilent("/// Saves.\n///\n/// - Throws: A fault.\npublic func save() throws {"))
      #expect(!isSilent("/// Runs.\npublic func run(_ body: () throws -> Void) rethrows {"))
      #expect(!isSilent("/// Runs.\npublic func run(_ body: () throws -> Void) {\n  let save = { () throws in }"))
      #expect(!isSilent("public func save() throws {"))
      #expect(!isSilent("/// Saves.\nfunc save() throws {"))
      #expect(!isSilent("/// Decodes.\npublic init(from decoder: any Decoder) throws {"))
    }
  }
#endif
