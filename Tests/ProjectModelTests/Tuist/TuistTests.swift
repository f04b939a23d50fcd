import Foundation
import Testing

@testable import ProjectModel

@Suite("Manifests of Tuist")
struct TuistTests {
  private let manifest = #"""
    import ProjectDescription

    let name = "Shop"
    let prefix = "com.example" + ".\(name)"
    enum Versions { static let swift = "6.0" }
    let shared: SettingsDictionary = ["SWIFT_VERSION": .string(Versions.swift), "WORDS": ["a", "b c"]]
    let flags = shared.merging(["SWIFT_STRICT_CONCURRENCY": "complete"])
    /* let name = "No" */
    let project = Project(
      name: name,
      packages: [
        .remote(url: "https://a.example/n", requirement: .upToNextMinor(from: "1.0.0")),
        .local(path: "../Local"),
      ],
      settings: .settings(base: flags, configurations: [
        .debug(name: "Debug", settings: ["HOST": "test"], xcconfig: "App.xcconfig"),
        .release(name: .release),
      ]),
      targets: [
        .target(
          name: name,
          destinations: [.iPhone, .iPad],
          product: .app,
          bundleId: prefix,
          infoPlist: .extendingDefault(with: ["Host": "$(HOST)", "Fonts": .array([.string("A.ttf")]), "Flag": true]),
          sources: ["Sources/**"],
          resources: ["Resources/**", .folderReference(path: "Data")],
          dependencies: [
            .target(name: "\(name)Kit"), .external(name: "Alamofire"), .package(product: "Numerics"),
            .sdk(name: "StoreKit", type: .framework), .project(target: "Core", path: "Core"),
            .external(name: "MacOnly", condition: .when([.macos])),
          ] + extraDependencies()
        ),
        Target(name: "ShopKit", platform: .iOS, product: .staticFramework, bundleId: "k", sources: .paths(["Kit/*.swift"])),
        .target(name: "ShopTests", destinations: .iOS, product: .unitTests, bundleId: "t",
          sources: [.glob("Tests/**", excluding: ["Tests/Old/**"])], dependencies: [.target(name: "Shop")]),
      ] + makeTargets(),
      schemes: [
        .scheme(name: "Beta", buildAction: .buildAction(targets: ["Shop"]), testAction: .targets(["ShopTests"]),
          runAction: .runAction(executable: "Shop", arguments: .arguments(
            environmentVariables: ["A": "1", "B": .environmentVariable(value: "2", isEnabled: false)],
            launchArguments: [.launchArgument(name: "-x", isEnabled: true)]),
            options: .options(storeKitConfigurationPath: "Data/b.json")))
      ]
    )
    """#

  private var files: [String: String] {
    var files = [
      "Sources/App.swift", "Sources/Views/Cart.swift", "Resources/a.json", "Resources/A.xcassets/Contents.json",
      "Data/b.json",
      "Kit/Kit.swift", "Kit/Deep/No.swift", "Tests/T.swift", "Tests/Old/O.swift", "Core/Core.swift",
    ].reduce(into: [:]) { $0[$1] = "" }
    files["App.xcconfig"] = "FROM_FILE = 1"
    files["Project.swift"] = manifest
    files["Core/Project.swift"] = """
      import ProjectDescription
      let project = Project(name: "Core", targets: [
        .target(name: "Core", destinations: .iOS, product: .framework, bundleId: "c", sources: "Core.swift")
      ])
      """
    return files
  }

  @Test("literals, constants and sums are read, and what a function makes is named")
  func targets() throws {
    try withFiles(files) { folder in
      let project = try Project(at: folder.path)
      #expect(project.targets.map(\.name) == ["Shop", "ShopKit", "ShopTests", "Core"])
      let app = project.targets[0]
      #expect(app.kind == .app)
      #expect(app.platforms == [.iOS])
      #expect(folder.relative(app.sources) == ["Sources/App.swift", "Sources/Views/Cart.swift"])
      #expect(folder.relative(app.resources) == ["Data", "Resources/A.xcassets", "Resources/a.json"])
      #expect(app.settings.bundleIdentifier == "com.example.Shop")
      #expect(app.settings.languageMode == "6")
      #expect(app.settings.concurrency == .complete)
      #expect(app.settings.conditions == ["DEBUG"])
      #expect(app.infoValues["Host"] == .string("test"))
      #expect(app.infoValues["Fonts"] == .array([.string("A.ttf")]))
      #expect(app.infoValues["Flag"] == .boolean(true))
      #expect(app.infoValues["CFBundleIdentifier"] == .string("com.example.Shop"))
      #expect(app.targetDependencies == [project.targets[1].id, project.targets[3].id])
      #expect(app.packageProducts == ["Alamofire", "Numerics"])
      #expect(folder.relative(project.targets[1].sources) == ["Kit/Kit.swift"])
      #expect(folder.relative(project.targets[2].sources) == ["Tests/T.swift"])
      #expect(project.targets[2].testHost == app.id)
      #expect(folder.relative(project.targets[3].sources) == ["Core/Core.swift"])
      #expect(
        project.packages.first == .remote(url: "https://a.example/n", requirement: #".upToNextMinor(from: "1.0.0")"#))
      #expect(
        app.notes == [
          "The dependencies 'extraDependencies(…)' of the target Shop are not read, because functions are not executed."
        ])
      #expect(
        project.notes == [
          "\(folder.path)/Project.swift: the targets 'makeTargets(…)' are not read, because functions are not executed."
        ])
    }
  }

  @Test("schemes have targets, arguments and tests")
  func schemes() throws {
    try withFiles(files) { folder in
      let project = try Project(at: folder.path + "/Project.swift")
      let scheme = project.schemes[0]
      #expect(scheme.name == "Beta")
      #expect(scheme.launches == project.targets[0].id)
      #expect(scheme.launch.environment == ["A": "1"])
      #expect(scheme.launch.arguments == ["-x"])
      #expect(scheme.launch.storeFile?.path == folder.path + "/Data/b.json")
      #expect(scheme.tests.map(\.target) == [project.targets[2].id])
    }
  }

  @Test("a workspace has the projects of its paths and patterns")
  func workspace() throws {
    func project(_ name: String) -> String {
      """
      import ProjectDescription
      let project = Project(name: "\(name)", targets: [.target(name: "\(name)", product: .framework, sources: ["*.swift"])])
      """
    }
    let files = [
      "Workspace.swift":
        "import ProjectDescription\nlet workspace = Workspace(name: \"All\", projects: [\"App\", \"Modules/*\", \"None\"])",
      "App/Project.swift": project("App"), "Modules/A/Project.swift": project("A"),
      "Modules/B/Project.swift": project("B"),
      "App/App.swift": "",
    ]
    try withFiles(files) { folder in
      let project = try Project(at: folder.path)
      #expect(project.targets.map(\.name) == ["App", "A", "B"])
      #expect(project.notes == ["\(folder.path)/Workspace.swift names the project 'None', which is not there."])
    }
  }

  @Test("constants of the helpers are known")
  func helpers() throws {
    let files = [
      "Tuist/ProjectDescriptionHelpers/Names.swift":
        "import ProjectDescription\npublic enum Names { public static let app = \"Shop\" }\npublic extension String { static let id = Names.app }",
      "Project.swift":
        "import ProjectDescription\nlet project = Project(name: \"x\", targets: [.target(name: Names.app, product: .app, bundleId: String.id, sources: [])])",
    ]
    try withFiles(files) { folder in
      let project = try Project(at: folder.path)
      #expect(project.targets.map(\.name) == ["Shop"])
      #expect(project.targets[0].settings.bundleIdentifier == "Shop")
    }
  }

  @Test(
    "a manifest that is made by a function, and constants without an end, are errors",
    arguments: [
      (
        "let project = Project.app(name: \"x\")", "no call of Project(…) is written out, and functions are not executed"
      ),
      (
        "let a = b\nlet b = a\nlet project = Project(name: a, targets: b)",
        "the targets 'a' are not read, because functions are not executed"
      ),
      (
        (0..<60).map { "let a\($0) = [a\($0 + 1), a\($0 + 1)]\n" }.joined()
          + "let a60 = [1]\nlet project = Project(targets: a0)",
        nil
      ),
      ("let project = Project(targets: " + String(repeating: "[", count: 10_000), nil),
      ("<<<<<<< HEAD\nlet project = 1", "line 2, column 1: '<<<<<<<' is the mark of an unfinished merge"),
    ])
  func errors(text: String, reason: String?) throws {
    try withFiles(["Project.swift": "import ProjectDescription\n" + text]) { folder in
      let error = #expect(throws: ProjectError.self) { try Project(at: folder.path + "/Project.swift") }
      guard let reason else { return }
      #expect(error?.description == "The project \(folder.path)/Project.swift cannot be read: \(reason).")
    }
  }
}
