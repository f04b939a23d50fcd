#if os(Linux)
  import Foundation
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
            buildPhases = (S); buildConfigurationList = LA; };
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

    private let twoFiles = """
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (F1, F2); };
      F1 = {isa = PBXFileReference; path = "a/b.swift"; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = "a+b.swift"; sourceTree = "<group>"; };
      """
    private let sources = ["a/b.swift": Data("struct A {}".utf8), "a+b.swift": Data("struct B {}".utf8)]

    @Test("groups that contain each other are entered once")
    func cyclicGroups() throws {
      let groups = """
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (G, H, F1); };
        H = {isa = PBXGroup; path = a; sourceTree = "<group>"; children = (G, H, F2); };
        F1 = {isa = PBXFileReference; path = "a+b.swift"; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = b.swift; sourceTree = "<group>"; };
        """
      try withProject(groups, sources) { project, folder throws in
        let files = try XcodeProject(project).targets[0].files.map(\.path)
        #expect(files == [folder.path + "/a+b.swift", folder.path + "/a/b.swift"])
      }
    }

    @Test("20,000 nested groups and 5,000 dependent targets are read")
    func deep() throws {
      let groups =
        (0..<20_000).map { "G\($0) = {isa = PBXGroup; sourceTree = \"<group>\"; children = (G\($0 + 1)); };" }
      let objects =
        groups + [
          "G = {isa = PBXGroup; sourceTree = \"<group>\"; children = (G0); };",
          "G20000 = {isa = PBXGroup; sourceTree = \"<group>\"; children = (F1, F2); };",
          "F1 = {isa = PBXFileReference; path = \"a/b.swift\"; sourceTree = \"<group>\"; };",
          "F2 = {isa = PBXFileReference; path = \"a+b.swift\"; sourceTree = \"<group>\"; };",
        ]
      try withProject(objects.joined(separator: "\n"), sources) { project, _ throws in
        #expect(try XcodeProject(project).targets[0].files.count == 2)
      }
    }

    @Test("a project with endless lists cannot be read, and says so")
    func nested() throws {
      for list in [String(repeating: "(", count: 100_000), String(repeating: "<array>", count: 100_000)] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("X.xcodeproj")
        try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        try Data(list.utf8).write(to: path.appendingPathComponent("project.pbxproj"))
        let error = #expect(throws: CommandError.self) { try XcodeProject(path.path) }
        #expect(error?.description == "There is no Xcode project in \(path.standardizedFileURL.path) that can be read.")
      }
    }

    @Test("two files with one flat name are both compiled")
    func flatNames() throws {
      try withProject(twoFiles, sources) { project, folder throws in
        let module = try AppSources(project, target: nil).modules[0]
        #expect(module.entries.keys.sorted() == ["a+b-2.swift", "a+b.swift"])
        #expect(Set(module.entries.values.map(\.path)) == [folder.path + "/a/b.swift", folder.path + "/a+b.swift"])
        #expect(module.file(at: "a+b.swift") == folder.path + "/a+b.swift")
        #expect(module.file(at: "a+b-2.swift") == folder.path + "/a/b.swift")
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
        let error = #expect(throws: CommandError.self) { try app.targets(SourceOptions.parse([])) }
        #expect(
          error?.description
            == "\(folder.path)/a/b.swift:2 is not UTF-8, which the compiler requires. Save the file in that encoding.")
      }
    }

    // MARK: - Settings

    @Test("settings of configuration files count, after those of the project file")
    func configurationFiles() throws {
      let objects =
        twoFiles
          + """
          LP = {isa = XCConfigurationList; buildConfigurations = (CP); };
          CP = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; baseConfigurationReference = X1; };
          LA = {isa = XCConfigurationList; buildConfigurations = (CR, CA); };
          CR = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_NAME = Release; }; };
          CA = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; baseConfigurationReference = X2; };
          X1 = {isa = PBXFileReference; path = "Project.xcconfig"; sourceTree = SOURCE_ROOT; };
          X2 = {isa = PBXFileReference; path = "Config/App.xcconfig"; sourceTree = SOURCE_ROOT; };
          """.replacingOccurrences(of: "(F1, F2)", with: "(F1, F2, X1, X2)")
      let files = sources.merging([
        "Project.xcconfig": Data("SWIFT_VERSION = 5.0 // for now\nPRODUCT_MODULE_NAME = Unused\n".utf8),
        "Config/App.xcconfig": Data(
          """
          #include "Shared.xcconfig"
          #include? "None.xcconfig"
          #include "Missing.xcconfig"
          PRODUCT_MODULE_NAME = $(PREFIX)_$(TARGET_NAME:c99extidentifier)_${CONFIGURATION:lower}
          SWIFT_VERSION[sdk=macosx*] = 5.0
          SWIFT_VERSION[sdk=iphone*][config=Debug] = 6.0
          """.utf8),
        "Config/Shared.xcconfig": Data("PREFIX = Tea\n#include \"App.xcconfig\"\n".utf8),
      ]) { $1 }
      try withProject(
        objects.replacingOccurrences(of: "children = (F1, F2)", with: "children = (F1, F2, X1, X2)"), files
      ) {
        project, folder throws in
        let target = try XcodeProject(project).targets[0]
        #expect(target.module == "Tea_My_Shop_debug")
        #expect(target.languageMode == "6")
        #expect(target.missingSettings.map(\.path) == [folder.path + "/Config/Missing.xcconfig"])
      }
    }

    @Test("settings inherit, expand, and end if they refer to each other")
    func settings() {
      let settings = BuildSettings(
        layers: [
          [("A", "one"), ("LOOP", "$(LOOP2)"), ("LOOP2", "$(LOOP)")],
          [("A", "$(inherited) two"), ("B[config=Release]", "no"), ("B", "$(A)/$(NONE)/$(NONE:default=x)")],
          [("C", "$(NAME_$(KIND))"), ("KIND", "app"), ("NAME_app", "Shop-App"), ("D", "$(C:rfc1034identifier)")],
        ], configuration: "Debug")
      #expect(settings["A"] == "one two")
      #expect(settings["B"] == "one two//x")
      #expect(settings["C"] == "Shop-App")
      #expect(settings["D"] == "Shop-App")
      #expect(settings["LOOP"] == nil)
      #expect(settings["UNKNOWN"] == nil)
    }
  }
#endif
