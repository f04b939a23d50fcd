#if os(Linux)
  import Foundation
  import ProjectModel
  import Testing

  @testable import flow

  @Suite("Sources of an app without a package")
  struct AppSourcesTests {
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

    // MARK: - Folders

    private func manifest(of sources: AppSources, in folder: URL, _ arguments: String...) throws -> String {
      try sources.prepare(in: ScratchPackage(in: folder.appendingPathComponent("Scratch")))
        .manifest(SourceOptions.parse(arguments))
    }

    @Test("a folder is one module, in the language mode of the options")
    func folder() throws {
      try withFolder(["My Shop/Views/Cart.swift": "import XCTest\n", "My Shop/App.swift": ""]) { folder in
        let sources = try AppSources(folder.path + "/My Shop", target: nil)
        #expect(sources.module == "My_Shop")
        #expect(sources.modules.map(\.kind) == [.app])
        #expect(sources.resources.map(\.lastPathComponent) == ["My Shop"])
        #expect(try manifest(of: sources, in: folder).contains(".swiftLanguageMode(.v5)"))
        #expect(try manifest(of: sources, in: folder, "--swift-version", "6").contains(".swiftLanguageMode(.v6)"))
      }
    }

    @Test("a folder has Xcode's bare regular expressions, which Swift 6 has itself, and an isolation that is asked for")
    func settings() throws {
      try withFolder(["Shop/App.swift": ""]) { folder in
        let sources = try AppSources(folder.path + "/Shop", target: nil)
        let regex = ".enableUpcomingFeature(\"BareSlashRegexLiterals\")"
        let isolation = ".defaultIsolation(MainActor.self)"
        let plain = try manifest(of: sources, in: folder)
        #expect(plain.contains(regex) && !plain.contains(isolation))
        #expect(try !manifest(of: sources, in: folder, "--swift-version", "6").contains(regex))
        let isolated = try AppSources(folder.path + "/Shop", target: nil, isolation: "MainActor")
        #expect(try manifest(of: isolated, in: folder).contains(isolation))
        let open = try AppSources(folder.path + "/Shop", target: nil, isolation: "nonisolated")
        #expect(try !manifest(of: open, in: folder).contains(isolation))
      }
    }

    @Test("entries beside the sources are resources if the sources use the package's bundle")
    func bundle() throws {
      let files = ["Shop/App.swift": "Bundle.module", "Shop/prices.json": "", "Shop/Views/Cart.swift": ""]
      try withFolder(files) { folder in
        let target = try manifest(of: AppSources(folder.path + "/Shop", target: nil), in: folder)
        #expect(target.contains(#"resources: [.copy("Shop/prices.json")]"#))
      }
    }

    @Test("two files with the same name are reported, with nearby projects")
    func sameName() throws {
      try withFolder(["Shop/A/Cart.swift": "", "Shop/B/Cart.swift": ""]) { folder in
        let error = #expect(throws: CommandError.self) { try AppSources(folder.path, target: nil) }
        let shop = folder.path + "/Shop"
        #expect(
          error?.description == "Two files of one module cannot have one name: \(shop)/A/Cart.swift and "
            + "\(shop)/B/Cart.swift. Name a folder that has one of them.")
        // With sources beside it, the project is not taken for that of the folder.
        try Data().write(to: folder.appendingPathComponent("Main.swift"))
        try FileManager.default.createDirectory(atPath: shop + "/Shop.xcodeproj", withIntermediateDirectories: true)
        let second = #expect(throws: CommandError.self) { try AppSources(folder.path, target: nil) }
        #expect(second?.description.hasSuffix("what belongs to it: \(shop)/Shop.xcodeproj.") == true)
      }
    }

    @Test("the classes of a definition of intents are among the sources, and one that cannot be read is left out")
    func intents() throws {
      let definition = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>INIntentDefinitionModelVersion</key><string>1.2</string>
        <key>INIntents</key><array><dict><key>INIntentName</key><string>Tea</string></dict></array></dict></plist>
        """
      let files = ["Shop/App.swift": "", "Shop/Tea.intentdefinition": definition, "Shop/Bad.intentdefinition": "x"]
      try withFolder(files) { folder in
        let scratch = try ScratchPackage(in: folder.appendingPathComponent("Scratch"))
        _ = try AppSources(folder.path + "/Shop", target: nil).prepare(in: scratch)
        let module = scratch.folder.appendingPathComponent("Modules/Shop")
        let names = try FileManager.default.contentsOfDirectory(atPath: module.path)
        #expect(names.filter { $0.hasPrefix("FlowIntents") } == ["FlowIntents-Tea.swift"])
        let text = try String(contentsOf: module.appendingPathComponent("FlowIntents-Tea.swift"), encoding: .utf8)
        #expect(text.contains("import FlowIntents\n") && text.contains("public class TeaIntent: INIntent"))
        try Data("import Intents".utf8).write(to: folder.appendingPathComponent("Shop/App.swift"))
        _ = try AppSources(folder.path + "/Shop", target: nil).prepare(in: scratch)
        let own = try String(contentsOf: module.appendingPathComponent("FlowIntents-Tea.swift"), encoding: .utf8)
        #expect(own.contains("import Intents\n"))
      }
    }

    // MARK: - Xcode projects

    private let project = """
      // !$*UTF8*$!
      {
        objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (A, W, K, T, M); };
          G = {isa = PBXGroup; sourceTree = "<group>"; children = (FA, FW, FK, FT, FX); };
          FA = {isa = PBXFileReference; path = Shop/App.swift; sourceTree = "<group>"; };
          FX = {isa = PBXFileReference; path = "Shop/Cart+Total.swift"; sourceTree = "<group>"; };
          FW = {isa = PBXFileReference; path = Widget/Widget.swift; sourceTree = "<group>"; };
          FK = {isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = "<group>"; };
          FT = {isa = PBXFileReference; path = Tests/CartTests.swift; sourceTree = "<group>"; };
          BA = {isa = PBXBuildFile; fileRef = FA; }; BX = {isa = PBXBuildFile; fileRef = FX; };
          BW = {isa = PBXBuildFile; fileRef = FW; };
          BK = {isa = PBXBuildFile; fileRef = FK; }; BT = {isa = PBXBuildFile; fileRef = FT; };
          SA = {isa = PBXSourcesBuildPhase; files = (BA, BX); }; SW = {isa = PBXSourcesBuildPhase; files = (BW, BX); };
          SK = {isa = PBXSourcesBuildPhase; files = (BK); }; ST = {isa = PBXSourcesBuildPhase; files = (BT); };
          DK = {isa = PBXTargetDependency; target = K; }; DW = {isa = PBXTargetDependency; target = W; };
          Q = {isa = XCSwiftPackageProductDependency; productName = Numerics; };
          A = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
            buildPhases = (SA); dependencies = (DK, DW); packageProductDependencies = (Q); buildConfigurationList = L; };
          W = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
            buildPhases = (SW); dependencies = (DK); };
          K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (SK); };
          T = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
            buildPhases = (ST); };
          M = {isa = PBXNativeTarget; name = "Shop (macOS)"; productType = "com.apple.product-type.application";
            buildPhases = (SA); buildConfigurationList = LM; };
          L = {isa = XCConfigurationList; buildConfigurations = (C); };
          C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 6.0; }; };
          LM = {isa = XCConfigurationList; buildConfigurations = (CM); };
          CM = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = Shop; }; };
        };
        rootObject = P;
      }
      """

    private func withProject(_ body: (_ project: String, _ folder: URL) throws -> Void) throws {
      let files = [
        "Shop.xcodeproj/project.pbxproj": project, "Shop/App.swift": "", "Shop/Cart+Total.swift": "",
        "Shop/Unused.swift": "", "Widget/Widget.swift": "", "Kit/Kit.swift": "", "Tests/CartTests.swift": "",
      ]
      try withFolder(files) { try body($0.path + "/Shop.xcodeproj", $0) }
    }

    @Test("all targets except tests are modules, each after its libraries, one per name")
    func allTargets() throws {
      try withProject { path, folder in
        let sources = try AppSources(path, target: nil, all: true)
        #expect(sources.modules.map(\.name) == ["Kit", "Widget", "Shop"])
        #expect(sources.modules.map(\.dependencies) == [[], ["Kit"], ["Kit"]])
        #expect(sources.modules.last?.entries.keys.sorted() == ["Shop+App.swift", "Shop+Cart+Total.swift"])
        #expect(sources.modules.last?.products == [PackageProduct(name: "Numerics", package: nil)])
        #expect(sources.folder.path == folder.path)
        #expect(sources.modules.map(\.languageMode) == [nil, nil, "6"])
      }
    }

    @Test("a target comes after its dependencies, and must be named if there are several apps")
    func oneTarget() throws {
      try withProject { path, _ in
        let shop = try AppSources(path, target: "Shop")
        let kit = try AppSources(path, target: "Kit")
        #expect(shop.modules.map(\.name) == ["Kit", "Shop"])
        #expect(kit.modules.map(\.name) == ["Kit"])
        let several = #expect(throws: ProjectError.self) { try AppSources(path, target: nil) }
        #expect(several?.description.hasSuffix("with --target: Shop, Shop (macOS).") == true)
        let none = #expect(throws: ProjectError.self) { try AppSources(path, target: "Tests") }
        #expect(none?.description.hasSuffix("are Kit, Widget, Shop, Shop (macOS).") == true)
      }
    }

    @Test("a project without sources is reported as such")
    func noSources() throws {
      let project = "{ objects = { P = {isa = PBXProject; }; }; rootObject = P; }"
      try withFolder(["Shop.xcodeproj/project.pbxproj": project]) { folder in
        let path = folder.path + "/Shop.xcodeproj"
        for all in [false, true] {
          let error = #expect(throws: ProjectError.self) { try AppSources(path, target: nil, all: all) }
          #expect(error?.description == "Besides tests, no target of \(path) has Swift files.")
        }
      }
      try withFolder(["Shop.xcodeproj/project.pbxproj": self.project]) { folder in
        for all in [false, true] {
          let error = #expect(throws: ProjectError.self) {
            try AppSources(folder.path + "/Shop.xcodeproj", target: nil, all: all)
          }
          #expect(
            error?.description == """
              Besides tests, no target of \(folder.path)/Shop.xcodeproj has Swift files. None of those that it names is \
              where it says: \(folder.path)/Shop/App.swift is not there, for example. Check out the whole repository, or \
              name a folder of sources.
              """)
        }
      }
    }
  }
#endif
