import Foundation
import Testing

@testable import ProjectModel

@Suite("Manifests of XcodeGen")
struct XcodeGenTests {
  private let manifest = """
    name: Shop
    include: [shared.yml, {path: gone.yml}]
    options:
      bundleIdPrefix: com.example
    settings:
      base:
        MARKETING_VERSION: 2.1
      configs:
        debug:
          HOST: test
    settingGroups:
      strict:
        SWIFT_STRICT_CONCURRENCY: complete
    packages:
      Numerics: {url: https://a.example/numerics, from: 1.0.0}
      Local: {path: ../Local}
      Exact: {github: a/b, exactVersion: 1.2.3}
    targetTemplates:
      Base:
        platform: iOS
        settings: {groups: [strict], base: {KIND: "${kind}"}}
    targets:
      Shop:
        templates: [Base]
        templateAttributes: {kind: app}
        type: application
        sources:
          - path: Shop
            excludes: ["**/*.generated.swift", Old]
          - path: Config.json
            buildPhase: resources
          - path: Nothing
            optional: true
          - Gone
        info:
          path: Shop/Info.plist
          properties: {CFBundleName: $(PRODUCT_NAME), Host: $(HOST), Flag: true, Kind: $(KIND)}
        settings:
          base: {SWIFT_VERSION: "6.0", ENABLE: YES}
        dependencies:
          - target: Kit
          - package: Numerics
            products: [Numerics, ComplexModule]
          - package: Local
          - sdk: StoreKit.framework
          - target: Other/Thing
      Kit:
        type: framework
        platform: [iOS, macOS]
        sources: Kit
      ShopTests:
        templates: [Base]
        type: bundle.unit-test
        sources: [{path: Tests}]
        dependencies: [{target: Shop}]
    schemes:
      Beta:
        build: {targets: {Shop: all, ShopTests: [test]}}
        run:
          config: Debug
          commandLineArguments: {"-reset": true, "-off": false}
          environmentVariables: {HOST: a, DATA: $(SRCROOT)/Data}
          language: de
          storeKitConfiguration: Tea.storekit
        test:
          targets: [{name: ShopTests, skippedTests: [CartTests]}]
    """

  private var files: [String: String] {
    var files = [
      "App.swift", "Old/A.swift", "B.generated.swift", "Assets.xcassets/Contents.json", "Info.plist",
      "Views/Cart.swift",
    ].reduce(into: [:]) { $0["Shop/\($1)"] = "" }
    files["Config.json"] = "{}"
    files["Kit/Kit.swift"] = ""
    files["Tests/CartTests.swift"] = ""
    files["project.yml"] = manifest
    files["Tea.storekit"] = ""
    files["shared.yml"] = "settings:\n  base:\n    SHARED: 1\n    MARKETING_VERSION: 1.0\n"
    files["Shop/Info.plist"] =
      "<plist><dict><key>CFBundleName</key><string>x</string><key>Own</key><string>y</string></dict></plist>"
    return files
  }

  @Test("a target has the files, settings and dependencies of its manifest, templates and included files")
  func targets() throws {
    try withFiles(files) { folder in
      let project = try Project(at: folder.path)
      #expect(project.targets.map(\.name) == ["Shop", "Kit_iOS", "Kit_macOS", "ShopTests"])
      let app = project.targets[0]
      #expect(app.kind == .app)
      #expect(app.platforms == [.iOS])
      #expect(folder.relative(app.sources) == ["Shop/App.swift", "Shop/Views/Cart.swift"])
      #expect(folder.relative(app.resources) == ["Config.json", "Shop/Assets.xcassets"])
      #expect(app.settings.languageMode == "6")
      #expect(app.settings.concurrency == .complete)
      #expect(app.settings.conditions == ["DEBUG"])
      #expect(app.settings.bundleIdentifier == "com.example.Shop")
      #expect(app.infoValues["CFBundleName"] == .string("Shop"))
      #expect(app.infoValues["Host"] == .string("test"))
      #expect(app.infoValues["Kind"] == .string("app"))
      #expect(app.infoValues["Flag"] == .boolean(true))
      #expect(app.infoValues["CFBundleShortVersionString"] == .string("1.0"))
      // XcodeGen writes the file anew.
      #expect(app.infoValues["Own"] == nil)
      #expect(app.packageProducts == ["Numerics", "ComplexModule", "Local"])
      #expect(project.packages.first == .remote(url: "https://a.example/numerics", requirement: #"from: "1.0.0""#))
      #expect(project.packages.last == .remote(url: "https://github.com/a/b", requirement: #"exact: "1.2.3""#))
      #expect(project.targets[3].testHost == app.id)
      #expect(
        project.notes == [
          "The manifest \(folder.path)/gone.yml cannot be read, and is left out: there is no such file."
        ])
      #expect(
        app.notes == [
          "The target Shop depends on Other/Thing of another project, which is not read.",
          "\(folder.path)/Gone is not there, and is left out.",
        ])
    }
  }

  @Test("schemes have targets, arguments, products of the store and tests")
  func schemes() throws {
    try withFiles(files) { folder in
      let project = try Project(at: folder.path + "/project.yml")
      let scheme = project.schemes[0]
      #expect(scheme.name == "Beta")
      #expect(scheme.launches == project.targets[0].id)
      #expect(scheme.launch.arguments == ["-reset"])
      #expect(scheme.launch.environment == ["HOST": "a", "DATA": "\(folder.path)/Data"])
      #expect(scheme.launch.storeFile?.path == folder.path + "/Tea.storekit")
      #expect(scheme.launch.language == "de")
      #expect(scheme.tests.map(\.skipped) == [["CartTests"]])
      #expect(project.schemes.dropFirst().map(\.name) == ["Kit_iOS", "Kit_macOS"])
      #expect(!project.notes.contains { $0.contains(" names products of the store in ") })
      try FileManager.default.removeItem(at: folder.appendingPathComponent("Tea.storekit"))
      let without = try Project(at: folder.path + "/project.yml")
      #expect(without.schemes[0].launch.storeFile == nil)
      let note = "names products of the store in \(folder.path)/Tea.storekit, which is not there."
      #expect(without.notes.contains("The scheme 'Beta' in \(folder.path)/project.yml \(note)"))
    }
  }

  @Test("a manifest that cannot be read is an error with the reason")
  func errors() throws {
    try withFiles(["project.yml": "targets:\n\tShop: {}"]) { folder in
      let error = #expect(throws: ProjectError.self) { try Project(at: folder.path) }
      #expect(
        error?.description
          == "The project \(folder.path)/project.yml cannot be read: line 2: a tab is in front, where YAML has spaces only."
      )
    }
    try withFiles(["project.yml": "include: project.yml\nname: x"]) { folder in
      let error = #expect(throws: ProjectError.self) { try Project(at: folder.path) }
      #expect(error?.description == "The project \(folder.path)/project.yml cannot be read: it has no targets.")
    }
  }
}
