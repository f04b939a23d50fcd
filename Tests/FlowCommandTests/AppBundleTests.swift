#if os(Linux)
  import Foundation
  import Testing

  @testable import flow

  @Suite("An app's bundle")
  struct AppBundleTests {
    /// Files of an app, and a built program beside them.
    private func make(_ paths: [String]) throws -> (sources: SourceFolder, program: String, root: URL) {
      let root = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      for path in paths.map({ "My App/" + $0 }) + ["debug/program", "debug/Other_Kit.resources/a.txt"] {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(path.utf8).write(to: file)
      }
      return (
        try SourceFolder(root.appendingPathComponent("My App").path), root.appendingPathComponent("debug/program").path,
        root
      )
    }

    @Test("has the program and the app's files, with translations and bundles, but no sources or catalogs")
    func contents() throws {
      let (sources, program, root) = try make([
        "App.swift", "Info.plist", "Data/people.json", "Data/More/people.json", "en.lproj/Localizable.strings",
        "Views/fr.lproj/Localizable.strings", "Assets.xcassets/Contents.json", "Settings.bundle/Root.plist",
        "Preview.xcassets/a.imageset/a.png",
      ])
      defer { try? FileManager.default.removeItem(at: root) }
      let bundle = try AppBundle(of: sources.module, in: [sources.folder], program: program)
      let folder = URL(fileURLWithPath: bundle.program).deletingLastPathComponent()
      #expect(folder.lastPathComponent == "My_App.app")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(
        names == [
          "Info.plist", "Other_Kit.resources", "Settings.bundle", "en.lproj", "fr.lproj", "people.json", "program",
        ])
      // Of two files with the same name, the first is used.
      let people = try String(contentsOf: folder.appendingPathComponent("people.json"), encoding: .utf8)
      #expect(people == "My App/Data/More/people.json")
    }

    @Test("is updated without removed files, and keeps other programs")
    func again() throws {
      let (sources, program, root) = try make(["App.swift", "old.json"])
      defer { try? FileManager.default.removeItem(at: root) }
      let first = try AppBundle(of: sources.module, in: [sources.folder], program: program)
      try FileManager.default.linkItem(atPath: first.program, toPath: first.program + "-kept")
      try FileManager.default.removeItem(at: sources.folder.appendingPathComponent("old.json"))
      let second = try AppBundle(of: sources.module, in: [sources.folder], program: program)
      let folder = URL(fileURLWithPath: second.program).deletingLastPathComponent()
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names == ["Other_Kit.resources", "program", "program-kept"])
    }

    @Test("top-level entries without sources in a package's target are resources")
    func resources() throws {
      let (sources, _, root) = try make([
        "App.swift", "Views/View.swift", "Views/data.json", "Assets.xcassets/Contents.json", "Info.plist", "a.json",
        ".hidden",
      ])
      defer { try? FileManager.default.removeItem(at: root) }
      #expect(try sources.resources() == ["Assets.xcassets", "a.json"])
    }
  }
#endif
