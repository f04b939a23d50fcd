#if os(Linux)
  import Foundation
  import ProjectModel
  import Testing

  @testable import flow

  @Suite("Odd files of a project")
  struct ProjectFilesTests {
    private func withProject(
      _ objects: String, _ files: [String: Data], _ body: (_ project: String, _ folder: URL) throws -> Void
    ) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let project = Data(
        """
        { objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (A); buildConfigurationList = LP; };
          A = {isa = PBXNativeTarget; name = "My Shop"; productType = "com.apple.product-type.application";
            buildPhases = (S, R); buildConfigurationList = LA; };
          S = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
          B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
          \(objects)
        }; rootObject = P; }
        """.utf8)
      for (path, data) in files.merging(["X.xcodeproj/project.pbxproj": project], uniquingKeysWith: { $1 }) {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
      }
      try body(folder.path + "/X.xcodeproj", folder.standardizedFileURL)
    }

    private func manifest(of app: AppSources, in folder: URL) throws -> String {
      try app.prepare(in: ScratchPackage(in: folder.appendingPathComponent("Scratch"))).manifest(
        SourceOptions.parse([]))
    }

    private let twoFiles = """
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (F1, F2); };
      F1 = {isa = PBXFileReference; path = "a/b.swift"; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = "a+b.swift"; sourceTree = "<group>"; };
      """
    private let sources = ["a/b.swift": Data("struct A {}".utf8), "a+b.swift": Data("struct B {}".utf8)]

    @Test("two files with one flat name are both compiled")
    func flatNames() throws {
      try withProject(twoFiles, sources) { project, folder throws in
        let module = try AppSources(project, target: nil).modules[0]
        #expect(module.entries.keys.sorted() == ["a+b-2.swift", "a+b.swift"])
        #expect(Set(module.entries.values.map(\.path)) == [folder.path + "/a/b.swift", folder.path + "/a+b.swift"])
        #expect(module.entries["a+b.swift"]?.path == folder.path + "/a+b.swift")
      }
    }

    @Test("two folders with one name, in a module and among tests, are both compiled")
    func folderNames() throws {
      let files = ["A/Shared/X.swift", "B/Shared/Y.swift", "A/Tests/T.swift", "B/Tests/T.swift"]
      try withProject(twoFiles, files.reduce(into: [:]) { $0[$1] = Data() }) { _, folder throws in
        let paths = ["A/Shared", "B/Shared"].map { folder.path + "/" + $0 }
        #expect(try SourceModule(folders: paths).entries.keys.sorted() == ["Shared", "Shared-2"])
        let tests = try SourceModule(tests: ["A/Tests", "B/Tests"].map { folder.path + "/" + $0 }, of: "App")
        #expect(tests.entries.keys.sorted() == ["Tests+T-2.swift", "Tests+T.swift"])
      }
    }

    @Test("a source in another encoding is an error with its path and line")
    func latin1() throws {
      var files = sources
      files["a/b.swift"] = Data("struct A {}\n// caf".utf8) + Data([0xE9])
      try withProject(twoFiles, files) { project, folder throws in
        let app = try AppSources(project, target: nil)
        let error = #expect(throws: CommandError.self) { try manifest(of: app, in: folder) }
        #expect(
          error?.description
            == "\(folder.path)/a/b.swift:2 is not UTF-8, which the compiler requires. Save the file in that encoding.")
      }
    }

    // MARK: - Settings and resources

    private let settings = """
      LA = {isa = XCConfigurationList; buildConfigurations = (CR, CA); };
      CR = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_NAME = Released; }; };
      CA = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0;
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG not-a-name"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
        SWIFT_STRICT_CONCURRENCY = complete; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; GENERATE_INFOPLIST_FILE = YES;
        PRODUCT_BUNDLE_IDENTIFIER = com.example.shop; MARKETING_VERSION = 3.1; }; };
      """

    @Test("conditions, features and isolation of a project are in the manifest of its module, for its configuration")
    func manifestSettings() throws {
      try withProject(twoFiles + settings, sources) { project, folder throws in
        let target = try manifest(of: AppSources(project, target: nil), in: folder)
        let expected = [
          ".defaultIsolation(MainActor.self)", ".define(\"DEBUG\")", ".enableUpcomingFeature(\"ExistentialAny\")",
          ".enableUpcomingFeature(\"BareSlashRegexLiterals\")", ".unsafeFlags([\"-strict-concurrency=complete\"])",
          ".swiftLanguageMode(.v5)",
        ]
        #expect(target.contains("swiftSettings: [" + expected.joined(separator: ", ")))
        let released = try AppSources(project, target: nil, configuration: "Release")
        #expect(released.module == "Released")
        #expect(try !manifest(of: released, in: folder).contains("DEBUG"))
      }
    }

    @Test("the resources of a target are its bundle, with the information of its settings")
    func resources() throws {
      let objects =
        twoFiles.replacingOccurrences(of: "(F1, F2)", with: "(F1, F2, F3, F4, V)") + settings + """
          R = {isa = PBXResourcesBuildPhase; files = (B3, B4, B5); }; B3 = {isa = PBXBuildFile; fileRef = F3; };
          B4 = {isa = PBXBuildFile; fileRef = F4; }; B5 = {isa = PBXBuildFile; fileRef = V; };
          F3 = {isa = PBXFileReference; path = "a/prices.json"; sourceTree = "<group>"; };
          F4 = {isa = PBXFileReference; path = "a/A.xcassets"; sourceTree = "<group>"; };
          V = {isa = PBXVariantGroup; sourceTree = "<group>"; children = (V1); };
          V1 = {isa = PBXFileReference; path = a/de.lproj/Words.strings; sourceTree = "<group>"; };
          """
      var files = sources
      for path in ["a/prices.json", "a/other.json", "a/A.xcassets/Contents.json", "a/de.lproj/Words.strings"] {
        files[path] = Data("x".utf8)
      }
      try withProject(objects, files) { project, folder throws in
        let module = try AppSources(project, target: nil).modules[0]
        #expect(module.entries.keys.sorted() == ["a+A.xcassets", "a+b.swift", "a+b-2.swift"].sorted())
        let product = try #require(module.product)
        #expect(module.resources == [product.folder])
        defer { try? FileManager.default.removeItem(at: product.folder) }
        func contents() throws -> [String] {
          try FileManager.default.subpathsOfDirectory(atPath: product.folder.path).sorted()
        }
        try product.write()
        let expected = ["A.xcassets", "Info.plist", "de.lproj", "de.lproj/Words.strings", "prices.json"]
        #expect(try contents().filter { $0 != "A.xcassets/Contents.json" && $0 != ".lock" } == expected)
        let data = try Data(contentsOf: product.folder.appendingPathComponent("Info.plist"))
        let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        #expect(list?["CFBundleIdentifier"] as? String == "com.example.shop")
        #expect(list?["CFBundleShortVersionString"] as? String == "3.1")
        #expect(list?["LSRequiresIPhoneOS"] as? Bool == true)
        // What is not a resource any more is removed; the files themselves stay.
        try FileManager.default.removeItem(at: folder.appendingPathComponent("a/prices.json"))
        try ProductResources(of: Project(at: project).targets[0]).write()
        #expect(try !contents().contains("prices.json"))
        #expect(FileManager.default.fileExists(atPath: folder.path + "/a/de.lproj/Words.strings"))
        // The bundle of the app has them, without catalogs.
        let program = folder.appendingPathComponent("debug/program")
        try FileManager.default.createDirectory(
          at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: program)
        let bundle = try AppBundle(of: "Shop", in: module.resources, program: program.path)
        let names = try FileManager.default.contentsOfDirectory(
          atPath: URL(fileURLWithPath: bundle.program).deletingLastPathComponent().path)
        #expect(names.sorted() == ["Info.plist", "de.lproj", "program"])
      }
    }

    @Test("a folder with a project is that project")
    func folderOfProject() throws {
      try withProject(twoFiles, sources) { _, folder throws in
        #expect(try AppSources(folder.path, target: nil).module == "My_Shop")
      }
    }
  }
#endif
