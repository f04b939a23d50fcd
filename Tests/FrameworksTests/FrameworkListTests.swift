#if os(Linux)
  import Foundation
  import SourcePreparation
  import Testing

  @Suite("Frameworks")
  struct FrameworkListTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardizedFileURL

    @Test("are the folders of sources, in the manifest and in the rules for sources")
    func lists() throws {
      let folders = try FileManager.default
        .contentsOfDirectory(atPath: Self.root.appendingPathComponent("Sources/Frameworks").path).sorted()
      #expect(folders == SourceRules.frameworks.sorted())
      let manifest = try String(contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
      let list = try #require(
        manifest.components(separatedBy: "let frameworks:").last?.components(separatedBy: "\n]").first)
      #expect(list.matches(of: #/"(\w+)": \[/#).map { String($0.1) }.sorted() == folders)
    }

    @Test("have names of their own, so that nothing changes for packages that ask with canImport")
    func names() {
      for name in SourceRules.frameworks { #expect(SourceRules.aliases[name] == "Flow\(name)") }
    }
  }
#endif
