#if os(Linux)
  import Foundation
  import Testing

  /// The folders of Tests are those of Sources, and each of Sources has one in Tests, except for the ones that
  /// CONTRIBUTING.md lists.
  @Suite("Folders of tests")
  struct TestFoldersTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardizedFileURL

    /// The folders of sources by the names of their targets of tests, where the names differ.
    private static let sources = ["FlowCommandTests": "Sources/flow", "StandInsTests": "StandIns"]

    /// The folders in the tables of CONTRIBUTING.md. Folders of tests without a folder of sources have no prefix, and a
    /// star stands for any target; folders of sources without a folder of tests begin with `Sources/`.
    private static func listed(ofSources: Bool) throws -> Set<String> {
      let page = try String(contentsOf: root.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
      let section = try #require(page.components(separatedBy: "\n## ").first { $0.hasPrefix("Project structure") })
      return Set(section.matches(of: #/\n\| `([^`]+)` \|/#).map { String($0.1) })
        .filter { $0.hasPrefix("Sources/") == ofSources }
    }

    /// The Swift files below a folder, as paths.
    private static func files(below folder: String) -> [String] {
      let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    }

    /// The first two folders of a path.
    private static func folder(of path: String) -> String {
      path.split(separator: "/").dropLast().prefix(2).joined(separator: "/")
    }

    /// The folders on the way to a file, down to the second level.
    private static func folders(of paths: [String]) -> Set<String> {
      var folders: Set<String> = []
      for parts in Set(paths.map(folder)).map({ $0.split(separator: "/") }) where !parts.isEmpty {
        for count in 1...parts.count { folders.insert(parts.prefix(count).joined(separator: "/")) }
      }
      return folders
    }

    private static func targets() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Tests").path)
        .filter { $0.hasSuffix("Tests") }.sorted()
    }

    private static func sourceFolder(of target: String) -> String {
      sources[target] ?? "Sources/\(target.dropLast("Tests".count))"
    }

    @Test("are folders of sources, or in the list with what they contain")
    func folders() throws {
      let listed = try Self.listed(ofSources: false)
      #expect(listed.count > 10)
      var used: Set<String> = []
      for target in try Self.targets() {
        let sources = Self.files(below: Self.sourceFolder(of: target))
        if sources.isEmpty {
          #expect(listed.contains(target), "Tests/\(target) has no folder of sources; list it in CONTRIBUTING.md.")
          used.insert(target)
          continue
        }
        let others = Self.folders(of: Self.files(below: "Tests/\(target)")).subtracting(Self.folders(of: sources))
        for folder in others.sorted() {
          let name = folder.split(separator: "/").first.map(String.init) ?? folder
          let entries = ["\(target)/\(name)", "*/\(name)"].filter(listed.contains)
          #expect(
            !entries.isEmpty,
            """
            Tests/\(target)/\(folder) is no folder of sources. Move its tests to the folder of what they test, or list \
            the folder in CONTRIBUTING.md.
            """)
          used.formUnion(entries)
        }
      }
      #expect(
        listed.subtracting(used) == [], "These folders in CONTRIBUTING.md are folders of sources, or do not exist.")
    }

    /// The folders of sources that belong in tests: to the second level, but of a framework its own one only.
    private static func foldersToTest(in sources: String) -> Set<String> {
      let folders = folders(of: files(below: sources))
      return sources == "Sources/Frameworks" ? folders.filter { !$0.contains("/") } : folders
    }

    @Test("are there for each folder of sources, except for those in the list, with the reason")
    func untested() throws {
      let listed = try Self.listed(ofSources: true)
      var used: Set<String> = []
      for target in try Self.targets() {
        let sources = Self.sourceFolder(of: target)
        let untested = Self.foldersToTest(in: sources).subtracting(
          Self.folders(of: Self.files(below: "Tests/\(target)")))
        for folder in untested.sorted() {
          #expect(
            listed.contains("\(sources)/\(folder)"),
            """
            There is no folder Tests/\(target)/\(folder) with tests of \(sources)/\(folder). Write some, move those that \
            are elsewhere, or list the folder in CONTRIBUTING.md with the reason.
            """)
          used.insert("\(sources)/\(folder)")
        }
      }
      #expect(listed.subtracting(used) == [], "These folders in CONTRIBUTING.md have tests, or do not exist.")
    }

    @Test("have the tests of a file where the sources have the file")
    func places() throws {
      for target in try Self.targets() {
        let sources = Dictionary(grouping: Self.files(below: Self.sourceFolder(of: target))) { path in
          String(path.split(separator: "/").last ?? "")
        }
        for test in Self.files(below: "Tests/\(target)") where test.hasSuffix("Tests.swift") {
          let name = test.split(separator: "/").last.map { "\($0.dropLast("Tests.swift".count)).swift" } ?? ""
          guard let found = sources[name] else { continue }
          let wanted = Set(found.map(Self.folder))
          #expect(
            wanted.contains(Self.folder(of: test)),
            "Tests/\(target)/\(test) tests \(name), which is in \(wanted.sorted().joined(separator: " or ")).")
        }
      }
    }
  }
#endif
