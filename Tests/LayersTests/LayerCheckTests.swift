import Foundation
import Testing

@testable import layers

@Suite("The check of the layers")
struct LayerCheckTests {
  private static let map = """
    # Two layers.
    layer engine
      Layout Text
    layer interface
      Lists Text/Fields
    """

  private func problems(_ files: [String: String], map: String = map) throws -> [String] {
    let files = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    return LayerCheck(files, map: try LayerMap(map)).problems
  }

  /// A file for each folder of the map, so that no folder is unused.
  private func problems(in code: String, of path: String, map: String = map) throws -> [String] {
    try problems(
      [
        "Layout/Element.swift": "class Element {}", "Lists/Row.swift": "final class Row: Element {}",
        "Text/Font.swift": "struct Font {}", "Text/Fields/Field.swift": "struct Field {}", path: code,
      ], map: map)
  }

  @Test("a type of a higher layer is not used, and the message says where both are")
  func usesTypeAbove() throws {
    #expect(
      try problems(in: "struct Stack {\n  var row: Row\n}", of: "Layout/Stack.swift") == [
        "Layout/Stack.swift:2: the layer engine uses Row of the higher layer interface (Lists/Row.swift). Move it down, "
          + "or declare a protocol or a value here that the higher layer provides."
      ])
  }

  @Test("types of lower layers and of the same layer are used")
  func usesTypesBelow() throws {
    #expect(try problems(in: "struct List { var row: Row; var font: Font }", of: "Lists/List.swift").isEmpty)
    #expect(try problems(in: "struct Stack { var font: Font }", of: "Layout/Stack.swift").isEmpty)
  }

  @Test("the longest folder decides on the layer of a file")
  func longestFolder() throws {
    #expect(try problems(in: "struct Editor { var row: Row }", of: "Text/Fields/Editor.swift").isEmpty)
    #expect(try problems(in: "struct Editor { var field: Field }", of: "Text/Editor.swift").count == 1)
  }

  @Test(
    "comments and strings are not uses",
    arguments: [
      "// Row", "/// ``Row``", "/* Row /* Row */ Row */", #"let name = "Row""#, #"let name = "a \" Row""#,
      ##"let name = #"Row "Row" \(Row.self)"#"##, "let name = \"\"\"\n  \"Row\" Row\n  \"\"\"",
    ])
  func commentsAndStrings(code: String) throws {
    #expect(try problems(in: code, of: "Layout/Stack.swift").isEmpty)
  }

  @Test(
    "code in strings is a use, and so is code after comments and strings",
    arguments: [
      #"let name = "\(Row.self)""#, #"let name = "a\("b\(Row.self)")c""#, ##"let name = #"\#(Row.self)"#"##,
      "/* Row */ let row: Row", #"let name = "" + Row.name"#, "let name = \"\"\"\n  \\(Row.self)\n  \"\"\"",
      "let row: SwiftUI.Row", "extension Row {}", "func f(_ rows: [Row]) {}", "let all = first...Row.last",
    ])
  func codeInStrings(code: String) throws {
    #expect(try problems(in: code, of: "Layout/Stack.swift").count == 1)
  }

  @Test(
    "other things of the same name are not uses",
    arguments: [
      "struct Table { struct Row {}; var row: Row }", "func f<Row>(_ row: Row) {}",
      "struct Grid<Row: View> { let row: Row }",
      "let row = Grid.Row()", "let row = f(.Row)",
    ])
  func otherThings(code: String) throws {
    #expect(try problems(in: code, of: "Layout/Stack.swift").isEmpty)
  }

  @Test("a member that a higher layer adds to a lower type is not used")
  func usesMemberAbove() throws {
    let files = [
      "Layout/Element.swift": "class Element {}", "Lists/Row.swift": "extension Element { var row: Int { 1 } }",
      "Text/Font.swift": "func f(_ element: Element) -> Int { element.row }", "Text/Fields/Field.swift": "",
    ]
    #expect(
      try problems(files) == [
        "Text/Font.swift:1: the layer engine uses row of the higher layer interface (Lists/Row.swift). Move it down, or "
          + "declare a protocol or a value here that the higher layer provides."
      ])
  }

  @Test("a member that a lower layer declares as well is used")
  func usesMemberOfBoth() throws {
    let files = [
      "Layout/Element.swift": "class Element {}; enum Kind { case header, row }",
      "Lists/Row.swift": "extension Element { var row: Int { 1 } }",
      "Text/Font.swift": "let kind = Kind.row", "Text/Fields/Field.swift": "",
    ]
    #expect(try problems(files).isEmpty)
  }

  @Test("an exception allows a use in its file only")
  func exception() throws {
    let map = Self.map + "\nexception Layout/Stack.swift Row: it moves next"
    #expect(try problems(in: "struct Stack { var row: Row }", of: "Layout/Stack.swift", map: map).isEmpty)
    #expect(try problems(in: "struct Stack { var field: Field }", of: "Layout/Stack.swift", map: map).count == 2)
  }

  @Test("an exception that is not needed any more fails")
  func unusedException() throws {
    let map = Self.map + "\nexception Layout/Stack.swift Row: it moves next"
    #expect(
      try problems(in: "struct Stack {}", of: "Layout/Stack.swift", map: map) == [
        "Docs/Layers.txt:6: Layout/Stack.swift does not use Row any more: remove the exception."
      ])
  }

  @Test("a file in no layer and a folder without files fail")
  func unknownFolders() throws {
    #expect(
      try problems(in: "struct Map {}", of: "Maps/Map.swift", map: Self.map + " Charts") == [
        "Maps/Map.swift is in no layer: add its folder to Docs/Layers.txt.",
        "Docs/Layers.txt: the folder Charts has no Swift files: remove it.",
      ])
  }

  @Test("a class with a limit has no more members to override")
  func limit() throws {
    let code = """
      class Box<Content>: Element {
        final var size = 0
        private var cache = 0
        package private(set) final var place = 0
        static func make() -> Int { 0 }
        package var color: Int { 0 }
        override package func draw() { func inner() {} }
        func place(at point: Int) {}
      }
      """
    #expect(try problems(in: code, of: "Layout/Box.swift", map: "limit Box 3\n" + Self.map).isEmpty)
    #expect(
      try problems(in: code, of: "Layout/Box.swift", map: "limit Box 2\n" + Self.map) == [
        "Layout/Box.swift: Box has 3 members that subclasses may override; the limit is 2. Make what few of them need a "
          + "trait, a fact or a protocol."
      ])
  }

  @Test("casts to the subclasses of a class with a limit stay in their folder")
  func casts() throws {
    let map = "limit Element 9\n" + Self.map
    for cast in ["value as? Row", "value is Row", "value as! Row"] {
      #expect(try problems(in: "let row = \(cast)", of: "Lists/List.swift", map: map).isEmpty)
      #expect(
        try problems(in: "let row = \(cast)", of: "Text/Fields/Editor.swift", map: map) == [
          "Text/Fields/Editor.swift:1: the cast to Row is outside of its folder Lists. Ask Element for a value, or "
            + "declare a protocol that Row conforms to."
        ])
      #expect(try problems(in: "let row = \(cast)", of: "Text/Fields/Editor.swift").isEmpty)
    }
  }

  @Test("names in a folder do not speak of what is foreign to it")
  func foreignWords() throws {
    let map = "foreign Layout list\n" + Self.map
    for name in ["list", "listRow", "theListRow", "List", "rowOfList", "list2"] {
      #expect(
        try problems(in: "// list\nlet \(name) = 1", of: "Layout/Stack.swift", map: map) == [
          "Layout/Stack.swift:2: the name \(name) speaks of list, which is foreign to Layout. Name what it means there."
        ])
      #expect(try problems(in: "let \(name) = 1", of: "Text/Run.swift", map: map).isEmpty)
    }
    #expect(try problems(in: "let (playlist, lists, listing) = 1", of: "Layout/Stack.swift", map: map).isEmpty)
  }

  @Test("the sources keep to their layers")
  func sources() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path()
    let map = try LayerMap(String(contentsOfFile: root + "Docs/Layers.txt", encoding: .utf8))
    let check = LayerCheck(try SourceFile.files(below: root + "Sources/SwiftUI"), map: map)
    #expect(check.problems == [])
    #expect(check.allowedUses > 10_000)
  }

  @Test("a line of the map that is not understood, and an exception without a reason, are mistakes")
  func mistakesInMap() throws {
    #expect(
      throws: LayersError(
        "Line 1 is not understood: \"levels\". Write \"layer NAME\", a line of folders that begins with a space, \"limit "
          + "CLASS NUMBER\", \"foreign FOLDER WORDS\", or \"exception FILE NAME: REASON\".")
    ) { try LayerMap("levels") }
    #expect(
      throws: LayersError(
        "The exception in line 2 has no reason. Write \"exception FILE NAME: REASON\", or remove the use.")
    ) { try LayerMap("layer engine\nexception Layout/Stack.swift Row:") }
    #expect(
      throws: LayersError("Line 3 names the folder Text, which an earlier line names, too: keep one of them.")
    ) { try LayerMap("layer engine\n  Text\n  Text") }
  }
}
