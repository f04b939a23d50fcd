import FlowReports
import Foundation

/// What a module is made of: files and folders, to which there are links in the folder of its target.
struct SourceModule {
  enum Kind {
    /// An app, or a part of one.
    case app
    case uiTests
    /// What UI tests import.
    case testLibrary

    /// What the manifest calls such a target.
    var target: String { self == .uiTests ? "testTarget" : "target" }

    /// What such a module imports.
    var product: String { self == .app ? "SwiftUI" : "XCUIAutomation" }
  }

  let name: String
  var kind: Kind
  /// What belongs to it, by its name in the target's folder.
  let entries: [String: URL]
  /// What lies in its folders and is no part of it, by its path in the target's folder.
  var exclude: [String] = []
  /// The names of the modules that it imports.
  var dependencies: [String] = []
  /// The language mode of its sources, if they say it: 5 or 6.
  var languageMode: String?
  /// Whether what says nothing of an actor is on the main actor.
  var isOnMainActor = false
  /// Where its catalogs, strings and fonts are.
  var resources: [URL] = []
  /// Files that are not compiled here: they are not Swift, or not there.
  var leftOut: [URL] = []

  /// Its Swift files.
  var swiftFiles: [URL] {
    entries.values.flatMap { entry in
      entry.pathExtension == "swift" ? [entry] : (try? SourceFolder(entry.path).files) ?? []
    }
  }

  /// Folders, of which the first gives its name.
  ///
  /// - Parameter tests: Folders that may lie inside of them, and are no part of the module.
  init(folders paths: [String], without tests: [URL] = []) throws {
    let folders = try paths.map { try SourceFolder($0) }
    name = folders.first?.module ?? ""
    kind = folders.contains { Self.isForTests($0.files) } ? .testLibrary : .app
    entries = folders.reduce(into: [:]) { $0[$1.folder.lastPathComponent] = $1.folder }
    exclude = entries.sorted { $0.key < $1.key }.flatMap { name, folder in
      tests.filter { $0.path.hasPrefix(folder.path + "/") }.map { name + $0.path.dropFirst(folder.path.count) }
    }
    resources = folders.map(\.folder)
  }

  /// The tests in folders, and single files that they share with the app: these are compiled in both modules, as by Xcode.
  init(tests paths: [String], of app: String) throws {
    name = app + "UITests"
    kind = .uiTests
    var entries: [String: URL] = [:]
    for path in paths.map({ URL(fileURLWithPath: $0).standardizedFileURL }) {
      let isFile = path.pathExtension == "swift"
      let files = isFile ? [path] : try SourceFolder(path.path).files
      for file in files { entries[Self.flat(file, below: path.deletingLastPathComponent())] = file }
      if !isFile {
        leftOut += try FolderContents(of: path).regularFiles.filter { ["m", "mm"].contains($0.pathExtension) }
      }
    }
    if entries.isEmpty { throw CommandError.noSwiftFiles(paths.joined(separator: ", ")) }
    self.entries = entries
  }

  /// A target of a project of Xcode.
  init(_ target: XcodeTarget, in project: XcodeProject) throws {
    name = target.module
    kind = target.isUITest ? .uiTests : .app
    entries = target.files.reduce(into: [:]) { $0[Self.flat($1, below: project.root)] = $1 }
    if !entries.keys.contains(where: { $0.hasSuffix(".swift") }) {
      throw CommandError.noSwiftFiles("the target \(target.name) of \(project.location.path)")
    }
    dependencies = project.libraries(of: target).map(\.module)
    isOnMainActor = target.isOnMainActor
    languageMode = target.languageMode
    leftOut = target.otherSources + target.missing
    // Strings and fonts lie in the folders that its sources lie in.
    let folders = target.files.compactMap { file -> URL? in
      let parts = file.path.dropFirst(project.root.path.count + 1).split(separator: "/")
      return file.path.hasPrefix(project.root.path + "/")
        ? parts.count > 1 ? project.root.appendingPathComponent(String(parts[0])) : project.root : nil
    }
    resources = Set(folders).sorted { $0.path < $1.path }
  }

  /// What lies at the top of its folders and has no sources, if the sources ask for the bundle that the package manager
  /// makes of it.
  ///
  /// - Parameter texts: What the sources say.
  func bundleResources(_ texts: [String]) throws -> [String] {
    guard texts.contains(where: { $0.contains("Bundle.module") || $0.contains("bundle: .module") }) else { return [] }
    return try entries.sorted { $0.key < $1.key }.filter { !["swift", "xcassets"].contains($0.value.pathExtension) }
      .flatMap { name, folder in try SourceFolder(folder.path).resources().map { "\(name)/\($0)" } }
  }

  /// What makes sources compile that import XCTest; nothing if they have it already.
  var support: String {
    let hasSupport = swiftFiles.contains {
      (try? String(contentsOf: $0, encoding: .utf8))?.contains("typealias XCTestCase") ?? false
    }
    let access = kind == .testLibrary ? "public " : ""
    return hasSupport
      ? ""
      : """
      @_exported import XCUIAutomation

      \(access)typealias XCTestCase = UITestCase

      // While a test sleeps, the app goes on.
      @discardableResult \(access)func sleep(_ seconds: UInt32) -> UInt32 { XCUIAutomation.sleep(Int(seconds)) }
      @discardableResult \(access)func usleep(_ microseconds: UInt32) -> Int32 { XCUIAutomation.usleep(Int(microseconds)) }

      """
  }

  private static func isForTests(_ files: [URL]) -> Bool {
    files.contains { file in
      let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(whereSeparator: \.isNewline) ?? []
      return lines.contains { $0.hasSuffix("import XCTest") }
    }
  }

  /// The file that the compiler calls by a path in the target's folder.
  func file(at path: String) -> String? {
    let parts = path.split(separator: "/", maxSplits: 1)
    guard let first = parts.first, let entry = entries[String(first)] else { return nil }
    return parts.count == 1 ? entry.path : entry.path + "/" + parts[1]
  }

  /// Warns of what is left out.
  func warnOfFilesLeftOut() {
    for file in leftOut {
      let why = file.pathExtension == "swift" ? "is not there" : "is not Swift"
      Output.progress("warning: \(file.path) \(why), and is left out.")
    }
  }

  /// The path of a file as one name.
  private static func flat(_ file: URL, below folder: URL) -> String {
    let isBelow = file.path.hasPrefix(folder.path + "/")
    return (isBelow ? file.path.dropFirst(folder.path.count + 1) : file.path.dropFirst())
      .replacingOccurrences(of: "/", with: "+")
  }
}
