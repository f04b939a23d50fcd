import Foundation
import Testing

@testable import ProjectModel

@Suite("Odd and hostile project files")
struct HostileProjectTests {
  private func error(_ data: Data) throws -> String? {
    var text: String?
    try withData(["X.xcodeproj/project.pbxproj": data]) { folder in
      let error = #expect(throws: ProjectError.self) { try Project(at: folder.path + "/X.xcodeproj") }
      text = error?.description.replacingOccurrences(of: folder.path, with: "")
    }
    return text
  }

  @Test(
    "a file that cannot be read is an error with the reason",
    arguments: [
      ("", "it is empty"),
      ("<<<<<<< HEAD\n{}", "line 1, column 1: '<<<<<<<' is the mark of an unfinished merge"),
      ("{ objects = {\n<<<<<<< HEAD\n}; }", "line 2, column 1: '<<<<<<<' is the mark of an unfinished merge"),
      ("{}", "it has no objects of a project"),
      ("{ objects = {}; rootObject = P; }", "its root object P is missing"),
      ("{ a = \"\(String(repeating: "(", count: 1_000))\"; }", "it has no objects of a project"),
    ])
  func unreadable(text: String, reason: String) throws {
    #expect(try error(Data(text.utf8)) == "The project /X.xcodeproj cannot be read: \(reason).")
  }

  @Test(
    "a file with 100,000 levels is an error with the largest number of levels",
    arguments: ["(", "<array>", "<array><!-- </array> -->"])
  func levels(beginning: String) throws {
    let text = String(repeating: beginning, count: 100_000)
    #expect(try error(Data(text.utf8)) == "The project /X.xcodeproj cannot be read: it has more than 500 levels.")
  }

  @Test("a project file that is a link to a device is refused")
  func device() throws {
    try withFiles(["X.xcodeproj/a": ""]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/X.xcodeproj/project.pbxproj", withDestinationPath: "/dev/zero")
      let error = #expect(throws: ProjectError.self) { try Project(at: folder.path + "/X.xcodeproj") }
      #expect(error?.description == "The project \(folder.path)/X.xcodeproj cannot be read: it is not a file.")
    }
  }

  @Test("UTF-16 is read")
  func wide() throws {
    let text = projectText("G = {isa = PBXGroup; sourceTree = \"<group>\"; children = (); };")
    try withData(["X.xcodeproj/project.pbxproj": text.data(using: .utf16) ?? Data()]) { folder throws in
      #expect(try Project(at: folder.path + "/X.xcodeproj").targets.map(\.name) == ["My Shop"])
    }
  }

  @Test("groups, targets, dependencies and hosts that contain each other are entered once")
  func cycles() throws {
    let objects = """
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (G, H); };
      H = {isa = PBXGroup; path = a; sourceTree = "<group>"; children = (G, H, F1); };
      F1 = {isa = PBXFileReference; path = b.swift; sourceTree = "<group>"; };
      S = {isa = PBXSourcesBuildPhase; files = (B1, B1, S); }; B1 = {isa = PBXBuildFile; fileRef = F1; };
      K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (S);
        dependencies = (DA, DK); };
      DA = {isa = PBXTargetDependency; target = A; }; DK = {isa = PBXTargetDependency; target = K; };
      """
    let text = projectText(objects, targets: "A, K, A, P, G, Nothing", app: "dependencies = (DK, DA);")
    try withFiles(["X.xcodeproj/project.pbxproj": text, "a/b.swift": ""]) { folder in
      let project = try Project(at: folder.path + "/X.xcodeproj")
      #expect(project.targets.map(\.name) == ["My Shop", "Kit"])
      #expect(try project.sources(of: nil).map(\.name) == ["Kit", "My Shop"])
      #expect(folder.relative(project.targets[0].sources) == ["a/b.swift"])
      #expect(
        project.notes.first
          == "\(folder.path)/X.xcodeproj has a target without a name of its own ('My Shop'), which is left out.")
    }
  }

  @Test("20,000 nested groups and 1,000 targets in a row are read")
  func deep() throws {
    let groups = (0..<20_000).map { "G\($0) = {isa = PBXGroup; sourceTree = \"<group>\"; children = (G\($0 + 1)); };" }
    let targets = (0..<1_000).map { index in
      """
      T\(index) = {isa = PBXNativeTarget; name = T\(index); productType = "com.apple.product-type.framework";
        buildPhases = (S); dependencies = (D\(index)); };
      D\(index) = {isa = PBXTargetDependency; target = T\(index + 1); };
      """
    }
    let objects =
      groups + targets + [
        "G = {isa = PBXGroup; sourceTree = \"<group>\"; children = (G0); };",
        "G20000 = {isa = PBXGroup; sourceTree = \"<group>\"; children = (F1); };",
        "F1 = {isa = PBXFileReference; path = b.swift; sourceTree = \"<group>\"; };",
        "S = {isa = PBXSourcesBuildPhase; files = (B1); }; B1 = {isa = PBXBuildFile; fileRef = F1; };",
        "DA = {isa = PBXTargetDependency; target = T0; };",
      ]
    let names = "A, " + (0..<1_000).map { "T\($0)" }.joined(separator: ", ")
    let text = projectText(objects.joined(separator: "\n"), targets: names, app: "dependencies = (DA);")
    try withFiles(["X.xcodeproj/project.pbxproj": text, "b.swift": ""]) { folder in
      let project = try Project(at: folder.path + "/X.xcodeproj")
      let sources = try project.sources(of: nil)
      #expect(sources.count == 1_001)
      #expect(sources.first?.name == "T999")
    }
  }

  @Test("paths with .. and of other places are found, or named")
  func paths() throws {
    let objects = """
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (F1, F2, F3); };
      F1 = {isa = PBXFileReference; path = "../Shared/a.swift"; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = "../../../../../../../../../../nothing/b.swift"; sourceTree = SOURCE_ROOT; };
      F3 = {isa = PBXFileReference; path = "/nowhere/c.swift"; sourceTree = "<absolute>"; };
      S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3); }; B1 = {isa = PBXBuildFile; fileRef = F1; };
      B2 = {isa = PBXBuildFile; fileRef = F2; }; B3 = {isa = PBXBuildFile; fileRef = F3; };
      """
    try withFiles(["App/X.xcodeproj/project.pbxproj": projectText(objects), "Shared/a.swift": ""]) { folder in
      let app = try Project(at: folder.path + "/App/X.xcodeproj").targets[0]
      #expect(folder.relative(app.sources) == ["Shared/a.swift"])
      #expect(app.notes == ["/nothing/b.swift and /nowhere/c.swift are not there, and are left out."])
    }
  }
}
