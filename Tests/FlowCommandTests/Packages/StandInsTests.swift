#if os(Linux)
  import Foundation
  import ProjectModel
  import Testing

  @testable import flow

  @Suite("Sources that stand for modules")
  struct StandInsTests {
    private func withFiles(_ files: [String: String], _ body: (URL) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try body(folder.standardizedFileURL)
    }

    @Test("each folder in Flow is a module for those that import it, and no package is asked for it")
    func modules() throws {
      let files = [
        "Shop/A.swift": "import Tracker\n", "Flow/Tracker/T.swift": "import Wire\npublic struct Tracker {}\n",
        "Flow/Wire/W.swift": "", "Flow/Empty/notes.txt": "", "Flow/README.md": "",
      ]
      try withFiles(files) { folder in
        var module = try SourceModule(folders: [folder.path + "/Shop"])
        let remote = PackageReference.remote(
          url: "file://\(folder.path)/nowhere/Tracker.git", requirement: "from: \"1.0.0\"")
        module.products = [PackageProduct(name: "Tracker", package: remote)]
        let project = Project(
          location: folder.appendingPathComponent("Shop.xcodeproj"), root: folder, targets: [], packages: [remote])
        let scratch = try ScratchPackage(in: folder.appendingPathComponent("Scratch"))
        let prepared = try PreparedSources([module], of: project, in: scratch)
        #expect(prepared.modules.map(\.module.name) == ["Shop", "Tracker", "Wire"])
        #expect(prepared.packages == nil)
        let manifest = try prepared.manifest(SourceOptions.parse([])) { _ in ["Kit"] }
        #expect(manifest.contains("dependencies: [\"Kit\", \"Tracker\", "))
        #expect(manifest.contains("dependencies: [\"Wire\", "))
      }
    }

    @Test("a folder of that name with files of the app is the app's")
    func appOfThatName() throws {
      try withFiles(["Flow/App/A.swift": "", "Flow/Views/B.swift": ""]) { folder in
        let module = try SourceModule(folders: [folder.path + "/Flow/App"])
        let applied = try StandIns(beside: folder, of: [module]).applied(to: [module])
        #expect(applied.map(\.name) == ["App"])
      }
    }

    @Test("a module that is there already is refused")
    func known() throws {
      try withFiles(["Flow/UIKit/A.swift": ""]) { folder in
        let error = #expect(throws: CommandError.self) { try StandIns(beside: folder, of: []) }
        #expect(
          error?.description
            == "\(folder.path)/Flow/UIKit stands for a module that is there already. Remove the folder, or give it the "
            + "name of one that is not.")
      }
    }
  }
#endif
