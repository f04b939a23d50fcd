import ArgumentParser
import Foundation

/// Runs UI tests that were written for Xcode.
struct UITestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uitest",
    abstract: "Run UI tests written for Xcode, unchanged, against the sources of their app.",
    discussion: """
      Makes a package of the two folders and a support file of two lines, builds it and runs the tests. The exit code is \
      that of swift test. Linux only.

        flow uitest MyAppUITests --app MyApp
      """
  )

  @Argument(help: "The folder of the tests.")
  var tests: String

  @Option(help: "The folder of the app's sources. Its name is that of the app's module.")
  var app: String

  @Option(help: "Run only the tests whose names match, as swift test does.")
  var filter: [String] = []

  @Option(help: "The language mode of both, 5 or 6.")
  var swiftVersion = "5"

  func validate() throws {
    guard ["5", "6"].contains(swiftVersion) else { throw ValidationError("--swift-version must be 5 or 6.") }
  }

  func run() throws {
    let tests = try Self.folder(tests)
    let app = try Self.folder(app)
    let module = ScratchPackage.moduleName(app.lastPathComponent)
    let scratch = ScratchPackage(
      named: "UITests", for: tests, manifest: Self.manifest(module: module, swiftVersion: swiftVersion))
    let files = try Self.swiftFiles(in: tests)
    if files.isEmpty { throw CommandError.noTests(tests.path) }
    let hasSupport = try files.contains { try String(contentsOf: $0, encoding: .utf8).contains("typealias XCTestCase") }
    let folder = "Tests/\(module)UITests"
    try scratch.removeLinks(in: folder)
    for file in files {
      let path = file.path.dropFirst(tests.path.count + 1).replacingOccurrences(of: "/", with: "+")
      try scratch.link("\(folder)/\(path)", to: file)
    }
    try scratch.link("Sources/\(module)", to: app)
    try scratch.write(hasSupport ? [:] : ["\(folder)/FlowUITestSupport.swift": Self.support])
    let status = try scratch.test(filter)
    if status != 0 { throw ExitCode(status) }
  }

  private static let support = """
    @_exported import XCUIAutomation

    typealias XCTestCase = UITestCase

    """

  private static func manifest(module: String, swiftVersion: String) -> String {
    ScratchPackage.manifest(
      dependencies: [],
      targets: [
        ScratchPackage.app(module: module, swiftVersion: swiftVersion),
        """
        .testTarget(
          name: "\(module)UITests",
          dependencies: ["\(module)", .product(name: "XCUIAutomation", package: "SwiftUIFlowTesting")],
          swiftSettings: [.swiftLanguageMode(.v\(swiftVersion))]
        )
        """,
      ])
  }

  private static func folder(_ path: String) throws(CommandError) -> URL {
    let folder = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw .noFolder(folder.path)
    }
    return folder
  }

  private static func swiftFiles(in folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .sorted()
      .map { folder.appendingPathComponent($0) }
  }
}
