#if os(Linux)
  import Foundation
  import ProjectModel
  import Testing

  @testable import flow

  @Suite("The packages of a project")
  struct ProjectPackageSetTests {
    @Test("a package that cannot be had is an error with its address, or left out where its modules may be missing")
    func missing() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = [
        "Shop/A.swift": "import Kit\nimport Own\n", "Own/Sources/Own/B.swift": "public struct B {}\n",
        "Own/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Own", products: [.library(name: "Own", targets: ["Own"])], targets: [.target(name: "Own")])
        """,
      ]
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let remote = PackageReference.remote(url: "file://\(folder.path)/nowhere/Kit.git", requirement: "from: \"1.0.0\"")
      let local = PackageReference.local(folder.appendingPathComponent("Own"))
      var module = try SourceModule(folders: [folder.path + "/Shop"])
      module.products = [PackageProduct(name: "Kit", package: remote), PackageProduct(name: "Own", package: nil)]
      let project = Project(
        location: folder.appendingPathComponent("Shop.xcodeproj"), root: folder, targets: [], packages: [remote, local])
      let scratch = try ScratchPackage(in: folder.appendingPathComponent("Scratch"))
      let error = #expect(throws: CommandError.self) { try ProjectPackageSet(project, for: [module], in: scratch) }
      #expect("\(try #require(error))".hasPrefix("1 package cannot be had: \(folder.path)/nowhere/Kit.git. "))
      let rest = try #require(
        try ProjectPackageSet(project, for: [module], in: scratch, allowsMissing: true))
      #expect(rest.products(of: module) == [#".product(name: "Own", package: "own")"#])
      #expect(rest.packages.dependencies.keys.sorted() == ["own"])
    }

    @Test("a local package that is not there is an error with its folder, or left out where its modules may be missing")
    func missingFolder() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Shop"), withIntermediateDirectories: true)
      try Data("import Gone\n".utf8).write(to: folder.appendingPathComponent("Shop/A.swift"))
      var module = try SourceModule(folders: [folder.path + "/Shop"])
      module.products = [PackageProduct(name: "Gone", package: nil)]
      let project = Project(
        location: folder.appendingPathComponent("Shop.xcodeproj"), root: folder, targets: [],
        packages: [.local(folder.appendingPathComponent("Gone"))])
      let scratch = try ScratchPackage(in: folder.appendingPathComponent("Scratch"))
      let error = #expect(throws: CommandError.self) { try ProjectPackageSet(project, for: [module], in: scratch) }
      #expect("\(try #require(error))".hasPrefix("The manifest in \(folder.path)/Gone cannot be read. "))
      let rest = try #require(try ProjectPackageSet(project, for: [module], in: scratch, allowsMissing: true))
      #expect(rest.products(of: module).isEmpty)
    }

    @Test("a package whose module the engine has is not fetched, and a module gets the engine's product")
    func packageOfEngine() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Shop"), withIntermediateDirectories: true)
      try Data("import ViewInspector\n".utf8).write(to: folder.appendingPathComponent("Shop/A.swift"))
      let remote = PackageReference.remote(
        url: "https://example.com/Nobody/ViewInspector.git", requirement: "from: \"0.10.0\"")
      var module = try SourceModule(folders: [folder.path + "/Shop"])
      module.products = [PackageProduct(name: "ViewInspector", package: remote)]
      let project = Project(
        location: folder.appendingPathComponent("Shop.xcodeproj"), root: folder, targets: [], packages: [remote])
      let scratch = try ScratchPackage(in: folder.appendingPathComponent("Scratch"))
      let packages = try #require(try ProjectPackageSet(project, for: [module], in: scratch))
      #expect(packages.products(of: module) == [#".product(name: "ViewInspector", package: "SwiftUIFlowTesting")"#])
      #expect(packages.dependencies(hasTests: false).isEmpty)
    }

    @Test("a local package loses its dependency on a package that cannot be had, and keeps everything else")
    func indirect() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      func manifest(_ name: String, dependency: String = "", use: String = "") -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(dependency)],
          targets: [.target(name: "\(name)", dependencies: [\(use)])])
        """
      }
      let files = [
        "Shop/A.swift": "import Own\n", "Own/Sources/Own/B.swift": "", "Own/Package.swift": manifest("Own"),
        "Net/Sources/Net/B.swift": "",
        "Net/Package.swift": manifest(
          "Net", dependency: ".package(url: \"file://\(folder.path)/nowhere/Kit.git\", from: \"1.0.0\")",
          use: ".product(name: \"Kit\", package: \"Kit\")"),
      ]
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      var module = try SourceModule(folders: [folder.path + "/Shop"])
      module.products = ["Own", "Net"].map { PackageProduct(name: $0, package: nil) }
      let project = Project(
        location: folder.appendingPathComponent("Shop.xcodeproj"), root: folder, targets: [],
        packages: ["Own", "Net"].map { .local(folder.appendingPathComponent($0)) })
      let scratch = try ScratchPackage(in: folder.appendingPathComponent("Scratch"))
      let rest = try #require(try ProjectPackageSet(project, for: [module], in: scratch, allowsMissing: true))
      #expect(rest.packages.dependencies.keys.sorted() == ["net", "own"])
      #expect(
        rest.products(of: module) == [
          #".product(name: "Own", package: "own")"#, #".product(name: "Net", package: "net")"#,
        ])
      let net = try #require(rest.packages.dependencies["net"])
      // The package manager accepts the manifest, and the original one is as it was.
      let reduced = try PackageDescription(of: net.folder, cache: scratch.manifests)
      #expect(!reduced.dependencies.contains { $0.identity == "kit" })
      #expect(reduced.targets.flatMap(\.dependencies).allSatisfy { $0.name != "Kit" })
      #expect(
        try String(contentsOf: folder.appendingPathComponent("Net/Package.swift"), encoding: .utf8)
          == files["Net/Package.swift"])
    }

    /// Creates packages with a product each, and a folder `Shop` with a source.
    private func withPackages(_ products: [String: String], _ body: (URL) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      var files = ["Shop/A.swift": ""]
      for (package, product) in products {
        files["\(package)/Sources/\(package)/B.swift"] = ""
        files["\(package)/Package.swift"] = """
          // swift-tools-version: 6.0
          import PackageDescription
          let package = Package(
            name: "\(package)", products: [.library(name: "\(product)", targets: ["\(package)"])],
            targets: [.target(name: "\(package)")])
          """
      }
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try body(folder)
    }

    private func project(_ folder: URL, _ packages: [PackageReference]) -> Project {
      Project(
        location: folder.appendingPathComponent("Shop.xcodeproj"), root: folder, targets: [], packages: packages)
    }

    @Test("of two packages with a product of one name, a module gets that of the package that it names")
    func sameProduct() throws {
      try withPackages(["Tea": "Core", "Pot": "Core"]) { folder in
        let packages = ["Tea", "Pot"].map { PackageReference.local(folder.appendingPathComponent($0)) }
        for (name, package) in zip(["tea", "pot"], packages) {
          var module = try SourceModule(folders: [folder.path + "/Shop"])
          module.products = [PackageProduct(name: "Core", package: package)]
          let scratch = try ScratchPackage(in: folder.appendingPathComponent("Scratch-\(name)"))
          let set = try #require(try ProjectPackageSet(project(folder, packages), for: [module], in: scratch))
          #expect(set.products(of: module) == [".product(name: \"Core\", package: \"\(name)\")"])
          #expect(set.packages.dependencies.keys.sorted() == [name])
        }
      }
    }

    @Test("a package in a folder is used instead of the one of its name that the project fetches")
    func replacedByFolder() throws {
      try withPackages(["Tea": "Tea"]) { folder in
        let remote = PackageReference.remote(url: "https://example.com/nobody/tea.git", requirement: "from: \"1.0.0\"")
        let local = PackageReference.local(folder.appendingPathComponent("Tea"))
        var module = try SourceModule(folders: [folder.path + "/Shop"])
        module.products = [PackageProduct(name: "Tea", package: remote)]
        let scratch = try ScratchPackage(in: folder.appendingPathComponent("Scratch"))
        let set = try #require(try ProjectPackageSet(project(folder, [remote, local]), for: [module], in: scratch))
        #expect(set.products(of: module) == [#".product(name: "Tea", package: "tea")"#])
        let place = try #require(set.packages.dependencies["tea"]).location.folder
        #expect(place.standardizedFileURL.path == folder.appendingPathComponent("Tea").standardizedFileURL.path)
      }
    }

    @Test("a project whose only package cannot be had has none, whatever was found for others before")
    func none() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Shop"), withIntermediateDirectories: true)
      try Data("import Kit\n".utf8).write(to: folder.appendingPathComponent("Shop/A.swift"))
      let remote = PackageReference.remote(url: "file://\(folder.path)/nowhere/Kit.git", requirement: "from: \"1.0.0\"")
      var module = try SourceModule(folders: [folder.path + "/Shop"])
      module.products = [PackageProduct(name: "Kit", package: remote)]
      let project = Project(
        location: folder.appendingPathComponent("Shop.xcodeproj"), root: folder, targets: [], packages: [remote])
      let scratch = try ScratchPackage(in: folder.appendingPathComponent("Scratch"))
      let packages = try ProjectPackageSet(project, for: [module], in: scratch, allowsMissing: true)
      #expect(packages?.packages.dependencies.isEmpty == true && packages?.products(of: module) == [])
    }
  }
#endif
