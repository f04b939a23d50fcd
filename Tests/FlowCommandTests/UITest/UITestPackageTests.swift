#if os(Linux)
  import FlowReports
  import Foundation
  import ProjectModel
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

    /// Prepares a package, and reads its manifest.
    private func manifest(of package: UITestPackage, in folder: URL) throws -> String {
      let scratch = try ScratchPackage(in: folder.appendingPathComponent("Scratch"))
      try package.write(in: scratch, SourceOptions.parse([]))
      return try String(contentsOf: scratch.folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    }

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
        #expect(package.modules.map(\.name) == ["Kit", "Shop", "ShopUITests"])
        #expect(package.resources == path("Shop") + ":" + path("Shared"))
        let manifest = try manifest(of: package, in: folder)
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
        _ = try manifest(of: package, in: folder)
        func support(_ module: String) -> String? {
          try? String(contentsOfFile: path("Scratch/Modules/\(module)/FlowUITestSupport.swift"), encoding: .utf8)
        }
        #expect(support("Pages")?.contains("public typealias XCTestCase") == true)
        #expect(support("ShopUITests")?.contains("\ntypealias XCTestCase") == true)
        #expect(support("Shop") == nil)
        let own = try UITestPackage(app: [path("Shop")], libraries: [], tests: [path("OwnSupport")])
        _ = try manifest(of: own, in: folder)
        #expect(support("ShopUITests") == nil)
      }
    }

    @Test("Apple's modules with a substitute are imported through an alias")
    func aliases() throws {
      let cart =
        "@preconcurrency import UIKit.UIColor\n  import struct CoreGraphics.CGFloat\nimport Darwin\n// import OSLog"
      try withFolder(["Shop/Cart.swift": cart, "Tests/A.swift": "import XCTest"]) { folder in
        let file = folder.appendingPathComponent("Shop/Cart.swift")
        let package = try UITestPackage(
          app: [file.deletingLastPathComponent().path], libraries: [], tests: [folder.path + "/Tests"])
        let manifest = try manifest(of: package, in: folder)
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

    @Test("what was not read of a project is named")
    func notes() throws {
      let files = projectFiles.merging(["Shop.xcodeproj/xcshareddata/xcschemes/A.xcscheme": "<Scheme"]) { $1 }
      try withFolder(files) { folder in
        let package = try UITestPackage(project: folder.path + "/Shop.xcodeproj", target: nil, libraries: [])
        let scheme = "\(folder.path)/Shop.xcodeproj/xcshareddata/xcschemes/A.xcscheme"
        #expect(
          package.notes == [
            "The scheme \(scheme) cannot be read, and is left out: line 1, column 1: the tag has no '>'."
          ])
      }
    }

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
        #expect(package.app.notes == ["\(folder.path)/Shared/Gone.swift is not there, and is left out."])
        #expect(
          package.app.settings == [
            ".defaultIsolation(MainActor.self)", ".enableUpcomingFeature(\"BareSlashRegexLiterals\")",
            ".define(\"FLOW_NO_ASSET_SYMBOL_EXTENSIONS\")",
          ])
        #expect(package.app.resources.map(\.pathExtension) == ["bundle-files"])
        #expect(package.tests.name == "ShopUITests")
        #expect(
          package.tests.entries.keys.sorted() == ["Model+Names.swift", "My Shop+Cart.swift", "UITests+CartTests.swift"])
        #expect(package.tests.notes == ["\(folder.path)/UITests/Loader.m is not Swift, and is left out."])
        #expect(package.tests.settings == [".enableUpcomingFeature(\"BareSlashRegexLiterals\")"])
        let manifest = try manifest(of: package, in: folder)
        #expect(manifest.contains(#"exclude: ["Model+More.xcassets", "My Shop+Assets.xcassets"]"#))
        #expect(manifest.contains(".defaultIsolation(MainActor.self)"))
      }
    }

    @Test("a scheme or a plan says which tests run, and in which environment")
    func schemeOfTests() throws {
      let plan = """
        {"configurations": [{"name": "German", "options": {"language": "de", "region": "AT"}}, {"name": "Plain",
        "options": {"commandLineArgumentEntries": [{"argument": "-fast"}]}}], "testTargets": [{"target": {"containerPath":
        "container:Shop.xcodeproj", "name": "ShopUITests"}, "selectedTests": ["Cart.Tests/testTotal()"]}],
        "defaultOptions": {"environmentVariableEntries": [{"key": "HOST", "value": "plan"}]}}
        """
      let reference =
        "<BuildableReference BlueprintName = \"ShopUITests\" ReferencedContainer = \"container:Shop.xcodeproj\"/>"
      let scheme = """
        <Scheme><TestAction><EnvironmentVariables>
        <EnvironmentVariable key = "HOST" value = "scheme" isEnabled = "YES"/></EnvironmentVariables>
        <Testables><TestableReference skipped = "NO">\(reference)<SkippedTests><Test Identifier = "Slow"/>
        <Test Identifier = "Cart/testOld()"/></SkippedTests></TestableReference></Testables></TestAction></Scheme>
        """
      let planned =
        "<Scheme><TestAction><TestPlans><TestPlanReference reference = \"container:Few.xctestplan\"/>"
        + "</TestPlans></TestAction></Scheme>"
      let schemes = "Shop.xcodeproj/xcshareddata/xcschemes/"
      let files = projectFiles.merging([
        "Few.xctestplan": plan, schemes + "Beta.xcscheme": scheme, schemes + "Planned.xcscheme": planned,
      ]) { $1 }
      try withFolder(files) { folder in
        func package(_ target: String?) throws -> UITestPackage {
          try UITestPackage(project: folder.path + "/Shop.xcodeproj", target: target, libraries: [])
        }
        let beta = try package("Beta")
        #expect(beta.skip == [#"^ShopUITests\.Slow/"#, #"^ShopUITests\.Cart\/testOld(\(|/|$)"#])
        #expect(beta.filter.isEmpty)
        #expect(beta.runs.map(\.environment) == [["HOST": "scheme"]] && beta.runs[0].configuration == nil)
        for name in ["Few", "Planned"] {
          let few = try package(name)
          #expect(few.filter == [#"^ShopUITests\.Cart\.Tests\/testTotal(\(|/|$)"#])
          #expect(few.runs.map(\.configuration) == ["German", "Plain"])
          #expect(few.runs.map { $0.environment["HOST"] } == ["plan", "plan"])
          let launches = few.runs.map { TestLaunch(environment: $0.environment) }
          #expect(launches.map(\.locale) == [["-AppleLanguages", "(de)", "-AppleLocale", "de_AT"], []])
          #expect(launches.map(\.arguments) == [[], ["-fast"]])
        }
        let all = try package("ShopUITests")
        #expect(all.filter.isEmpty && all.skip.isEmpty && all.runs.map(\.environment) == [[:]])
        // `flow test` runs the same tests.
        let project = try Project(at: folder.path + "/Shop.xcodeproj")
        let some = try ProjectTests(project, "Beta")
        #expect(some.skip == beta.skip && some.filter.isEmpty && some.runs.map(\.environment) == [["HOST": "scheme"]])
        let planned = try ProjectTests(project, "Planned")
        #expect(planned.filter == [#"^ShopUITests\.Cart\.Tests\/testTotal(\(|/|$)"#])
        #expect(planned.runs.map(\.configuration) == ["German", "Plain"])
        let every = try ProjectTests(project, nil)
        #expect(every.filter.isEmpty && every.skip.isEmpty && every.runs.map(\.environment) == [[:]])
      }
    }

    @Test("a project without UI tests, and one that cannot be read, are errors")
    func projectErrors() throws {
      try withFolder(projectFiles) { folder in
        let path = folder.path + "/Shop.xcodeproj"
        let unknown = #expect(throws: ProjectError.self) {
          try UITestPackage(project: path, target: "Others", libraries: [])
        }
        #expect(unknown?.description == "Name the target with the tests with --target. UI tests are in ShopUITests.")
        let none = #expect(throws: ProjectError.self) {
          try UITestPackage(project: folder.path + "/None.xcodeproj", target: nil, libraries: [])
        }
        #expect(none?.description == "The project \(folder.path)/None.xcodeproj cannot be read: there is no such file.")
      }
    }
  }
#endif
