#if os(Linux)
  import Foundation
  import Testing

  @testable import flow

  @Suite("Imports that say who may use them")
  struct ExplicitImportsTests {
    @Test("the modules are found by the words before the import")
    func words() throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString).swift")
      defer { try? FileManager.default.removeItem(at: file) }
      let text = "import A\ninternal import Combine\n@preconcurrency private import Kit_2\npublic import"
      try Data(text.utf8).write(to: file)
      #expect(ExplicitImports.modules(in: [file]) == ["Combine", "Kit_2"])
    }

    @Test("an app in which one file says so builds, with the module that others see without an import")
    func compiles() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("App"), withIntermediateDirectories: true)
      let files = ["A.swift": "internal import Combine\n", "B.swift": "import Foundation\n"]
      for (name, text) in files {
        try Data(text.utf8).write(to: folder.appendingPathComponent("App/\(name)"))
      }
      let scratch = try ScratchPackage(in: folder.appendingPathComponent("Scratch"))
      let prepared = try scratch.prepare(SourceModule(folders: [folder.path + "/App"]))
      let place = scratch.folder.appendingPathComponent(prepared.path)
      let copies = try FileManager.default.subpathsOfDirectory(atPath: place.path)
      func text(_ name: String) throws -> String {
        let path = try #require(copies.first { $0.hasSuffix(name) })
        return try String(contentsOf: place.appendingPathComponent(path), encoding: .utf8)
      }
      #expect(try text("B.swift").contains("public import Combine;"))
      #expect(try !text("A.swift").contains("public import Combine"))
      #expect(try text("B.swift").contains("; import FlowFoundation;"))
    }
  }
#endif
