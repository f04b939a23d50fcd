import Foundation
import Testing

@testable import ProjectModel

@Suite("Folders of projects")
struct ProjectFolderTests {
  @Test("files are found as a Mac finds them, whatever the case and the accents of their names")
  func spelling() throws {
    let accented = "Caf\u{E9}.swift"
    let objects = """
      S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4); };
      B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
      B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
      G = {isa = PBXGroup; path = BucketList; sourceTree = "<group>"; children = (F1, F2, F3, F4); };
      F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = Views/list.swift; sourceTree = "<group>"; };
      F3 = {isa = PBXFileReference; path = "Cafe\u{301}.swift"; sourceTree = "<group>"; };
      F4 = {isa = PBXFileReference; path = ONE.swift; sourceTree = "<group>"; };
      LP = {isa = XCConfigurationList; buildConfigurations = (CP); };
      CP = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;
        INFOPLIST_FILE = "BucketList/info.plist"; }; };
      """
    let list = "<plist><dict><key>Marker</key><string>found</string></dict></plist>"
    let files = [
      "Bucketlist/App.swift": "", "Bucketlist/views/List.swift": "", "Bucketlist/\(accented)": "",
      // Two files that a Mac could not have in one folder: neither is chosen.
      "Bucketlist/One.swift": "", "Bucketlist/one.swift": "", "Bucketlist/Info.plist": list,
      "X.xcodeproj/project.pbxproj": projectText(objects, targets: "A"),
    ]
    try withFiles(files) { folder in
      let app = try Project(at: folder.path + "/X.xcodeproj").targets[0]
      #expect(
        folder.relative(app.sources) == [
          "Bucketlist/App.swift", "Bucketlist/\(accented)", "Bucketlist/views/List.swift",
        ])
      #expect(folder.relative(app.missingSources) == ["Bucketlist/ONE.swift"])
      #expect(app.infoValues["Marker"]?.text == "found")
    }
  }
}
