import FlowReports
import Foundation

/// What a copy remembers of its last update: a file beside it, so that no tool takes it for a source.
struct SourceCopyRecord: Codable {
  struct File: Codable {
    let source: String
    let original: FileState
    let rules: SourceRules
    let copy: FileState
    let summary: SourceSummary
  }

  /// Goes up with every change of what the preparation does.
  private static let currentVersion = 1

  private var version = Self.currentVersion
  /// The prepared files by their paths in the copy.
  var files: [String: File] = [:]

  init() {}

  /// Reads a record; one that cannot be read, or of another version, is as good as none.
  init(at url: URL) {
    guard let data = FileManager.default.contents(atPath: url.path),
      let record = try? JSONDecoder().decode(Self.self, from: data), record.version == Self.currentVersion
    else {
      self.init()
      return
    }
    self = record
  }

  func write(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try PartialFile.replace(url, with: encoder.encode(self))
  }
}
