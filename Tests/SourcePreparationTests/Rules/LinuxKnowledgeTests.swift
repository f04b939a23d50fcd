import Foundation
import Testing

@testable import SourcePreparation

@Suite("Packages that know Linux") struct LinuxKnowledgeTests {
  @Test(
    "a condition that names another system than Apple's, or one of its modules, shows it",
    arguments: [
      "#if os(Linux)\n#endif", "#if canImport(Darwin)\n#elseif canImport(Glibc)\n#endif",
      "#if !(os(macOS) || os( Android ))\n#endif", "#if canImport(FoundationNetworking)\n#endif",
      "let a = \"\\({\n#if os(WASI)\n1\n#endif\n}())\"",
    ])
  func conditions(_ source: String) {
    #expect(LinuxKnowledge.condition(in: Array(source.utf8)) != nil)
  }

  @Test(
    "the same words elsewhere do not",
    arguments: [
      "#if os(iOS) // os(Linux)\n#endif", "let a = \"\"\"\n#if os(Linux)\n#endif\n\"\"\"", "import Glibc",
      "#if canImport(AppKit)\n#endif", "#if Linux\n#endif", "/* /* */ \n#if os(Linux)\n#endif */",
    ])
  func others(_ source: String) {
    #expect(LinuxKnowledge.condition(in: Array(source.utf8)) == nil)
  }

  @Test("a manifest shows it by a platform, not by a comment or a name")
  func manifest() {
    func names(_ text: String) -> Bool { LinuxKnowledge.manifestNamesLinux(Array(text.utf8)) }
    #expect(names(".product(name: \"A\", package: \"a\", condition: .when(platforms: [.linux]))"))
    #expect(names("#if os(Linux)\n#endif"))
    #expect(!names("// .linux\nlet linux = \".linux\"; platforms: [.iOS(.v17)]"))
  }

  @Test("the evidence names the file, and a package without any is Apple's")
  func evidence() throws {
    try withTemporaryFolder { folder in
      let manifest = folder.appendingPathComponent("Package.swift")
      let plain = folder.appendingPathComponent("A.swift")
      let linux = folder.appendingPathComponent("B.swift")
      try "let package = 1\n".write(to: manifest, atomically: true, encoding: .utf8)
      try "struct A {}\n".write(to: plain, atomically: true, encoding: .utf8)
      try "#if os(Linux)\n#endif\n".write(to: linux, atomically: true, encoding: .utf8)
      #expect(LinuxKnowledge(manifest: manifest, sources: [plain]).origin == .apple)
      let knowledge = LinuxKnowledge(manifest: manifest, sources: [plain, linux])
      #expect(knowledge.origin == .linux)
      #expect(knowledge.evidence == "os(Linux) in \(linux.path)")
    }
  }
}
