import Foundation
import Testing

@testable import ProjectModel

@Suite("Manifests of app packages")
struct AppPackageTests {
  private let manifest = #"""
    // swift-tools-version: 5.9
    // WARNING: generated
    import PackageDescription
    import AppleProductTypes

    let package = Package(
      name: "Garden",
      platforms: [.iOS("17.0")],
      products: [
        .iOSApplication(
          name: "My Garden", targets: ["AppModule"], bundleIdentifier: "com.example.garden", displayVersion: "2.1",
          bundleVersion: "7", appIcon: .placeholder(icon: .leaf), accentColor: .presetColor(.green),
          supportedDeviceFamilies: [.pad, .phone],
          supportedInterfaceOrientations: [.portrait, .portraitUpsideDown(.when(deviceFamilies: [.pad]))],
          capabilities: [
            .camera(purposeString: "To photograph plants"), .outgoingNetworkConnections(),
            .locationWhenInUse(purposeString: "To find gardens"),
          ])
      ],
      dependencies: [
        .package(url: "https://a.example/Numerics.git", "1.0.0"..<"2.0.0"),
        .package(url: "https://a.example/Kit", .upToNextMajor(from: "3.0.0")), .package(path: "Local"),
      ],
      targets: [
        .executableTarget(
          name: "AppModule",
          dependencies: ["Core", .product(name: "Real", package: "numerics"), .product(name: "Kit", package: "Kit")],
          path: ".", exclude: ["Notes"], resources: [.process("Resources"), .copy("Data")],
          swiftSettings: [.define("GARDEN"), .enableUpcomingFeature("ExistentialAny")]),
        .target(name: "Core", path: "Core"),
        .testTarget(name: "GardenTests", dependencies: ["AppModule"]),
      ],
      swiftLanguageVersions: [.version("6")]
    )
    """#

  private var files: [String: String] {
    var files = [
      "MyApp.swift", "Views/Plant.swift", "Assets.xcassets/Contents.json", "Resources/plants.json", "Data/a/b.txt",
      "Notes/Old.swift", "unnamed.json", "Core/Soil.swift", "Tests/GardenTests/T.swift", ".swiftpm/x.plist",
    ].reduce(into: [:]) { $0[$1] = "" }
    files["Package.swift"] = manifest
    return files
  }

  @Test("the app has its files, its identifier, its versions and the reasons for its permissions")
  func app() throws {
    try withFiles(files) { folder in
      let project = try Project(at: folder.path)
      #expect(project.targets.map(\.name) == ["AppModule", "Core", "GardenTests"])
      let app = project.targets[0]
      #expect(app.kind == .app)
      #expect(app.moduleName == "AppModule")
      #expect(app.productName == "My Garden")
      #expect(app.platforms == [.iOS])
      #expect(folder.relative(app.sources) == ["MyApp.swift", "Views/Plant.swift"])
      #expect(folder.relative(app.resources) == ["Assets.xcassets", "Data", "Resources/plants.json"])
      #expect(app.settings.bundleIdentifier == "com.example.garden")
      #expect(app.settings.languageMode == "6")
      #expect(app.settings.conditions == ["DEBUG", "GARDEN"])
      #expect(app.settings.upcomingFeatures.contains("ExistentialAny"))
      #expect(app.infoValues["CFBundleShortVersionString"] == .string("2.1"))
      #expect(app.infoValues["CFBundleVersion"] == .string("7"))
      #expect(app.infoValues["CFBundleIdentifier"] == .string("com.example.garden"))
      #expect(app.infoValues["NSCameraUsageDescription"] == .string("To photograph plants"))
      #expect(app.infoValues["NSLocationWhenInUseUsageDescription"] == .string("To find gardens"))
      #expect(folder.relative(project.targets[1].sources) == ["Core/Soil.swift"])
      #expect(folder.relative(project.targets[2].sources) == ["Tests/GardenTests/T.swift"])
      #expect(project.targets[2].testHost == app.id)
      #expect(project.notes == [])
    }
  }

  @Test("targets depend on targets and on products, at the versions of the manifest")
  func dependencies() throws {
    try withFiles(files) { folder in
      let project = try Project(at: folder.path)
      let numerics = PackageReference.remote(
        url: "https://a.example/Numerics.git", requirement: "\"1.0.0\"..<\"2.0.0\"")
      let kit = PackageReference.remote(url: "https://a.example/Kit", requirement: "from: \"3.0.0\"")
      #expect(project.packages == [numerics, kit, .local(folder.appendingPathComponent("Local"))])
      #expect(
        project.targets[0].dependencies == [
          .target(project.targets[1].id), .packageProduct("Real", numerics), .packageProduct("Kit", kit),
        ])
    }
  }

  @Test(
    "the language mode is that of the tools version, if the manifest names none",
    arguments: [("5.9", "5"), ("6.0", "6")])
  func languageMode(tools: String, mode: String) throws {
    let manifest = """
      // swift-tools-version: \(tools)
      import PackageDescription
      import AppleProductTypes
      let package = Package(
        name: "A", products: [.iOSApplication(name: "A", targets: ["A"])], targets: [.executableTarget(name: "A")])
      """
    try withFiles(["Package.swift": manifest, "Sources/A/A.swift": ""]) { folder in
      let project = try Project(at: folder.path)
      #expect(project.targets[0].settings.languageMode == mode)
      #expect(folder.relative(project.targets[0].sources) == ["Sources/A/A.swift"])
    }
  }

  @Test("an app package is found in a folder around it; a package without an app is no project")
  func location() throws {
    let plain = "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"A\")\n"
    try withFiles([
      "README.md": "", "Garden.swiftpm/Package.swift": manifest, "Garden.swiftpm/A.swift": "",
      "Tools/Package.swift": plain,
    ]) { folder in
      let project = try Project(at: folder.path)
      let hasProject = try Project.hasProject(at: folder.path + "/Tools")
      #expect(project.location.path == folder.path + "/Garden.swiftpm/Package.swift")
      #expect(!Project.isProject(folder.path + "/Tools/Package.swift"))
      #expect(!hasProject)
    }
  }

  @Test(
    "a manifest without an app that is written out is an error",
    arguments: [
      ("let package = make()", "no call of Package(…) is written out"),
      ("let package = Package(name: \"A\", products: [])", "it has no product .iOSApplication(…) that is written out"),
      (
        "let package = Package(name: \"A\", products: [.iOSApplication(name: \"A\", targets: [])], targets: make())",
        "it has no targets that are written out"
      ),
    ])
  func errors(text: String, reason: String) throws {
    try withFiles(["Package.swift": "import AppleProductTypes\n" + text]) { folder in
      let error = #expect(throws: ProjectError.self) { try Project(at: folder.path) }
      #expect(error == .unreadable(folder.path + "/Package.swift", reason))
    }
  }
}
