import Foundation
import Testing

@testable import ProjectModel

@Suite("Targets of Xcode projects")
struct XcodeTargetTests {
  private let phases = """
    S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B7); };
    R = {isa = PBXResourcesBuildPhase; files = (B5, B6); };
    F = {isa = PBXFrameworksBuildPhase; files = (BK, BP); };
    B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; platformFilters = (macos, ); };
    B3 = {isa = PBXBuildFile; fileRef = F3; platformFilter = ios; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
    B5 = {isa = PBXBuildFile; fileRef = V; }; B6 = {isa = PBXBuildFile; fileRef = F6; };
    B7 = {isa = PBXBuildFile; fileRef = F7; };
    BK = {isa = PBXBuildFile; fileRef = FK; }; BP = {isa = PBXBuildFile; productRef = Q; };
    G = {isa = PBXGroup; sourceTree = "<group>"; children = (F1, F2, F3, F4, F6, F7, V, FK); };
    F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
    F2 = {isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
    F3 = {isa = PBXFileReference; path = Phone.swift; sourceTree = "<group>"; };
    F4 = {isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
    F6 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
    F7 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
    V = {isa = PBXVariantGroup; sourceTree = "<group>"; children = (V1, V2); };
    V1 = {isa = PBXFileReference; path = en.lproj/Words.strings; sourceTree = "<group>"; };
    V2 = {isa = PBXFileReference; path = de.lproj/Words.strings; sourceTree = "<group>"; };
    K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; productReference = FK; };
    FK = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    Q = {isa = XCSwiftPackageProductDependency; productName = Numerics; package = N; };
    N = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/numerics";
      requirement = {kind = upToNextMinorVersion; minimumVersion = 1.2.0; }; };
    M = {isa = XCLocalSwiftPackageReference; relativePath = "../Local"; };
    """
  private let configurations = """
    LP = {isa = XCConfigurationList; buildConfigurations = (CP, CPS); };
    CP = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; SDKROOT = iphoneos;
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
    CPS = {isa = XCBuildConfiguration; name = Store; buildSettings = {SWIFT_VERSION = 5.0; SDKROOT = iphoneos; }; };
    LA = {isa = XCConfigurationList; buildConfigurations = (CA, CAS); };
    CA = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", MOCK); PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(TARGET_NAME:rfc1034identifier)"; }; };
    CAS = {isa = XCBuildConfiguration; name = Store; buildSettings = {PRODUCT_NAME = Store; }; };
    """
  private let sources = [
    "App.swift", "Mac.swift", "Phone.swift", "Old.m", "en.lproj/Words.strings", "de.lproj/Words.strings",
    "Assets.xcassets/Contents.json",
  ].reduce(into: [:]) { $0[$1] = "" }

  private func read(
    _ options: Project.Options = .init(), _ body: (Project, URL) throws -> Void
  ) throws {
    var files = sources
    files["X.xcodeproj/project.pbxproj"] = projectText(
      phases + configurations, targets: "A, K", project: "packageReferences = (N, M);")
    try withFiles(files) { folder in try body(Project(at: folder.path + "/X.xcodeproj", options), folder) }
  }

