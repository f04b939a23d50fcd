#if os(Linux)
  import Foundation
  import Testing

  @testable import flow

  @Suite("The package of an app and its UI tests")
  struct UITestPackageTests {
    /// Creates files in a folder, and passes the folder to a closure.
    private func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try body(folder.standardizedFileURL)
    }

    private func options() throws -> SourceOptions { try SourceOptions.parse([]) }

    // MARK: - Folders

    @Test(
      "folders of the app are one module, without the tests inside them, and single files also belong to the tests")
    func folders() throws {
      let files = [
        "Shop/Cart.swift": "", "Shop/UITests/CartTests.swift": "", "Shared/Names.swift": "", "Kit/Kit.swift": "",
        "Shop/UITests/Loader.m": "",
      ]
      try withFolder(files) { folder in
        func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
        let package = try UITestPackage(
          app: [path("Shop"), path("Shared")], libraries: [path("Kit")],
          tests: [path("Shop/UITests"), path("Shared/Names.swift")])
        #expect(package.app.name == "Shop")
        #expect(package.app.entries.keys.sorted() == ["Shared", "Shop"])
        #expect(package.app.exclude == ["Shop/UITests"])
        #expect(package.tests.name == "ShopUITests")
        #expect(package.tests.entries.keys.sorted() == ["Names.swift", "UITests+CartTests.swift"])
        #expect(package.tests.leftOut.map(\.lastPathComponent) == ["Loader.m"])
        #expect(package.targets.map(\.folder) == ["Sources/Kit", "Sources/Shop", "Tests/ShopUITests"])
        #expect(package.resources == path("Shop") + ":" + path("Shared"))
        let manifest = try package.manifest(try options())
        #expect(manifest.contains(#"dependencies: ["Kit", .product(name: "SwiftUI""#))
        #expect(manifest.contains(#"dependencies: ["Kit", "Shop", .product(name: "XCUIAutomation""#))
        #expect(manifest.contains(#"exclude: ["Shop/UITests"]"#))
      }
    }

    @Test("modules that import XCTest get the support file, once")
    func support() throws {
      let files = [
        "Shop/Cart.swift": "import SwiftUI", "Pages/Page.swift": "import XCTest\n", "Tests/A.swift": "import XCTest",
        "OwnSupport/A.swift": "typealias XCTestCase = UITestCase",
      ]
      try withFolder(files) { folder in
        func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
        let package = try UITestPackage(app: [path("Shop")], libraries: [path("Pages")], tests: [path("Tests")])
        let support = package.supportFiles
        #expect(
          support.keys.sorted() == [
            "Sources/Pages/FlowUITestSupport.swift", "Tests/ShopUITests/FlowUITestSupport.swift",
          ])
        #expect(support["Sources/Pages/FlowUITestSupport.swift"]?.contains("public typealias XCTestCase") == true)
        #expect(support["Tests/ShopUITests/FlowUITestSupport.swift"]?.contains("\ntypealias XCTestCase") == true)
        let own = try UITestPackage(app: [path("Shop")], libraries: [], tests: [path("OwnSupport")])
        #expect(own.supportFiles == ["Tests/ShopUITests/FlowUITestSupport.swift": ""])
      }
    }

    @Test("Apple's modules with a substitute are imported through an alias")
    func aliases() throws {
      let cart =
        "@preconcurrency import UIKit.UIColor\n  import struct CoreGraphics.CGFloat\nimport Darwin\n// import OSLog"
      try withFolder(["Shop/Cart.swift": cart, "Tests/A.swift": "import XCTest"]) { folder in
        let file = folder.appendingPathComponent("Shop/Cart.swift")
        #expect(AppleModules(importedBy: [cart]).names == ["CoreGraphics", "Darwin", "UIKit"])
        let package = try UITestPackage(
          app: [file.deletingLastPathComponent().path], libraries: [], tests: [folder.path + "/Tests"])
        let manifest = try package.manifest(try options())
        #expect(manifest.contains(#""-module-alias", "UIKit=FlowUIKit""#))
        #expect(manifest.contains(#""-module-alias", "Darwin=Glibc""#))
        #expect(manifest.contains(#".product(name: "FlowUIKit", package: "SwiftUIFlowTesting")"#))
        #expect(!manifest.contains(#".product(name: "Glibc""#))
      }
    }

    @Test("without a Swift file there is nothing to test")
    func noTests() throws {
      try withFolder(["Shop/Cart.swift": "", "Tests/a.txt": ""]) { folder in
        #expect(throws: CommandError.self) {
          try UITestPackage(app: [folder.path + "/Shop"], libraries: [], tests: [folder.path + "/Tests"])
        }
      }
    }

    // MARK: - Xcode projects

    private let project = """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objects = {
          P = {isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = (A, U, O); };
          G = {isa = PBXGroup; sourceTree = "<group>"; children = (GS, GT, S); };
          GS = {isa = PBXGroup; path = "My Shop"; sourceTree = "<group>"; children = (F1, F2, F3, FN); };
          GT = {isa = PBXGroup; path = UITests; sourceTree = "<group>"; children = (F4, F5); };
          S = {isa = PBXFileSystemSynchronizedRootGroup; path = Model; sourceTree = "<group>"; exceptions = (E1, E2); };
          E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Old.swift); };
          E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U; membershipExceptions = (Names.swift); };
          F1 = {isa = PBXFileReference; path = Cart.swift; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
          F3 = {isa = PBXFileReference; path = Unused.swift; sourceTree = "<group>"; };
          FN = {isa = PBXFileReference; path = "../Shared/Gone.swift"; sourceTree = "<group>"; };
          F4 = {isa = PBXFileReference; path = CartTests.swift; sourceTree = "<group>"; };
          F5 = {isa = PBXFileReference; path = Loader.m; sourceTree = "<group>"; };
          B1 = {isa = PBXBuildFile; fileRef = F1; };
          B2 = {isa = PBXBuildFile; fileRef = F2; };
          BN = {isa = PBXBuildFile; fileRef = FN; };
          B4 = {isa = PBXBuildFile; fileRef = F4; };
          B5 = {isa = PBXBuildFile; fileRef = F5; };
          A1 = {isa = PBXSourcesBuildPhase; files = (B1, BN); };
          A2 = {isa = PBXResourcesBuildPhase; files = (B2); };
          U1 = {isa = PBXSourcesBuildPhase; files = (B4, B5, B1); };
          A = {isa = PBXNativeTarget; name = "My Shop"; productType = "com.apple.product-type.application";
            buildPhases = (A1, A2); fileSystemSynchronizedGroups = (S); buildConfigurationList = AL; };
          U = {isa = PBXNativeTarget; name = ShopUITests; productType = "com.apple.product-type.bundle.ui-testing";
            buildPhases = (U1); buildConfigurationList = UL; };
          O = {isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.application"; buildPhases = (); };
          PL = {isa = XCConfigurationList; buildConfigurations = (PD); };
          PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
          AL = {isa = XCConfigurationList; buildConfigurations = (AR, AD); };
          AR = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_NAME = Released; }; };
          AD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; }; };
          UL = {isa = XCConfigurationList; buildConfigurations = (UD); };
          UD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {TEST_TARGET_NAME = "My Shop"; 
            SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated; }; };
        };
        rootObject = P;
      }
      """

    private var projectFiles: [String: String] {
      [
        "Shop.xcodeproj/project.pbxproj": project, "My Shop/Cart.swift": "", "My Shop/Unused.swift": "",
        "My Shop/Assets.xcassets/Contents.json": "", "UITests/CartTests.swift": "", "UITests/Loader.m": "",
        "Model/Item.swift": "", "Model/Old.swift": "", "Model/Names.swift": "", "Model/More.xcassets/Contents.json": "",
      ]
    }

    @Test("an Xcode project has the files and the names of the app and its tests")
    func xcodeProject() throws {
      try withFolder(projectFiles) { folder in
        let package = try UITestPackage(project: folder.path + "/Shop.xcodeproj", target: nil, libraries: [])
        #expect(package.app.name == "My_Shop")
        #expect(
          package.app.entries.keys.sorted() == [
            "Model+Item.swift", "Model+More.xcassets", "Model+Names.swift", "My Shop+Assets.xcassets",
            "My Shop+Cart.swift",
          ])
        #expect(package.app.leftOut.map(\.path) == [folder.path + "/Shared/Gone.swift"])
        #expect(package.app.isOnMainActor)
        #expect(package.app.resources.map(\.lastPathComponent) == ["Model", "My Shop"])
        #expect(package.tests.name == "ShopUITests")
        #expect(
          package.tests.entries.keys.sorted() == ["Model+Names.swift", "My Shop+Cart.swift", "UITests+CartTests.swift"])
        #expect(package.tests.leftOut.map(\.lastPathComponent) == ["Loader.m"])
        #expect(!package.tests.isOnMainActor)
        let manifest = try package.manifest(try options())
        #expect(manifest.contains(#"exclude: ["Model+More.xcassets", "My Shop+Assets.xcassets"]"#))
        #expect(manifest.contains(".defaultIsolation(MainActor.self)"))
      }
    }

    @Test("a project without UI tests, and one that cannot be read, are errors")
    func projectErrors() throws {
      try withFolder(projectFiles) { folder in
        let path = folder.path + "/Shop.xcodeproj"
        let unknown = #expect(throws: CommandError.self) {
          try UITestPackage(project: path, target: "Others", libraries: [])
        }
        #expect(unknown?.description == "Name the target with the tests with --target. UI tests are in ShopUITests.")
        let none = #expect(throws: CommandError.self) {
          try UITestPackage(project: folder.path + "/None.xcodeproj", target: nil, libraries: [])
        }
        #expect(none?.description == "There is no Xcode project in \(folder.path)/None.xcodeproj that can be read.")
      }
    }

    @Test("links replace those of an earlier run, and nothing is written into the user's folders")
    func links() throws {
      try withFolder(["Shop/Cart.swift": "", "Other/A.swift": ""]) { folder in
        let shop = folder.appendingPathComponent("Shop")
        let scratch = try ScratchPackage(for: folder.appendingPathComponent("Package"), manifest: "")
        let target = "Sources/Links\(UUID().uuidString.prefix(8))"
        defer { try? FileManager.default.removeItem(at: scratch.folder.appendingPathComponent(target)) }
        try scratch.link(target, to: shop)
        try scratch.link(SourceModule(folders: [shop.path]), in: target)
        try scratch.link(SourceModule(folders: [folder.path + "/Other"]), in: target)
        let place = scratch.folder.appendingPathComponent(target)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["Other"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: shop.path) == ["Cart.swift"])
      }
    }
  }
#endif
