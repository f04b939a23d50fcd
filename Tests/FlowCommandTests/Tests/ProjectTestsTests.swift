#if os(Linux)
  import Foundation
  import ProjectModel
  import Testing

  @testable import flow

  @Suite("The tests of a project")
  struct ProjectTestsTests {
    @Test("are those for iOS, unless others are named")
    func platforms() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      func app(_ name: String, _ platform: String) -> String {
        """
          Shop \(name):
            type: application
            platform: \(platform)
            sources: [Shop]
          Tests \(name):
            type: bundle.unit-test
            platform: \(platform)
            sources: [Tests]
            dependencies: [{target: Shop \(name)}]
        """
      }
      let files = [
        "project.yml": "name: Shop\ntargets:\n\(app("iOS", "iOS"))\n\(app("macOS", "macOS"))\n",
        "Shop/A.swift": "struct A {}",
        "Tests/T.swift": "import XCTest",
      ]
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let project = try Project(at: folder.path)
      #expect(try ProjectTests(project, nil).modules.map(\.name) == ["Shop_iOS", "Tests_iOS"])
      let app = try #require(project.targets.first { $0.name == "Shop iOS" })
      let resources = try ProjectTests(project, nil).hostResources
      #expect(try !resources.isEmpty && resources == SourceModule(app, in: project).resources)
      #expect(try ProjectTests(project, "Tests macOS").modules.map(\.name) == ["Shop_macOS", "Tests_macOS"])
    }
  }
#endif