  @Test("files have their roles, and those of other systems or that are missing are left out")
  func files() throws {
    try read { project, folder in
      let app = project.targets[0]
      #expect(app.kind == .app)
      #expect(folder.relative(app.sources) == ["App.swift", "Phone.swift"])
      #expect(folder.relative(app.otherSources) == ["Old.m"])
      #expect(folder.relative(app.missingSources) == ["Gone.swift"])
      #expect(
        folder.relative(app.resources) == ["Assets.xcassets", "de.lproj/Words.strings", "en.lproj/Words.strings"])
      #expect(
        app.notes == [
          "\(folder.path)/Gone.swift is not there, and is left out.",
          "\(folder.path)/Old.m is not Swift, and is left out.",
        ])
    }
  }

  @Test("a project that lacks files is told apart from the manifest that makes it, which may be newer")
  func olderProject() throws {
    try read { project, folder in
      #expect(project.notes == [])
      let manifest = folder.appendingPathComponent("project.yml")
      try Data().write(to: manifest)
      let note = "is made of \(manifest.path), which may be newer: commands read it if it is given as the path."
      let location = folder.path + "/X.xcodeproj"
      #expect(try Project(at: location).notes == ["\(location) names files that are not there, and \(note)"])
    }
  }

  @Test("settings of the project and the target are joined, for the wanted configuration")
  func configurationSettings() throws {
    try read { project, _ in
      let app = project.targets[0]
      #expect(app.settings.conditions == ["DEBUG", "MOCK"])
      #expect(app.settings.bundleIdentifier == "com.example.My-Shop")
      #expect(app.moduleName == "My_Shop")
      #expect(app.settings.languageMode == "5")
      #expect(app.platforms == [.iOS])
    }
    try read(.init(configuration: "Store")) { project, _ in
      let app = project.targets[0]
      #expect(app.settings.configuration == "Store")
      #expect(app.settings.conditions.isEmpty)
      #expect(app.moduleName == "Store")
      #expect(app.productName == "Store")
    }
  }

  @Test("the language of the product is that of the project, also where it has a name", arguments: ["fr", "French"])
  func developmentRegion(region: String) throws {
    let text = projectText(
      """
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (); };
      LA = {isa = XCConfigurationList; buildConfigurations = (CA); };
      CA = {isa = XCBuildConfiguration; name = Debug; buildSettings = {GENERATE_INFOPLIST_FILE = YES; }; };
      """, project: "developmentRegion = \(region);")
    try withFiles(["X.xcodeproj/project.pbxproj": text]) { folder in
      let app = try #require(try Project(at: folder.path + "/X.xcodeproj").targets.first)
      #expect(app.infoValues["CFBundleDevelopmentRegion"] == .string("fr"))
    }
  }

  @Test("a linked framework of the project is a dependency, and packages have their versions")
  func dependencies() throws {
    try read { project, folder in
      let numerics = PackageReference.remote(
        url: "https://example.com/numerics", requirement: #".upToNextMinor(from: "1.2.0")"#)
      let kit = ProjectTarget.ID(project: folder.path + "/X.xcodeproj", name: "Kit")
      #expect(Set(project.targets[0].dependencies) == [.target(kit), .packageProduct("Numerics", numerics)])
      let local = folder.deletingLastPathComponent().appendingPathComponent("Local").standardizedFileURL
      #expect(project.packages == [numerics, .local(local)])
    }
  }

  // MARK: - Tests and their hosts

  @Test("tests have the host of their settings, of the project's attributes, or none")
  func hosts() throws {
    func test(_ name: String, _ type: String, _ settings: String) -> String {
      """
      \(name) = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.bundle.\(type)";
        buildConfigurationList = L\(name); };
      L\(name) = {isa = XCConfigurationList; buildConfigurations = (C\(name)); };
      C\(name) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };

      """
    }
    let host = "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/The Shop.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/The Shop\";"
    let objects =
      test("U1", "unit-test", host + "BUNDLE_LOADER = \"$(TEST_HOST)\";") + test("U2", "unit-test", "")
      + test("U3", "ui-testing", "TEST_TARGET_NAME = \"My Shop\";") + test("U4", "ui-testing", "")
      + test("U5", "unit-test", "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Mac.app/Contents/MacOS/Mac\";")
      // The app had another name once.
      + test("U6", "unit-test", "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Old.app/Old\";")
      + test("U7", "ui-testing", "TEST_TARGET_NAME = Old;") + """
        LA = {isa = XCConfigurationList; buildConfigurations = (CA); };
        CA = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "The Shop"; }; };
        """
    let text = projectText(
      objects, targets: "A, U1, U2, U3, U4, U5, U6, U7",
      project: """
        attributes = {TargetAttributes = {U2 = {TestTargetID = A; }; U4 = {TestTargetID = A; };
          U6 = {TestTargetID = A; }; U7 = {TestTargetID = A; }; }; };
        """)
    try withFiles(["X.xcodeproj/project.pbxproj": text]) { folder in
      let project = try Project(at: folder.path + "/X.xcodeproj")
      let app = ProjectTarget.ID(project: folder.path + "/X.xcodeproj", name: "My Shop")
      #expect(project.targets.map(\.testHost) == [nil, app, nil, app, app, nil, app, app])
      #expect(
        project.targets.map(\.kind)
          == [.app, .unitTests, .unitTests, .uiTests, .uiTests, .unitTests, .unitTests, .uiTests])
      #expect(try project.app(testedBy: project.targets[3]).name == "My Shop")
    }
  }
}
