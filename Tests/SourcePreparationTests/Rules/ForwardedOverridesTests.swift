import Foundation
import Testing

@testable import SourcePreparation

@Suite("Overrides in extensions of classes in other files") struct ForwardedOverridesTests {
  private let declaration = "class List: Table {\n  var rows = 1\n}\n"
  private let overriding = """
    extension List {
      public override func count(in section: Int, _ kind: inout Int) throws -> Int {
        try super.count(in: section, &kind) + 1
      }
      func other() {}
    }

    """

  private func prepared(
    _ source: String, in module: [String], generated: Set<String> = [], isOnMainActor: Bool = false
  ) throws -> String {
    try withTemporaryFolder { folder in
      let files = try module.enumerated().map { index, text in
        let file = folder.appendingPathComponent("\(index).swift")
        try Data(text.utf8).write(to: file)
        return file
      }
      var rules = SourceRules(.apple, impliedModules: [], isUIKitImplied: false)
      rules.forwardedOverrides = ForwardedOverrides(in: files, generated: generated)
      rules.isOnMainActor = isOnMainActor
      return String(decoding: PreparedSource(Array(source.utf8), rules).bytes, as: UTF8.self)
    }
  }

  @Test("the class overrides the method, on its own first line, and calls that of the extension")
  func forwarding() throws {
    let module = [declaration, overriding]
    let forwarder =
      "public override func count(in section: Int, _ kind: inout Int) throws -> Int "
      + "{ try _override_count(in: section, &kind) };"
    #expect(
      try prepared(declaration, in: module)
        == declaration.replacingOccurrences(of: "{\n  var", with: "{ \(forwarder)\n  var"))
    #expect(
      try prepared(overriding, in: module)
        == overriding.replacingOccurrences(of: "override func count", with: "         func _override_count"))
  }

  @Test("a class of another module stays, and so does one of the same file, whose members move")
  func others() throws {
    #expect(try prepared(overriding, in: [overriding]) == overriding)
    let both = declaration + overriding
    #expect(try !prepared(both, in: [both]).contains("_override_"))
  }

  @Test("a generated class has the declaration, and its extension's method is of no actor")
  func generated() throws {
    let forwarded = try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("A.swift")
      try Data("extension Note { override func awake() { text = 1 } }".utf8).write(to: file)
      return ForwardedOverrides(in: [file], generated: ["Note"])
    }
    #expect(forwarded.declarations(ofClass: "Note") == ["override func awake() { _override_awake() }"])
    #expect(forwarded.declarations(ofClass: "Other") == [])
    let source = "extension Note { override func awake() {} }\n"
    #expect(
      try prepared(source, in: [source], generated: ["Note"], isOnMainActor: true)
        == "extension Note {          nonisolated func _override_awake() {} }\n")
  }

  @Test("a program calls the extension's method for the class and its subclasses, and theirs first")
  func program() throws {
    #if os(Linux)
      let base = "class Table { func name() -> String { \"table\" } }\nclass List: Table {}\n"
      let extensions = "extension List { override func name() -> String { \"list, \" + super.name() } }\n"
      let main = """
        class Long: List { override func name() -> String { "long, " + super.name() } }
        let tables: [Table] = [Table(), List(), Long()]
        for table in tables { print(table.name()) }

        """
      let module = [base, extensions, main]
      let program = try module.map { try prepared($0, in: module) }.joined()
      let output = try withTemporaryFolder { folder in
        let file = folder.appendingPathComponent("main.swift")
        try Data(program.utf8).write(to: file)
        return try Toolchain.run([file], linking: [], aliases: [:], in: folder, languageMode: 6)
      }
      #expect(output == "table\nlist, table\nlong, list, table\n")
    #endif
  }
}

#if os(Linux)
  import TestCompiler
#endif
