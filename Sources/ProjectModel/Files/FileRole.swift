import Foundation

/// The role of a file in a target, by its extension.
enum FileRole {
  case source, otherSource, resource
  /// Not a part of the product, such as a header.
  case none

  init(_ file: String) {
    self =
      switch (file as NSString).pathExtension.lowercased() {
      case "swift": .source
      case "c", "cc", "cpp", "cxx", "m", "metal", "mm", "s", "y": .otherSource
      case "entitlements", "docc", "framework", "h", "hpp", "modulemap", "pch", "playground", "swiftinterface", "tbd",
        "xcconfig", "xcframework", "xcodeproj", "xcscheme", "xctestplan", "xcworkspace", "yml", "gyb":
        .none
      default: .resource
      }
  }
}

/// The files of a target by their roles.
struct TargetFiles {
  private var sources: Set<URL> = []
  private var others: Set<URL> = []
  private var resourceFiles: Set<URL> = []
  private var compiledFiles: Set<URL> = []
  private var copiedFiles: Set<URL> = []

  mutating func add(_ file: URL, as role: FileRole) {
    switch role {
    case .source: sources.insert(file.standardizedFileURL)
    case .otherSource: others.insert(file.standardizedFileURL)
    case .resource: resourceFiles.insert(file.standardizedFileURL)
    case .none: break
    }
  }

  mutating func add(_ file: URL) { add(file, as: FileRole(file.lastPathComponent)) }

  /// Adds a file of the phase that copies resources. If it is a model and the sources do not have it, too, Xcode generates
  /// no classes from it.
  mutating func addCopied(_ file: URL, as role: FileRole) {
    add(file, as: role)
    if role == .resource { copiedFiles.insert(file.standardizedFileURL) }
  }

  /// Adds a file of the phase that compiles sources.
  mutating func addCompiled(_ file: URL) {
    add(file)
    compiledFiles.insert(file.standardizedFileURL)
  }

  /// Removes files that a target's settings leave out.
  mutating func leaveOut(_ filter: FileNameFilter) {
    sources = sources.filter { !filter.leavesOut($0) }
    others = others.filter { !filter.leavesOut($0) }
    resourceFiles = resourceFiles.filter { !filter.leavesOut($0) }
  }

  /// The files from which no classes are generated.
  var copied: Set<URL> { copiedFiles.subtracting(compiledFiles) }

  var existingSources: [URL] { Self.sorted(sources.filter(Self.exists)) }
  var missingSources: [URL] { Self.sorted(sources.filter { !Self.exists($0) }) }
  var otherSources: [URL] { Self.sorted(others) }
  var resources: [URL] { Self.sorted(resourceFiles.filter(Self.exists)) }
  var missingResources: [URL] { Self.sorted(resourceFiles.filter { !Self.exists($0) }) }

  private static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  private static func sorted(_ files: Set<URL>) -> [URL] { files.sorted { $0.path < $1.path } }
}
