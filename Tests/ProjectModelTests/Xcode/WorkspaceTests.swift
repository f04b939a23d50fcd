import Foundation
import Testing

@testable import ProjectModel

@Suite("Workspaces and projects in projects")
struct WorkspaceTests {
  private func library(_ name: String) -> String {
    """
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (K); };
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (F1); };
      K = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.framework"; buildPhases = (S); };
      S = {isa = PBXSourcesBuildPhase; files = (B1); };
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      F1 = {isa = PBXFileReference; path = \(name).swift; sourceTree = "<group>"; };
    }; rootObject = P; }
    """
  }

  private let app = """
    S = {isa = PBXSourcesBuildPhase; files = (B1); }; F = {isa = PBXFrameworksBuildPhase; files = (BK); };
    B1 = {isa = PBXBuildFile; fileRef = F1; }; BK = {isa = PBXBuildFile; fileRef = FK; };
    G = {isa = PBXGroup; sourceTree = "<group>"; children = (F1, FK, FX); };
    F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
    FK = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    """

  private var files: [String: String] {
    [
      "App/App.xcodeproj/project.pbxproj": projectText(app), "App/App.swift": "",
      "Kit/Kit.xcodeproj/project.pbxproj": library("Kit"), "Kit/Kit.swift": "",
      "Local/Package.swift": "// swift-tools-version: 5.9\nlet package = Package(name: \"Local\")",
      "All.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
        <FileRef location = "group:App/App.xcodeproj"></FileRef>
        <Group location = "container:" name = "Libraries">
          <Group location = "group:Kit"><FileRef location = "group:Kit.xcodeproj"></FileRef></Group>
          <FileRef location = "group:Local"></FileRef>
        </Group>
        <FileRef location = "group:Gone.xcodeproj"></FileRef>
        <FileRef location = "odd"></FileRef>
      </Workspace>
      """,
    ]
  }

  @Test("a workspace has the targets of all projects, and what an app links of another one")
  func workspace() throws {
    try withFiles(files) { folder in
      let project = try Project(at: folder.path)
      #expect(project.location.lastPathComponent == "All.xcworkspace")
      #expect(project.targets.map(\.name) == ["My Shop", "Kit"])
      #expect(project.targets[0].targetDependencies == [project.targets[1].id])
      #expect(try project.sources(of: nil).map(\.name) == ["Kit", "My Shop"])
      #expect(project.packages == [.local(folder.appendingPathComponent("Local"))])
      let path = folder.path
      #expect(
        project.notes == [
          "The workspace \(path)/All.xcworkspace names the project \(path)/Gone.xcodeproj, which is not there.",
          "The workspace \(path)/All.xcworkspace names 'odd', which is not read: a place as in group:App was expected.",
        ])
    }
  }

  @Test("a folder whose manifest only hides it from Xcode's list of files is no package of a workspace")
  func hiddenFolder() throws {
    var files = files
    files["Local/Package.swift"] = ""
    try withFiles(files) { folder in
      let project = try Project(at: folder.path)
      #expect(project.packages == [])
      #expect(!project.notes.contains { $0.contains("/Local") })
    }
  }

  @Test("targets of projects in a project are read as far as they are needed, and a project in itself once")
  func subprojects() throws {
    var files = files
    files["All.xcworkspace/contents.xcworkspacedata"] = nil
    files["App/App.xcodeproj/project.pbxproj"] = projectText(
      app.replacingOccurrences(of: "(F1, FK, FX)", with: "(F1, FK, FX, FZ, FS)") + """
        FX = {isa = PBXFileReference; path = ../Kit/Kit.xcodeproj; sourceTree = "<group>"; };
        FZ = {isa = PBXFileReference; path = ../Unused/Unused.xcodeproj; sourceTree = "<group>"; };
        FS = {isa = PBXFileReference; path = App.xcodeproj; sourceTree = "<group>"; };
        D = {isa = PBXTargetDependency; targetProxy = Y; };
        Y = {isa = PBXContainerItemProxy; containerPortal = FX; proxyType = 1; remoteInfo = Kit; };
        """, app: "dependencies = (D);")
    files["Unused/Unused.xcodeproj/project.pbxproj"] = library("Unused")
    files["Unused/Unused.swift"] = ""
    try withFiles(files) { folder in
      let project = try Project(at: folder.path + "/App/App.xcodeproj")
      #expect(project.targets.map(\.name) == ["My Shop", "Kit"])
      #expect(try project.sources(of: nil).map(\.name) == ["Kit", "My Shop"])
      #expect(
        project.targets[0].targetDependencies == [
          ProjectTarget.ID(project: folder.path + "/Kit/Kit.xcodeproj", name: "Kit")
        ])
    }
  }

  @Test("a project without versions of packages has those of the workspace around it that names it")
  func versionsOfTheWorkspace() throws {
    var files = files
    let versions = "xcshareddata/swiftpm/Package.resolved"
    files["All.xcworkspace/\(versions)"] = "{}"
    files["Another.xcworkspace/contents.xcworkspacedata"] = "<Workspace></Workspace>"
    files["Another.xcworkspace/\(versions)"] = "{}"
    try withFiles(files) { folder in
      let project = try Project(at: folder.path + "/App/App.xcodeproj")
      #expect(project.packageVersions?.path == "\(folder.path)/All.xcworkspace/\(versions)")
    }
    files["App/App.xcodeproj/project.xcworkspace/\(versions)"] = "{}"
    try withFiles(files) { folder in
      let project = try Project(at: folder.path + "/App/App.xcodeproj")
      #expect(project.packageVersions?.path == "\(folder.path)/App/App.xcodeproj/project.xcworkspace/\(versions)")
    }
    files["App/App.xcodeproj/project.xcworkspace/\(versions)"] = nil
    files["App/.git/HEAD"] = ""
    try withFiles(files) { folder in
      let project = try Project(at: folder.path + "/App/App.xcodeproj")
      #expect(project.packageVersions == nil)
    }
  }

  @Test("the project's folder is a package if a file of the project refers to it, and not for its groups")
  func packageInTheSameFolder() throws {
    let text = projectText(
      """
      S = {isa = PBXSourcesBuildPhase; files = (B1); }; B1 = {isa = PBXBuildFile; fileRef = F1; };
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (F1, GP); };
      GP = {isa = PBXGroup; name = Packages; sourceTree = "<group>"; children = (FP); };
      F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      FP = {isa = PBXFileReference; lastKnownFileType = wrapper; name = Kit; path = .; sourceTree = "<group>"; };
      """)
    let manifest = "// swift-tools-version: 5.9\nlet package = Package(name: \"Kit\")"
    var files = ["A.xcodeproj/project.pbxproj": text, "App.swift": "", "Package.swift": manifest]
    try withFiles(files) { folder in
      let project = try Project(at: folder.path + "/A.xcodeproj")
      #expect(project.packages.count == 1)
    }
    files["A.xcodeproj/project.pbxproj"] = text.replacingOccurrences(of: "children = (FP)", with: "children = ()")
    try withFiles(files) { folder in
      let project = try Project(at: folder.path + "/A.xcodeproj")
      #expect(project.packages == [])
    }
  }

  @Test("a folder with several projects, or without one, is an error")
  func folders() throws {
    try withFiles([
      "A.xcodeproj/project.pbxproj": "", "B.xcodeproj/project.pbxproj": "", "C/Project.swift": "struct Project {}",
    ]) {
      folder in
      let several = #expect(throws: ProjectError.self) { try Project(at: folder.path) }
      #expect(
        several?.description == "There are several projects in \(folder.path). Name one of A.xcodeproj, B.xcodeproj.")
      let none = #expect(throws: ProjectError.self) { try Project(at: folder.path + "/C") }
      #expect(
        none?.description
          == "There is no project in \(folder.path)/C: no .xcodeproj, no .xcworkspace, no project.yml and no Project.swift."
      )
    }
  }
}
