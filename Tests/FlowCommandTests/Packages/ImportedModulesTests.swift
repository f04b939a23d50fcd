#if os(Linux)
  import Foundation
  import Testing

  @testable import flow

  @Suite("The modules that files import")
  struct ImportedModulesTests {
    @Test("are whole names, also of single declarations, and not in comments")
    func names() throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
      defer { try? FileManager.default.removeItem(at: file) }
      let text = """
        import A
          @testable import B.C
        public import class D.E; let a = 1
        import func F.g // import H
        // import I
        /// Uses `import J`.
        let important = 1
        @preconcurrency import K_2
        import
        """
      try Data(text.utf8).write(to: file)
      #expect(ImportedModules.names(in: [file]) == ["A", "B", "D", "F", "K_2"])
      #expect(ImportedModules.names(in: [file.appendingPathExtension("no")]) == [])
    }
  }
#endif
