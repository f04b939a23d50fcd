#if os(Linux)
  import Foundation
  import Testing

  @testable import flow

  @Suite("The prepared copy of a package with a program for its previews")
  struct PackageSetTests {
    private let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Shop",
        products: [.executable(name: "Shop", targets: ["shop-app"])],
        dependencies: [
          .package(path: "../Design"),
          .package(path: "../Nowhere"),
          .package(url: "https://example.com/Someone/SwiftUIFlowTesting.git", from: "1.0.0"),
        ],
        targets: [
          .executableTarget(
            name: "shop-app",
            dependencies: [
              "Model", .product(name: "Design", package: "Design"),
              .product(name: "SwiftUI", package: "SwiftUIFlowTesting"),
            ]),
          .target(name: "Model"),
          .executableTarget(name: "script"),
          // Is not built, so that its package is not needed.
          .testTarget(name: "ModelTests", dependencies: ["Model", .product(name: "Nowhere", package: "Nowhere")]),
        ]
      )
      """

    /// Prepares a package with a program that has an app and a preview.
    private func prepare(
      _ manifest: String? = nil, _ content: PackageContent = .previews
    ) throws -> (packages: PackageSet, targets: [PackageDescription.Target], folder: URL, dump: [String: Any]) {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)/Shop")
      let files = [
        "Package.swift": manifest ?? self.manifest,
        "Sources/shop-app/ShopApp.swift": "@main struct ShopApp: App {}\n#Preview { Text(\"a\") }",
        "Sources/Model/Model.swift": "// Has no preview.\nimport UIKit\nstruct Model {}\nclass Work: Operation {}",
        "Sources/script/main.swift": "print(1)",
        ".hidden/a": "", "Other/b": "",
        "../Design/Package.swift": Self.design, "../Design/Sources/Design/A.swift": "",
      ]
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let scratch = try ScratchPackage(in: folder.appendingPathComponent(".build/flow"))
      var targets: [PackageDescription.Target] = []
      let packages = try PackageSet(of: folder, in: scratch) { package in
        targets = try content.targets(of: package)
        return PackageSet.RootChanges(program: PreviewProgram.name, targets: Set(targets.map(\.name)))
      }
      return (packages, targets, folder, try dump(packages))
    }

    /// Reads the manifest of the copy.
    private func dump(_ packages: PackageSet) throws -> [String: Any] {
      let copy = try #require(packages.folder)
      let (text, status) = try Subprocess(arguments: ["swift", "package", "dump-package"], folder: copy).output(
        errors: false)
      #expect(status == 0)
      return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    private static let design = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Design", products: [.library(name: "Design", targets: ["Design"])], targets: [.target(name: "Design")])
      """

    @Test("a program with previews becomes a library that the new program links, and other targets are unchanged")
    func executable() throws {
      let (packages, _, folder, dump) = try prepare()
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let targets = try #require(dump["targets"] as? [[String: Any]])
      func type(_ name: String) -> String? { targets.first { $0["name"] as? String == name }?["type"] as? String }
      #expect(type("shop-app") == "regular")
      #expect(type("Model") == "regular")
      #expect(type("script") == "executable")
      #expect(type(PreviewProgram.name) == "executable")
      let program = targets.first { $0["name"] as? String == PreviewProgram.name }
      let dependencies = "\(program?["dependencies"] ?? "")"
      #expect(dependencies.contains("shop-app"))
      // It has no preview.
      #expect(!dependencies.contains("Model"))
      #expect("\(targets)".contains("shop_appMain"))
      let copy = try #require(packages.folder)
      let entries = try FileManager.default.contentsOfDirectory(atPath: copy.path)
      // The package manager writes the others.
      #expect(entries.filter { !$0.hasPrefix(".") }.sorted() == ["Package.swift", "Sources"])
    }

    @Test("dependencies are copies, too, and SwiftUIFlowTesting is that of the command")
    func dependencies() throws {
      let (_, _, folder, dump) = try prepare()
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let text = "\(dump["dependencies"] ?? "")"
      let design = try #require(text.firstMatch(of: /\/[^" ]*\/Packages\/local-\w+\/design/)).output
      #expect(FileManager.default.fileExists(atPath: "\(design)/Sources/Design/prepared-A.swift"))
      #expect(text.contains(ScratchPackage.root.path))
      #expect(!text.contains("example.com"))
    }

    @Test("a package that does not depend on this one gets SwiftUI")
    func unprepared() throws {
      let plain = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Shop", targets: [.executableTarget(name: "shop-app"), .target(name: "Model")])
        """
      let (_, _, folder, dump) = try prepare(plain, .app)
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let targets = try #require(dump["targets"] as? [[String: Any]])
      for target in targets where target["type"] as? String == "regular" {
        #expect("\(target["dependencies"] ?? "")".contains("SwiftUI"))
        // Only the model imports a module under Apple's name.
        #expect("\(target["settings"] ?? "")".contains("UIKit=FlowUIKit") == (target["name"] as? String == "Model"))
        #expect("\(target["dependencies"] ?? "")".contains("FlowUIKit") == (target["name"] as? String == "Model"))
      }
    }

    @Test("options that only Apple's linker knows are left out, and other settings of the linker are kept")
    func linkerOptions() throws {
      let plain = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Shop",
          targets: [
            .executableTarget(name: "shop-app", linkerSettings: [.unsafeFlags(["-Wl,-all_load", "-Wl,-z"])]),
            .target(
              name: "Model",
              linkerSettings: [
                .unsafeFlags(["-Xlinker", "-ObjC", "-Xlinker", "-s"]), .linkedLibrary("z"),
                .unsafeFlags(["-ObjC"], .when(platforms: [.macOS])),
              ]),
          ])
        """
      let (_, _, folder, dump) = try prepare(plain, .app)
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let targets = try #require(dump["targets"] as? [[String: Any]])
      func settings(_ name: String) throws -> [[String: Any]] {
        let target = try #require(targets.first { $0["name"] as? String == name })
        return try #require(target["settings"] as? [[String: Any]]).filter { $0["tool"] as? String == "linker" }
      }
      func flags(_ setting: [String: Any]) -> [String]? {
        let kind = setting["kind"] as? [String: [String: Any]]
        return kind?["unsafeFlags"]?["_0"] as? [String]
      }
      #expect(try settings("shop-app").map(flags) == [["-Wl,-z"]])
      #expect(try settings("Model").map(flags) == [["-Xlinker", "-s"], nil, ["-ObjC"]])
    }

    @Test("dynamic libraries become parts of the program that needs them")
    func dynamicLibraries() throws {
      let plain = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Shop",
          products: [
            .library(name: "Model", type: .dynamic, targets: ["Model"]), .library(name: "Fixed", type: .static, targets: ["Model"]),
            .library(name: "Any", targets: ["Model"]),
          ],
          targets: [.executableTarget(name: "shop-app"), .target(name: "Model")])
        """
      let (_, _, folder, dump) = try prepare(plain, .app)
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let products = try #require(dump["products"] as? [[String: Any]])
      let types = products.map { ($0["type"] as? [String: [String]])?["library"] }
      #expect(products.map { $0["name"] as? String } == ["Model", "Fixed", "Any"])
      #expect(types == [["automatic"], ["automatic"], ["automatic"]])
    }

    @Test("an older manifest is raised to the required tools version, with its own language mode")
    func oldTools() throws {
      let old = """
        // swift-tools-version:5.1
        import PackageDescription
        let package = Package(
          name: "Shop", targets: [.target(name: "Model"), .target(name: "shop-app")], swiftLanguageVersions: [.v5])
        """
      let (_, _, folder, dump) = try prepare(old, .sources)
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      #expect("\(dump["swiftLanguageVersions"] ?? "")".contains("5"))
      let targets = try #require(dump["targets"] as? [[String: Any]])
      #expect(targets.contains { $0["name"] as? String == PreviewProgram.name })
      #expect(PackageManifest(text: manifest).withKnownTools == manifest)
    }

    @Test("a product that an older manifest names without its package gets the package")
    func productByName() throws {
      let old = """
        // swift-tools-version:5.1
        import PackageDescription
        let package = Package(
          name: "Shop", dependencies: [.package(path: "../Design")],
          targets: [.target(name: "Model", dependencies: ["Design"]), .target(name: "shop-app", dependencies: ["Model"])])
        """
      let (_, _, folder, dump) = try prepare(old, .sources)
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let targets = try #require(dump["targets"] as? [[String: Any]])
      func dependencies(_ name: String) -> [[String: Any]] {
        targets.first { $0["name"] as? String == name }?["dependencies"] as? [[String: Any]] ?? []
      }
      let product = try #require(dependencies("Model").compactMap { $0["product"] as? [Any] }.first)
      #expect(product.prefix(2).map { $0 as? String } == ["Design", "Design"])
      #expect(dependencies("shop-app").contains { ($0["byName"] as? [Any])?.first as? String == "Model" })
    }

    @Test("a package whose module the engine has is not fetched, and its users get the engine's")
    func packageOfEngine() throws {
      let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Shop",
          dependencies: [.package(url: "https://example.com/Nobody/ViewInspector.git", from: "0.10.0")],
          targets: [
            .target(name: "Model", dependencies: [.product(name: "ViewInspector", package: "ViewInspector")]),
            .target(name: "shop-app", dependencies: ["ViewInspector"]),
          ])
        """
      let (packages, _, folder, dump) = try prepare(manifest, .sources)
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      #expect(packages.dependencies.isEmpty)
      let targets = try #require(dump["targets"] as? [[String: Any]])
      let own = targets.filter { ["Model", "shop-app"].contains($0["name"] as? String) }
      #expect(own.count == 2)
      for target in own {
        let dependencies = try #require(target["dependencies"] as? [[String: Any]])
        let products = dependencies.compactMap { $0["product"] as? [Any] }.map { $0.prefix(2).map { $0 as? String } }
        #expect(products.contains(["ViewInspector", "SwiftUIFlowTesting"]))
        #expect(!dependencies.contains { $0["byName"] != nil })
      }
    }

    @Test("catalogs are resources without being declared")
    func catalogs() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)/Room")
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let files = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Room", targets: [.target(name: "Room", exclude: ["Kept"]), .target(name: "Bare")])
        """,
        "Sources/Room/Room.swift": "import SwiftUI\nlet bundle = Bundle.module\n",
        "Sources/Bare/Bare.swift": "import SwiftUI\n",
        "Sources/Room/Room.rkassets/Scene.usda": "#usda 1.0",
        "Sources/Room/Media/Assets.xcassets/Contents.json": "{}", "Sources/Room/Texts/Texts.xcstrings": "{}",
        "Sources/Room/.hidden/Other.xcassets/Contents.json": "{}", "Sources/Room/Kept/Own.xcassets/Contents.json": "{}",
      ]
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let scratch = try ScratchPackage(in: folder.appendingPathComponent(".build/flow"))
      let packages = try PackageSet(of: folder, in: scratch) { _ in PackageSet.RootChanges() }
      let targets = try #require(try dump(packages)["targets"] as? [[String: Any]])
      let resources = try #require(targets.first?["resources"] as? [[String: Any]])
      #expect(
        resources.compactMap { $0["path"] as? String } == [
          "Media/Assets.xcassets", "Room.rkassets", "Texts/Texts.xcstrings",
        ])
      // Xcode generates names for what is in them.
      #expect("\(targets[0]["pluginUsages"] ?? "")".contains("FlowAssets"))
      #expect(!"\(targets[1]["pluginUsages"] ?? "")".contains("FlowAssets"))
    }

    @Test("declared resources that are not there are left out")
    func missingResources() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)/Room")
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let files = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Room",
          targets: [.target(name: "Room", resources: [.process("Media/Generated"), .copy("Media/kept.txt")])])
        """,
        "Sources/Room/Room.swift": "import SwiftUI\n", "Sources/Room/Media/kept.txt": "kept",
      ]
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let scratch = try ScratchPackage(in: folder.appendingPathComponent(".build/flow"))
      let packages = try PackageSet(of: folder, in: scratch) { _ in PackageSet.RootChanges() }
      let target = try #require((dump(packages)["targets"] as? [[String: Any]])?.first)
      let declared = try #require(target["resources"] as? [[String: Any]]).compactMap { $0["path"] as? String }
      #expect(declared == ["Media/kept.txt"])
    }

    @Test(
      "a data model is a resource as Xcode compiles it, and its classes are sources", arguments: ["", "Resources/"])
    func dataModels(folder place: String) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)/Shop")
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let resources = place.isEmpty ? "" : #", resources: [.process("Resources")]"#
      let files = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Shop", targets: [.target(name: "Shop"\(resources))])
        """,
        "Sources/Shop/Shop.swift": """
        import CoreData
        let model = Bundle.module.url(forResource: "Shop", withExtension: "momd").flatMap(NSManagedObjectModel.init)

        """,
        "Sources/Shop/\(place)Shop.xcdatamodeld/Shop.xcdatamodel/contents": """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
          <entity name="Item" representedClassName="Item" codeGenerationType="class">
            <attribute name="name" optional="YES" attributeType="String"/>
          </entity>
        </model>
        """,
        "Sources/Shop/\(place)Old to new.xcmappingmodel/xcmapping.xml": "<database></database>",
      ]
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let scratch = try ScratchPackage(in: folder.appendingPathComponent(".build/flow"))
      let packages = try PackageSet(of: folder, in: scratch) { _ in PackageSet.RootChanges() }
      let target = try #require((dump(packages)["targets"] as? [[String: Any]])?.first)
      let declared = try #require(target["resources"] as? [[String: Any]]).compactMap { $0["path"] as? String }
      #expect(declared == (place.isEmpty ? [] : ["Resources"]) + ["Old to new.cdm", "Shop.momd"])
      let copy = try #require(packages.folder).appendingPathComponent("Sources/Shop")
      let source = try String(contentsOf: copy.appendingPathComponent("FlowDataModel-Shop.swift"), encoding: .utf8)
      #expect(source.contains("import CoreData\n"))
      #expect(source.contains("public class Item: NSManagedObject {}"))
      #expect(
        FileManager.default.fileExists(
          atPath: copy.appendingPathComponent("Shop.momd/Shop.xcdatamodel/contents").path))
      #expect(
        FileManager.default.fileExists(atPath: copy.appendingPathComponent("Old to new.cdm/xcmapping.xml").path))
    }

    @Test("compiler options are added to single targets")
    func limit() throws {
      let (packages, _, folder, _) = try prepare(nil, .sources)
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      try packages.write { _, target in target == "Model" ? ["-Xfrontend", "-solver-scope-threshold=1"] : [] }
      let targets = try #require(dump(packages)["targets"] as? [[String: Any]])
      let limited = targets.filter { "\($0["settings"] ?? "")".contains("solver-scope-threshold") }
      #expect(limited.map { $0["name"] as? String } == ["Model"])
    }

    @Test("the entry point of a library has its own name, because the program with it has one")
    func entryPoint() throws {
      let library = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Shop", targets: [.target(name: "Model"), .target(name: "shop-app")])
        """
      let (_, _, folder, dump) = try prepare(library, .sources)
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let targets = try #require(dump["targets"] as? [[String: Any]])
      let named = targets.filter { "\($0["settings"] ?? "")".contains("-entry-point-function-name") }
      #expect(named.map { $0["name"] as? String } == ["shop-app"])
    }

    @Test("a target that does not build is left out of the manifest")
    func withoutTarget() throws {
      let (packages, _, folder, _) = try prepare(nil, .sources)
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      #expect(packages.testTargets.others == ["shop-app", "Model", "script"])
      #expect(packages.testTargets.tests == ["ModelTests"])
      try packages.testTargets.leaveOut(["script"])
      let names = try #require(dump(packages)["targets"] as? [[String: Any]]).map { $0["name"] as? String }
      #expect(names == ["shop-app", "Model", PreviewProgram.name])
    }

    @Test("sources of a target that is isolated to the main actor by default are prepared as such")
    func defaultIsolation() throws {
      let isolated = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "Shop",
          targets: [
            .target(name: "Model", swiftSettings: [.defaultIsolation(MainActor.self)]),
            .target(name: "shop-app", swiftSettings: [.defaultIsolation(nil)]),
          ])
        """
      let (packages, _, folder, _) = try prepare(isolated, .sources)
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let targets = try #require(packages.root?.description.targets)
      #expect(targets.map(\.isOnMainActor) == [true, false])
      let copy = try #require(packages.folder)
      let text = try String(
        contentsOf: copy.appendingPathComponent("Sources/Model/prepared-Model.swift"), encoding: .utf8)
      #expect(text.contains("nonisolated class Work: Operation {}"))
    }

    @Test("all targets with sources are checked")
    func sources() throws {
      let (_, targets, folder, _) = try prepare(nil, .sources)
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      #expect(targets.map(\.name).sorted() == ["Model", "script", "shop-app"])
    }

    @Test("a package without an app or previews is reported before the build")
    func nothing() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)/Empty")
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let sources = folder.appendingPathComponent("Sources/Empty")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try Data("struct Appearance {}".utf8).write(to: sources.appendingPathComponent("A.swift"))
      let text = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Empty", targets: [.target(name: "Empty")])
        """
      try Data(text.utf8).write(to: folder.appendingPathComponent("Package.swift"))
      let location = PackageLocation(identity: "empty", folder: folder)
      let package = try PreparedPackage(
        location, in: folder.appendingPathComponent("Copies"), cache: folder.appendingPathComponent("Cache"))
      #expect(throws: CommandError.self) { try PackageContent.previews.targets(of: package) }
      let error = #expect(throws: CommandError.self) { try PackageContent.app.targets(of: package) }
      #expect("\(try #require(error))".contains("has an App"))
    }
  }
#endif
