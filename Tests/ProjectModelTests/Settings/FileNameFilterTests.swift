import Foundation
import Testing

@testable import ProjectModel

@Suite("Files that settings leave out")
struct FileNameFilterTests {
  private func left(_ files: [String], _ settings: [String: String]) -> [String] {
    let level = settings.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let context = SettingCondition.Context(configuration: "Debug", platform: .iOS)
    let filter = FileNameFilter(BuildSettings(levels: [level], context))
    return files.filter { !filter.leavesOut(URL(fileURLWithPath: "/project/App/" + $0)) }
  }

  private let files = ["A.swift", "Debug/B.swift", "Debug/Tools/C.swift", "D.md", "Mocks/D.swift"]

  @Test("are named by their names, by the ends of their paths, or by whole paths")
  func patterns() {
    let name = "EXCLUDED_SOURCE_FILE_NAMES"
    #expect(left(files, [name: "*.md A.*"]) == ["Debug/B.swift", "Debug/Tools/C.swift", "Mocks/D.swift"])
    #expect(left(files, [name: "Debug/*"]) == ["A.swift", "D.md", "Mocks/D.swift"])
    let others = left(files, [name: "\"/project/App/*/D.swift\" ?.md"])
    #expect(others == ["A.swift", "Debug/B.swift", "Debug/Tools/C.swift"])
    #expect(left(files, [name: "Mocks"]) == files)
    #expect(left(files, [:]) == files)
  }

  @Test("that are included, too, stay")
  func included() {
    #expect(
      left(files, ["EXCLUDED_SOURCE_FILE_NAMES": "*", "INCLUDED_SOURCE_FILE_NAMES": "*.md B.swift"])
        == ["Debug/B.swift", "D.md"])
  }

  @Test("are left out of sources, resources and files that are missing, for the system and the configuration")
  func target() throws {
    let text = projectText(
      """
      S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3); }; R = {isa = PBXResourcesBuildPhase; files = (B4); };
      B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
      B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (F1, F2, F3, F4); };
      F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = Watch.swift; sourceTree = "<group>"; };
      F3 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
      F4 = {isa = PBXFileReference; path = notes.md; sourceTree = "<group>"; };
      LA = {isa = XCConfigurationList; buildConfigurations = (CA); };
      CA = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        EXCLUDED_SOURCE_FILE_NAMES = (Gone.swift, "*.md"); "EXCLUDED_SOURCE_FILE_NAMES[sdk=watch*]" = App.swift;
        "EXCLUDED_SOURCE_FILE_NAMES[sdk=iphone*]" = ("$(inherited)", "Watch*"); }; };
      """)
    try withFiles(["X.xcodeproj/project.pbxproj": text, "App.swift": "", "Watch.swift": "", "notes.md": ""]) { folder in
      let app = try #require(try Project(at: folder.path + "/X.xcodeproj").targets.first)
      #expect(folder.relative(app.sources) == ["App.swift"])
      #expect(app.resources == [] && app.missingSources == [] && app.notes == [])
    }
  }
}
