#if os(Linux)
  import Foundation
  import Testing

  @testable import flow

  /// Builds a package with an engine that is linked from what was compiled for these tests.
  @Suite("A package that is built with an engine")
  struct EngineLinkTests {
    private let folder: URL
    private var engine: URL { folder.appendingPathComponent("the engine") }
    private var package: URL { folder.appendingPathComponent("package") }
    private let built = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    init() throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-link-\(UUID().uuidString)")
    }

    @Test("has its modules, macros, asset symbols and substitutes, and compiles only itself")
    func builds() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: engine, withIntermediateDirectories: true)
      let objects = try objects()
      try EngineBuild.collect(EngineBuild.targets(linkedBy: objects), from: built, in: engine)
      try link(objects)
      for (path, text) in files {
        let file = package.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let (text, status) = try Subprocess(
        arguments: ["swift", "build", "--package-path", package.path, "--product", "Program"], folder: package,
        environment: Engine.environment(of: engine)
      ).output()
      try #require(status == 0, "\(text)")
      let products = package.appendingPathComponent(".build/debug")
      let modules = try FileManager.default.contentsOfDirectory(
        atPath: products.appendingPathComponent("Modules").path)
      #expect(
        modules.filter { $0.hasSuffix(".swiftmodule") }.sorted() == [
          "FlowEngine.swiftmodule", "FlowEngineNames.swiftmodule", "Program.swiftmodule", "Shop.swiftmodule",
        ])
      let program = products.appendingPathComponent("Program").path
      let list = try Subprocess(arguments: [program, "list"]).output()
      #expect(list.status == 0)
      #expect(list.text.contains(#""fileID":"Shop/Shop.swift","line":12"#), "\(list.text)")
    }

    private let files = [
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Shop",
        dependencies: [.package(name: "SwiftUIFlowTesting", path: \(ScratchPackage.literal(ScratchPackage.root.path)))],
        targets: [
          .target(
            name: "Shop",
            dependencies: [
              .product(name: "SwiftUI", package: "SwiftUIFlowTesting"),
              .product(name: "FlowUIKit", package: "SwiftUIFlowTesting"),
            ],
            exclude: ["Assets.xcassets"],
            swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=FlowUIKit"])],
            plugins: [.plugin(name: "FlowAssets", package: "SwiftUIFlowTesting")]),
          .executableTarget(
            name: "Program", dependencies: ["Shop", .product(name: "FlowPreviews", package: "SwiftUIFlowTesting")]),
        ])
      """,
      "Sources/Program/main.swift": "import FlowPreviews\n\nPreviewRunner.main()\n",
      "Sources/Shop/Shop.swift": """
      import SwiftUI
      import UIKit.UIColor

      extension EnvironmentValues { @Entry var count = 1 }

      struct Shop: View {
        @Environment(\\.count) private var count

        var body: some View { Text("\\(count)").foregroundStyle(Color(.mint)).tint(Color(UIColor.red)) }
      }

      #Preview { Shop() }
      """,
      "Sources/Shop/Assets.xcassets/Contents.json": #"{"info": {"version": 1, "author": "xcode"}}"#,
      "Sources/Shop/Assets.xcassets/Mint.colorset/Contents.json": """
      {
        "colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0.1", "green": "0.9", "blue": "0.5", "alpha": "1"}}}],
        "info": {"version": 1, "author": "xcode"}
      }
      """,
    ]

    /// The objects of all libraries, out of those that these tests are linked from, in lines.
    private func objects() throws -> String {
      let list = built.appendingPathComponent("SwiftUIFlowTestingPackageTests.product/Objects.LinkFileList")
      let targets = try targets()
      return try String(contentsOf: list, encoding: .utf8).split(separator: "\n").filter { object in
        targets.contains { object.contains("/\($0).build/") }
      }.joined(separator: "\n")
    }

    private func link(_ objects: String) throws {
      let file = folder.appendingPathComponent("objects")
      try Data(objects.utf8).write(to: file)
      let library = engine.appendingPathComponent("lib\(EngineBuild.library).so").path
      let (text, status) = try Subprocess(
        arguments: [
          "swiftc", "-emit-library", "-o", library, "@\(file.path)", "-lcmark-gfm", "-lcmark-gfm-extensions",
          "-Xlinker",
          "-soname=\(library)",
        ], folder: folder
      ).output()
      try #require(status == 0, "\(text)")
    }

    /// The targets that libraries of the package consist of.
    private func targets() throws -> Set<String> {
      let (text, _) = try Subprocess(
        arguments: [
          "swift", "package", "--package-path", ScratchPackage.root.path, "--scratch-path", folder.path + "/dump",
          "dump-package",
        ], environment: Engine.environment(of: nil)
      ).output(errors: false)
      let package = try JSONDecoder().decode(Dump.self, from: Data(text.utf8))
      var found: Set<String> = ["OpenCombine", "COpenCombineHelpers"]
      var waiting = package.products.first { $0.name == "FlowEngine" }?.targets ?? []
      while let name = waiting.popLast() {
        guard found.insert(name).inserted, let target = package.targets.first(where: { $0.name == name }) else {
          continue
        }
        waiting += target.dependencies.compactMap(\.name)
      }
      return found
    }

    private struct Dump: Decodable {
      let products: [Product]
      let targets: [Target]

      struct Product: Decodable {
        let name: String
        let targets: [String]
      }

      struct Target: Decodable {
        let name: String
        let dependencies: [Dependency]
      }

      /// `{"byName": ["Locking", null]}`
      struct Dependency: Decodable {
        let byName: [String?]?
        var name: String? { byName?.first ?? nil }
      }
    }
  }
#endif
