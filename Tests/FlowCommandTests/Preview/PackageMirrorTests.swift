#if os(Linux)
  import Foundation
  import Testing

  @testable import flow

  @Suite("A mirror of a package with a program for its previews")
  struct PackageMirrorTests {
    private let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Shop",
        products: [.executable(name: "Shop", targets: ["shop-app"])],
        dependencies: [
          .package(path: "../Design"),
          .package(url: "https://example.com/Someone/SwiftUIFlowTesting.git", from: "1.0.0"),
        ],
        targets: [
          .executableTarget(
            name: "shop-app",
            dependencies: ["Model", .product(name: "SwiftUI", package: "SwiftUIFlowTesting")]),
          .target(name: "Model"),
          .executableTarget(name: "script"),
        ]
      )
      """

    /// Creates the mirror of a package with a program that has an app and a preview.
    private func mirror(
      _ manifest: String? = nil, _ content: PackageMirror.Content = .previews
    ) throws -> (mirror: PackageMirror, folder: URL, dump: [String: Any]) {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)/Shop")
      let files = [
        "Package.swift": manifest ?? self.manifest,
        "Sources/shop-app/ShopApp.swift": "@main struct ShopApp: App {}\n#Preview { Text(\"a\") }",
        "Sources/Model/Model.swift": "// Has no preview.\nimport UIKit\nstruct Model {}",
        "Sources/script/main.swift": "print(1)",
        ".hidden/a": "",
      ]
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let mirror = try PackageMirror(of: folder, content)
      let copy = folder.appendingPathComponent(".build/flow")
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      try Data(mirror.manifest.utf8).write(to: copy.appendingPathComponent("Package.swift"))
      let (text, status) = try Subprocess(arguments: ["swift", "package", "dump-package"], folder: copy).output(
        errors: false)
      #expect(status == 0)
      let dump = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      return (mirror, folder, try #require(dump))
    }

    @Test("a program with previews becomes a library that the new program links, and other targets are unchanged")
    func executable() throws {
      let (mirror, folder, dump) = try mirror()
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let targets = try #require(dump["targets"] as? [[String: Any]])
      func type(_ name: String) -> String? { targets.first { $0["name"] as? String == name }?["type"] as? String }
      #expect(type("shop-app") == "regular")
      #expect(type("Model") == "regular")
      #expect(type("script") == "executable")
      #expect(type(PackageMirror.program) == "executable")
      let program = targets.first { $0["name"] as? String == PackageMirror.program }
      let dependencies = "\(program?["dependencies"] ?? "")"
      #expect(dependencies.contains("shop-app"))
      // It has no preview.
      #expect(!dependencies.contains("Model"))
      #expect("\(targets)".contains("shop_appMain"))
      #expect(try mirror.entries().map(\.lastPathComponent) == ["Sources"])
    }

    @Test("dependencies keep their locations, and SwiftUIFlowTesting is that of the command")
    func dependencies() throws {
      let (_, folder, dump) = try mirror()
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let text = "\(dump["dependencies"] ?? "")"
      #expect(text.contains(folder.deletingLastPathComponent().appendingPathComponent("Design").path))
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
      let (_, folder, dump) = try mirror(plain, .app)
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let targets = try #require(dump["targets"] as? [[String: Any]])
      for target in targets where target["type"] as? String == "regular" {
        #expect("\(target["dependencies"] ?? "")".contains("SwiftUI"))
        #expect("\(target["settings"] ?? "")".contains("FoundationNetworking"))
        // Only the model imports a module under Apple's name.
        #expect("\(target["settings"] ?? "")".contains("UIKit=FlowUIKit") == (target["name"] as? String == "Model"))
        #expect("\(target["dependencies"] ?? "")".contains("FlowUIKit") == (target["name"] as? String == "Model"))
      }
    }

    @Test("an older manifest is raised to the required tools version, with its own language mode")
    func oldTools() throws {
      let old = """
        // swift-tools-version:5.1
        import PackageDescription
        let package = Package(
          name: "Shop", targets: [.target(name: "Model"), .target(name: "shop-app")], swiftLanguageVersions: [.v5])
        """
      let (_, folder, dump) = try mirror(old, .sources)
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      #expect("\(dump["swiftLanguageVersions"] ?? "")".contains("5"))
      let targets = try #require(dump["targets"] as? [[String: Any]])
      #expect(targets.contains { $0["name"] as? String == PackageMirror.program })
      #expect(PackageMirror.withKnownTools(manifest) == manifest)
    }

    @Test("checks limit the type-checking time of an expression")
    func limit() throws {
      let (_, folder, dump) = try mirror(nil, .sources)
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      let targets = try #require(dump["targets"] as? [[String: Any]])
      let model = try #require(targets.first { $0["name"] as? String == "Model" })
      #expect("\(model["settings"] ?? "")".contains("solver-scope-threshold"))
    }

    @Test("all targets with sources are checked")
    func sources() throws {
      let (mirror, folder, _) = try mirror(nil, .sources)
      defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
      #expect(mirror.targets.map(\.name).sorted() == ["Model", "script", "shop-app"])
      #expect(mirror.targets.allSatisfy { $0.sources.files.count == 1 })
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
      #expect(throws: CommandError.self) { try PackageMirror(of: folder, .previews) }
      let error = #expect(throws: CommandError.self) { try PackageMirror(of: folder, .app) }
      #expect("\(try #require(error))".contains("has an App"))
    }
  }
#endif
