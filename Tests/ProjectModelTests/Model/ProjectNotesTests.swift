import Foundation
import Testing

@testable import ProjectModel

/// The sentences about projects that no other test compares as a whole.
@Suite("Notes and errors of projects")
struct ProjectNotesTests {
  private func error(_ files: [String: String], _ path: String) throws -> String? {
    var result: String?
    try withFiles(files) { folder in
      let error = #expect(throws: ProjectError.self) { try Project(at: "\(folder.path)/\(path)") }
      result = error?.description.replacingOccurrences(of: folder.path, with: "<folder>")
    }
    return result
  }

  private func notes(_ files: [String: String], _ path: String = "") throws -> [String] {
    var result: [String] = []
    try withFiles(files) { folder in
      let project = try Project(at: "\(folder.path)/\(path)")
      let notes = project.notes + project.targets.flatMap(\.notes)
      result = notes.map { $0.replacingOccurrences(of: folder.path, with: "<folder>") }
    }
    return result
  }

  @Test("a project whose tests name no app says which apps it has")
  func apps() {
    #expect(
      ProjectError.noTestedApp("ShopTests", []).description
        == "The project does not say which app ShopTests tests. It has no app.")
    #expect(
      ProjectError.noTestedApp("ShopTests", ["A", "B"]).description
        == "The project does not say which app ShopTests tests. Its apps are: A, B.")
  }

  @Test("a workspace that names nothing that is there cannot be read")
  func workspaces() throws {
    let empty = try error(["All.xcworkspace/contents.xcworkspacedata": "<Workspace/>"], "All.xcworkspace")
    #expect(
      empty
        == "The project <folder>/All.xcworkspace cannot be read: it names no project and no package that is there.")
    let made = try error(["Workspace.swift": "import ProjectDescription\nlet workspace = make()"], "Workspace.swift")
    #expect(
      made
        == "The project <folder>/Workspace.swift cannot be read: no call of Workspace(…) is written out.")
  }

  @Test("a manifest of XcodeGen names templates that are there, and includes files once")
  func xcodeGen() throws {
    let list = try error(["project.yml": "[a]"], "project.yml")
    #expect(list == "The project <folder>/project.yml cannot be read: it has no keys.")
    let notes = try notes([
      "project.yml": """
      name: Shop
      include: [a.yml, a.yml]
      targets:
        Shop: {type: application, platform: iOS, sources: App, templates: [Gone]}
      """,
      "a.yml": "options: {}", "App/App.swift": "",
    ])
    #expect(notes.contains("The manifest <folder>/a.yml is included more than once, and is read once."))
    #expect(notes.contains("The target Shop has the template Gone, which is missing."))
  }

  @Test("a target of Tuist has a name that is written out")
  func tuist() throws {
    let project = """
      import ProjectDescription
      let project = Project(name: "Shop", targets: [
        .target(name: name(), destinations: .iOS, product: .app, bundleId: "a", sources: ["App/**"]),
        .target(name: "Shop", destinations: .iOS, product: .app, bundleId: "a", sources: ["App/**"]),
      ])
      """
    #expect(
      try notes(["Project.swift": project, "App/App.swift": ""])
        .contains("<folder>/Project.swift has a target without a name that is written out, which is left out."))
  }

  @Test("a dependency of a package with an app is written out")
  func appPackages() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      import AppleProductTypes
      let package = Package(
        name: "Garden", products: [.iOSApplication(name: "Garden", targets: ["App"])],
        dependencies: [dependency()], targets: [.executableTarget(name: "App", path: ".")])
      """
    #expect(
      try notes(["Package.swift": manifest, "App.swift": ""])
        .contains("A dependency of <folder>/Package.swift is not read, because functions are not executed."))
  }

  @Test("a bridging header is left out")
  func headers() throws {
    let objects = """
      LP = {buildConfigurations = ();}; LA = {buildConfigurations = (CA);};
      CA = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_OBJC_BRIDGING_HEADER = "Shop/Bridge.h"; };};
      S = {isa = PBXSourcesBuildPhase; files = ();}; G = {isa = PBXGroup; children = (); sourceTree = "<group>";};
      """
    #expect(
      try notes(["A.xcodeproj/project.pbxproj": projectText(objects)])
        .contains("<folder>/Shop/Bridge.h declares what is not Swift, and is left out."))
  }
}
