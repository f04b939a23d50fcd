import Foundation
import Testing

@testable import SourcePreparation

@Suite("Methods of extensions that classes override") struct ExtensionOverridesTests {
  private let declaration = """
    extension View {
      @objc public func loads(_ count: Int, at place: Int = 0) -> Bool { return count > 0 }
      @objc func stays() {}
    }

    """
  private let overriding = """
    class Picture: View {
      override func loads(_ count: Int, at place: Int = 0) -> Bool {
        super.loads(count, at: place) || true
      }
    }

    """

  private func prepared(_ source: String, in module: [String]) throws -> String {
    try withTemporaryFolder { folder in
      let files = try module.enumerated().map { index, text in
        let file = folder.appendingPathComponent("\(index).swift")
        try Data(text.utf8).write(to: file)
        return file
      }
      var rules = SourceRules(.apple, impliedModules: [], isUIKitImplied: false)
      rules.extensionOverrides = ExtensionOverrides(in: files)
      return String(decoding: PreparedSource(Array(source.utf8), rules).bytes, as: UTF8.self)
    }
  }

  @Test("the method of the extension asks for the classes that override it, in other files, too")
  func dispatch() throws {
    let module = [declaration, overriding]
    #expect(
      try prepared(declaration, in: module) == """
        extension View {
                public func _extension_loads(_ count: Int, at place: Int = 0) -> Bool { return count > 0 }; public func loads(_ count: Int, at place: Int = 0) -> Bool  { if let own = self as? Picture { return own._override_loads(count, at: place) }; return _extension_loads(count, at: place) }
                func stays() {}
        }

        """)
    #expect(
      try prepared(overriding, in: module) == """
        class Picture: View {
                   func _override_loads(_ count: Int, at place: Int = 0) -> Bool {
            super._extension_loads(count, at: place) || true
          }
        }

        """)
  }

  @Test("a method that a class declares itself is overridden as it is")
  func owned() throws {
    let base = "class Base { func loads(_ count: Int, at place: Int) -> Bool { false } }\n"
    let module = [declaration, overriding, base]
    #expect(try prepared(overriding, in: module) == overriding)
  }

  @Test("a program calls the override of the object's class, and the extension's method through super")
  func program() throws {
    #if os(Linux)
      let source = """
        class View {}
        extension View {
          @objc func name(_ count: Int) -> String { "view \\(count)" }
        }
        class Picture: View { override func name(_ count: Int) -> String { "picture, " + super.name(count) } }
        let views: [View] = [View(), Picture()]
        for view in views { print(view.name(2)) }

        """
      let output = try withTemporaryFolder { folder in
        let file = folder.appendingPathComponent("main.swift")
        try Data(prepared(source, in: [source]).utf8).write(to: file)
        return try Toolchain.run([file], linking: [], aliases: [:], in: folder, languageMode: 6)
      }
      #expect(output == "view 2\npicture, view 2\n")
    #endif
  }
}

#if os(Linux)
  import TestCompiler
#endif
