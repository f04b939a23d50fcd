import Foundation
import Testing

@testable import AssetCatalogs

@Suite("JSON files")
struct JSONFileTests {
  private struct Contents: Decodable {
    var images: [Image]?

    struct Image: Decodable { var filename: String }
  }

  private func fault(_ data: Data) throws -> String? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try data.write(to: file)
    return #expect(throws: FileFault.self) { try JSONFile.decode(file, as: Contents.self) }?.description
  }

  @Test(
    "a mistake has its place",
    arguments: [
      ("", "it is empty"),
      ("{\n  \"images\": \n}", "line 3, column 1: a value was expected, and '}' was found"),
      (#"{ "images": [ { "filename": "a" } "#, "line 1, column 35: ',' or ']' was expected, and the file ends"),
      (#"{ "a": "b "#, "line 1, column 8: the text that begins here has no '\"' at its end"),
      (#"{ a: 1 }"#, "line 1, column 3: a key in quotation marks or '}' was expected, and 'a' was found"),
      (#"{ "a" 1 }"#, "line 1, column 7: ':' was expected, and '1' was found"),
      (#"{ "ä": 1 } x"#, "line 1, column 12: the end of the file was expected, and 'x' was found"),
      ("{\n<<<<<<< HEAD\n\"a\": 1\n", "line 2, column 1: '<<<<<<<' is the mark of an unfinished merge"),
      (#"{ "images": [ {} ] }"#, "'images.[0].filename' is missing"),
      (
        #"{ "images": 3 }"#,
        "'images' is of another type: Expected to decode Array<Any> but found number instead."
      ),
    ])
  func places(_ text: String, _ expected: String) throws {
    #expect(try fault(Data(text.utf8)) == expected)
  }

  @Test(
    "a mistake in a value that no decoder has asked for has its place, too",
    arguments: [
      (#"{ "a": "\x" }"#, #"line 1, column 10: an escape such as '\n' was expected, and 'x' was found"#),
      (#"{ "a": 1e }"#, "line 1, column 8: a value was expected, and '1' was found"),
    ])
  func syntax(_ text: String, _ expected: String) {
    #expect(JSONSyntax.fault(in: Array(text.utf8))?.description == expected)
  }

  @Test("levels without end are a mistake, and do not end the process")
  func levels() throws {
    #expect(
      try fault(Data(String(repeating: "[", count: 100_000).utf8))
        == "line 1, column 513: there are more than 512 levels")
  }

  @Test("a file in Latin-1 is refused with the place of its first letter that is not in UTF-8")
  func latin() throws {
    let data = try #require("{\n \"ä\": 1 }".data(using: .isoLatin1))
    #expect(try fault(data) == "line 2, column 3: the byte 0xE4 is not part of a character in UTF-8")
  }

  @Test("links to devices and folders are not read")
  func devices() throws {
    #expect(throws: FileFault("it is not a file")) { try FileContents.data(of: URL(fileURLWithPath: "/dev/zero")) }
    #expect(throws: FileFault("it is not a file")) { try FileContents.data(of: URL(fileURLWithPath: "/")) }
    #expect(throws: FileFault("there is no such file")) { try FileContents.data(of: URL(fileURLWithPath: "/none")) }
  }
}
