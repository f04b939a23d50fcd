import Foundation
import Testing

@testable import ProjectModel

@Suite("Synchronized folders")
struct SynchronizedFolderTests {
  private let objects = """
    G = {isa = PBXGroup; sourceTree = "<group>"; children = (Y); };
    Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E1, E2, E3);
      explicitFolders = (Data); };
    E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A;
      membershipExceptions = (Info.plist, Old, "/Localized/Main.strings", "/Localized: Views/Cart.strings");
      platformFiltersByRelativePath = {Mac.swift = (macos, ); Both.swift = (ios, macos, ); }; };
    E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U; membershipExceptions = (Shared.swift, Gone.swift, Mac.swift, "/Localized: Views/Cart.strings");
      platformFiltersByRelativePath = {Mac.swift = (macos, ); }; };
    E3 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = S2; membershipExceptions = (Both.swift, ); };
    U = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
    W = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildPhases = (S2); };
    S2 = {isa = PBXSourcesBuildPhase; files = (); };
    """
  private let files = [
    "App/App.swift", "App/Shared.swift", "App/Mac.swift", "App/Both.swift", "App/Old/A.swift", "App/Info.plist",
    "App/Views/Cart.swift", "App/Assets.xcassets/x.swift", "App/en.lproj/Main.strings", "App/en.lproj/Other.strings",
    "App/Views/en.lproj/Cart.strings", "App/Data/a.json", "App/Data/b.swift", "App/App.entitlements", "App/Bridge.h",
    "App/.hidden.swift",
    "App/prices.json",
  ]

  @Test("files belong to the target of the folder except exceptions, which belong to the others")
  func membership() throws {
    var all = files.reduce(into: [:]) { $0[$1] = "" }
    all["X.xcodeproj/project.pbxproj"] = projectText(
      objects, targets: "A, U, W", app: "fileSystemSynchronizedGroups = (Y);")
    try withFiles(all) { folder in
      let project = try Project(at: folder.path + "/X.xcodeproj")
      let app = project.targets[0]
      #expect(
        folder.relative(app.sources) == ["App/App.swift", "App/Both.swift", "App/Shared.swift", "App/Views/Cart.swift"])
      #expect(
        folder.relative(app.resources) == [
          "App/Assets.xcassets", "App/Data", "App/en.lproj/Other.strings", "App/prices.json",
        ])
      #expect(folder.relative(project.targets[1].sources) == ["App/Shared.swift"])
      #expect(folder.relative(project.targets[1].resources) == ["App/Views/en.lproj/Cart.strings"])
      #expect(project.targets[1].notes == ["\(folder.path)/App/Gone.swift is not there, and is left out."])
      #expect(folder.relative(project.targets[2].sources) == ["App/Both.swift"])
    }
  }

  @Test("a model among the copied resources makes no classes, unless the sources have it, too")
  func copiedModels() throws {
    let objects = """
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (Y, M); };
      Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E); };
      E = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = R;
        membershipExceptions = (Old.xcdatamodeld, ); };
      M = {isa = PBXFileReference; path = Both.xcdatamodeld; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = M; };
      B2 = {isa = PBXBuildFile; fileRef = M; };
      S = {isa = PBXSourcesBuildPhase; files = (B1); };
      R = {isa = PBXResourcesBuildPhase; files = (B2); };
      """
    let files = [
      "App/App.swift", "App/Shop.xcdatamodeld/x", "App/Old.xcdatamodeld/x", "Both.xcdatamodeld/x",
    ]
    var all = files.reduce(into: [:]) { $0[$1] = "" }
    all["X.xcodeproj/project.pbxproj"] = projectText(objects, app: "fileSystemSynchronizedGroups = (Y);")
    try withFiles(all) { folder in
      let app = try Project(at: folder.path + "/X.xcodeproj").targets[0]
      #expect(
        folder.relative(app.resources) == ["App/Old.xcdatamodeld", "App/Shop.xcdatamodeld", "Both.xcdatamodeld"])
      #expect(app.resources.filter(app.copiedResources.contains).map(\.lastPathComponent) == ["Old.xcdatamodeld"])
    }
  }

  @Test("a folder that is not there is one of the missing sources")
  func missing() throws {
    let text = projectText(objects, targets: "A", app: "fileSystemSynchronizedGroups = (Y);")
    try withFiles(["X.xcodeproj/project.pbxproj": text]) { folder in
      let project = try Project(at: folder.path + "/X.xcodeproj")
      #expect(folder.relative(project.targets[0].missingSources) == ["App"])
      #expect(project.targets[0].notes == ["\(folder.path)/App is not there, and is left out."])
      #expect("\(project.withoutSources)".contains("\(folder.path)/App is not there, for example."))
    }
  }

  @Test("a link to a folder around it ends, with a sentence")
  func links() throws {
    let text = projectText(objects, targets: "A", app: "fileSystemSynchronizedGroups = (Y);")
    try withFiles(["X.xcodeproj/project.pbxproj": text, "App/App.swift": ""]) { folder in
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("App/Loop"), withDestinationURL: folder.appendingPathComponent("App"))
      let app = try Project(at: folder.path + "/X.xcodeproj").targets[0]
      #expect(folder.relative(app.sources) == ["App/App.swift"])
      #expect(
        app.notes == [
          "The folder \(folder.path)/App/Loop is a link to a folder around it, or to one that was read before, and is not searched."
        ])
    }
  }
}
