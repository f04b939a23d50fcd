import Foundation
import Testing

@testable import FlowFoundation
@testable import SwiftUI

@MainActor
@Suite("Broken tables of strings")
struct BrokenTablesTests {
  /// The text for a key on a German screen, and what the screen reports.
  private func shown(
    _ key: LocalizedStringKey, table: String? = nil, in folder: BundleFolder
  ) -> (text: String, issues: [String]) {
    let screen = Screen(size: .unspecified)
    screen.show(
      Text(key, tableName: table, bundle: folder.bundle).environment(\.locale, Locale(identifier: "de_DE")))
    let issues = screen.graph.issues.map(\.message)
    return (screen.semantics().first?.label ?? "", issues.map { $0.replacing(Self.bundleName, with: "App.bundle") })
  }

  private static let bundleName = /[0-9A-F-]{36}\.bundle/

  @Test("a string catalog with the marks of a merge is named, and its keys are shown")
  func merge() throws {
    let folder = try BundleFolder(["Localizable.xcstrings": "<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> x\n"])
    let (text, issues) = shown("hello", in: folder)
    #expect(text == "hello")
    #expect(
      issues == [
        "The strings of 'App.bundle/Localizable.xcstrings' are not used: line 1, column 1: '<<<<<<<' is the mark of an "
          + "unfinished merge. Xcode does not build an app with such a file."
      ])
  }

  @Test("a strings file is used up to its first mistake, which is named")
  func stringsFile() throws {
    let folder = try BundleFolder([
      "de.lproj/Menu.strings": "\"open\" = \"Öffnen\";\n<<<<<<< HEAD\n\"close\" = \"Zu\";\n"
    ])
    #expect(shown("open", table: "Menu", in: folder).text == "Öffnen")
    let (text, issues) = shown("close", table: "Menu", in: folder)
    #expect(text == "close")
    #expect(
      issues == [
        "The further strings of 'App.bundle/de.lproj/Menu.strings' are not used: line 2, column 1: '<<<<<<<' is the mark "
          + "of an unfinished merge. Xcode does not build an app with such a file."
      ])
  }

  @Test(
    "mistakes of strings files have their place",
    arguments: [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", "line 2, column 1: ';' was expected, and '\"' was found"),
      ("\"a\" = \"b\"", "line 1, column 10: ';' was expected, and the file ends"),
      ("\"a\" = \"b;\n", "line 1, column 7: the text that begins here has no '\"' at its end"),
      ("/* a", "line 1, column 1: the comment that begins here has no end"),
      ("\"a\" ( b );", "line 1, column 5: '=' or ';' was expected, and '(' was found"),
    ])
  func places(_ text: String, _ expected: String) {
    #expect(StringsSyntax.read(Array(text.utf8)).fault?.description == expected)
  }

  @Test("keys and values of a strings file may be without quotation marks, and have escapes")
  func words() {
    let text = "a.b-c = word; 'd' = \"\\U00e4\\ud83d\\ude00\\\"\"; only;"
    let (texts, fault) = StringsSyntax.read(Array(text.utf8))
    #expect(fault == nil)
    #expect(texts == ["a.b-c": "word", "d": "ä😀\"", "only": "only"])
  }

  @Test(
    "strings files are read in UTF-8 and UTF-16, with and without a mark at their start",
    arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
  func encodings(_ encoding: String.Encoding) throws {
    let folder = try BundleFolder()
    try folder.write(#require(#""open" = "Öffnen";"#.data(using: encoding)), to: "de.lproj/Menu.strings")
    let (text, issues) = shown("open", table: "Menu", in: folder)
    #expect(text == "Öffnen" && issues == [])
  }

  @Test("a strings file in Latin-1 is named, with the first byte that is not UTF-8")
  func latin() throws {
    let folder = try BundleFolder()
    try folder.write(#require("\n\"open\" = \"Öffnen\";".data(using: .isoLatin1)), to: "de.lproj/Menu.strings")
    #expect(
      shown("open", table: "Menu", in: folder).issues == [
        "The strings of 'App.bundle/de.lproj/Menu.strings' are not used: line 2, column 11: the byte 0xD6 is not part of "
          + "a character in UTF-8. Xcode does not build an app with such a file."
      ])
  }

  @Test("a strings dictionary that ends too early is named")
  func dictionary() throws {
    let folder = try BundleFolder(["de.lproj/Menu.stringsdict": "<plist version=\"1.0\"><dict><key>a</key>\n</dict>"])
    let issues = shown("a", table: "Menu", in: folder).issues
    #expect(issues.count == 1)
    #expect(
      issues.first?.hasPrefix(
        "The strings of 'App.bundle/de.lproj/Menu.stringsdict' are not used: it is not a property list: '") == true)
  }

  private func catalog(_ variables: [String: String], argument: Int = 1) throws -> BundleFolder {
    let substitutions = variables.sorted { $0.key < $1.key }.map { name, form in
      #""\#(name)": { "argNum": \#(argument), "variations": { "plural": { "other": { "stringUnit": { "value": "\#(form)" } } } } }"#
    }
    return try BundleFolder([
      "Localizable.xcstrings": """
      { "sourceLanguage": "de", "strings": { "%lld items": { "localizations": { "de": {
        "stringUnit": { "state": "translated", "value": "%#@a@" },
        "substitutions": { \(substitutions.joined(separator: ", ")) } } } } } }
      """
    ])
  }

  @Test("a variable that names itself is nothing where it does, and is named")
  func cyclicVariable() throws {
    let folder = try catalog(["a": "%arg x" + String(repeating: "%#@a@", count: 30)])
    let (text, issues) = shown("\(5) items", in: folder)
    #expect(text == "5 x")
    #expect(issues == ["The string '%lld items' is not complete in 'de': the variable 'a' contains itself."])
  }

  @Test("variables that are in each other more often than there is time come to an end")
  func manyVariables() throws {
    let names = (0..<20).map { String(UnicodeScalar(UInt8(97 + $0))) }
    var forms: [String: String] = [:]
    for (name, next) in zip(names, names.dropFirst()) { forms[name] = String(repeating: "%#@\(next)@", count: 10) }
    forms[names[19]] = "x"
    let (text, issues) = shown("\(5) items", in: try catalog(forms))
    #expect(text.count < 200 && text.allSatisfy { $0 == "x" })
    #expect(issues.count == 1 && issues[0].hasSuffix("is in it with more than 200 others."))
  }

  @Test("an argNum that is no position is named, and the next value is shown", arguments: [Int.min, -1, 0])
  func argument(_ number: Int) throws {
    let (text, issues) = shown("\(5) items", in: try catalog(["a": "%arg x"], argument: number))
    #expect(text == "5 x")
    #expect(
      issues == [
        "The string '%lld items' is not complete in 'de': the argNum of the variable 'a' is \(number), and values are "
          + "counted from 1."
      ])
  }

  @Test("a variable without a value, a form or a definition is named")
  func incompleteVariables() throws {
    let start = "The string '%lld items' is not complete in 'de': "
    #expect(
      shown("\(5) items", in: try catalog(["a": "x"], argument: .max)).issues
        == [start + "the variable 'a' is for value 9223372036854775807, which there is not."])
    #expect(shown("\(5) items", in: try catalog(["b": "x"])).issues == [start + "the variable 'a' is not defined."])
  }
}
