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

  @OptionGroup var sourceOptions: SourceOptions

  func run() throws {
    let tests = try SourceFolder(tests)
    let app = try SourceFolder(app)
    let scratch = try ScratchPackage(
      for: tests.folder, manifest: try Self.manifest(app, sourceOptions))
    if tests.files.isEmpty { throw CommandError.noSwiftFiles(tests.folder.path) }
    let hasSupport = try tests.files.contains {
      try String(contentsOf: $0, encoding: .utf8).contains("typealias XCTestCase")
    }
    let folder = "Tests/\(app.module)UITests"
    try scratch.removeLinks(in: folder)
    for file in tests.files {
      let path = file.path.dropFirst(tests.folder.path.count + 1).replacingOccurrences(of: "/", with: "+")
      try scratch.link("\(folder)/\(path)", to: file)
    }
    try scratch.link(app)
    try scratch.write(hasSupport ? [:] : ["\(folder)/FlowUITestSupport.swift": Self.support])
    let status = try scratch.test(filter, resources: app.folder)
    if status != 0 { throw ExitCode(status) }
  }

  private static let support = """
    @_exported import XCUIAutomation

    typealias XCTestCase = UITestCase

    """

  private static func manifest(_ app: SourceFolder, _ options: SourceOptions) throws -> String {
    ScratchPackage.manifest(
      dependencies: [],
      targets: [
        try ScratchPackage.app(app, options),
        """
        .testTarget(
          name: "\(app.module)UITests",
          dependencies: ["\(app.module)", .product(name: "XCUIAutomation", package: "SwiftUIFlowTesting")],
          swiftSettings: [.swiftLanguageMode(.v\(options.swiftVersion))]
        )
        """,
      ])
  }
}
