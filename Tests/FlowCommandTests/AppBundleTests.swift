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
        "Preview.xcassets/a.imageset/a.png", "Model/Shop.xcdatamodeld/Shop.xcdatamodel/contents",
        "Model/Old to new.xcmappingmodel/xcmapping.xml",
      ])
      defer { try? FileManager.default.removeItem(at: root) }
      let bundle = try AppBundle(of: sources.module, in: [sources.folder], program: program)
      let folder = URL(fileURLWithPath: bundle.program).deletingLastPathComponent()
      #expect(folder.lastPathComponent == "My_App.app")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(
        names == [
          "Info.plist", "Old to new.cdm", "Other_Kit.resources", "Settings.bundle", "Shop.momd", "en.lproj", "fr.lproj",
          "people.json", "program",
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

    @Test("of the app of UI tests is the folder of the built tests, with the app's files and none of an earlier app")
    func tests() throws {
      let (sources, program, root) = try make(["App.swift", "Data/people.json", "en.lproj/Names.strings", "a.txt"])
      let (other, _, otherRoot) = try make(["Other.swift", "other.json", "people.json"])
      defer { for root in [root, otherRoot] { try? FileManager.default.removeItem(at: root) } }
      let folder = URL(fileURLWithPath: program).deletingLastPathComponent()
      // What a build puts there: a file, and a link inside of the package.
      try Data("own".utf8).write(to: folder.appendingPathComponent("a.txt"))
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("program-link"), withDestinationURL: URL(fileURLWithPath: program))
      func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
      let built = ["Other_Kit.resources", "a.txt", "program", "program-link"]

      _ = try AppBundle.addFiles(of: [other.folder], to: folder, in: folder)
      #expect(try names() == (built + ["other.json", "people.json"]).sorted())
      let links = try AppBundle.addFiles(of: [sources.folder], to: folder, in: folder)
      #expect(links.map(\.lastPathComponent).sorted() == ["en.lproj", "people.json"])
      #expect(try names() == (built + ["en.lproj", "people.json"]).sorted())

      // Foundation finds them as in a bundle, and the bundle of a test process is the folder of its program.
      let bundle = try #require(Bundle(url: folder))
      let people = try #require(bundle.url(forResource: "people", withExtension: "json"))
      #expect(try String(contentsOf: people, encoding: .utf8) == "My App/Data/people.json")
      #expect(bundle.url(forResource: "other", withExtension: "json") == nil)
      #expect(try String(contentsOf: folder.appendingPathComponent("a.txt"), encoding: .utf8) == "own")
      let running = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      #expect(Bundle.main.bundleURL.resolvingSymlinksInPath().path == running.deletingLastPathComponent().path)
    }

    @Test("of tests has the information of the app that hosts them, and the tests' own files")
    func hosts() throws {
      let (app, program, root) = try make(["App.swift", "Info.plist", "people.json"])
      let (tests, _, otherRoot) = try make(["Tests.swift", "Info.plist", "people.json"])
      defer { for root in [root, otherRoot] { try? FileManager.default.removeItem(at: root) } }
      let folder = URL(fileURLWithPath: program).deletingLastPathComponent()
      func target(_ name: String) throws -> String {
        try FileManager.default.destinationOfSymbolicLink(atPath: folder.appendingPathComponent(name).path)
      }
      let both = [tests.folder, app.folder]
      _ = try AppBundle.addFiles(of: both, hosts: [app.folder], to: folder, in: folder)
      #expect(try target("Info.plist") == app.folder.appendingPathComponent("Info.plist").path)
      #expect(try target("people.json") == tests.folder.appendingPathComponent("people.json").path)
      _ = try AppBundle.addFiles(of: both, to: folder, in: folder)
      #expect(try target("Info.plist") == tests.folder.appendingPathComponent("Info.plist").path)
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
