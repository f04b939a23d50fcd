import Foundation
import Testing

@testable import AssetCatalogs

@Suite("Symbols of string catalogs")
struct StringSymbolsTests {
  private func symbols(_ strings: String, table: String = "Localizable") throws -> StringSymbols {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("\(table).xcstrings")
    try #"{ "sourceLanguage": "en", "version": "1.0", "strings": { \#(strings) } }"#
      .write(to: file, atomically: true, encoding: .utf8)
    return StringSymbols(catalogs: [file])
  }

  private func string(_ key: String, _ value: String, state: String = "manual") -> String {
    #""\#(key)": { "extractionState": "\#(state)", "localizations": { "en": { "stringUnit": { "state": "translated", "value": "\#(value)" } } } }"#
  }

  @Test("a manually added key is a constant, one extracted from the sources is not")
  func constants() throws {
    let symbols = try symbols(
      [string("welcome-title", "Hello \\\"you\\\""), string("Found", "Found", state: "extracted_with_value")].joined(
        separator: ", "))
    #expect(
      symbols.lines(bundle: ".main") == [
        "", "extension SwiftUI.LocalizedStringResource {",
        #"  static var welcomeTitle: SwiftUI.LocalizedStringResource { SwiftUI.LocalizedStringResource("welcome-title", defaultValue: "Hello \"you\"", table: "Localizable", bundle: .main) }"#,
        "}",
      ])
    #expect(try self.symbols(string("a", "a", state: "stale")).isEmpty)
  }

  @Test("a table of another name is a namespace")
  func namespaces() throws {
    let lines = try symbols(string("title", "News"), table: "discover").lines(bundle: ".main")
    #expect(lines[2] == "  enum Discover {")
    #expect(lines[3].hasPrefix("    static var title: "))
    #expect(lines[3].contains(#"table: "discover""#))
    #expect(lines.suffix(2) == ["  }", "}"])
  }

  @Test(
    "a text with values is a function",
    arguments: [
      ("%lld posts", "(_ arg1: Int)", #"\(arg1) posts"#),
      ("%(friends)lld posts by %@", "(friends: Int, _ arg2: String)", #"\(friends) posts by \(arg2)"#),
      ("%2$@ of %1$@, 100%%", "(_ arg1: String, _ arg2: String)", #"\(arg2) of \(arg1), 100%"#),
      ("%.2f", "(_ arg1: Double)", #"\(arg1)"#),
    ])
  func functions(text: String, parameters: String, value: String) throws {
    let line = try symbols(string("key", text)).lines(bundle: ".main")[2]
    #expect(line.contains("static func key\(parameters) -> "))
    #expect(line.contains("defaultValue: \"\(value)\""))
  }

  @Test("substitutions with plural forms are named values")
  func substitutions() throws {
    let entry = #"""
      "files": { "extractionState": "manual", "localizations": { "en": {
        "stringUnit": { "state": "translated", "value": "%#@count@ in %@" },
        "substitutions": { "count": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
          "other": { "stringUnit": { "state": "translated", "value": "%arg files" } } } } } } } } }
      """#
    let line = try symbols(entry).lines(bundle: ".main")[2]
    #expect(line.contains("static func files(count: Int, _ arg2: String)"))
  }

  @Test("of two keys with one name, the first has the symbol, and the other is named")
  func clashes() throws {
    let symbols = try symbols([string("a-b", "1"), string("a_b", "2")].joined(separator: ", "))
    #expect(symbols.warnings == ["The string 'a_b' has no symbol: another one has the same name in Swift."])
    #expect(symbols.lines(bundle: ".main").count == 4)
  }
}
