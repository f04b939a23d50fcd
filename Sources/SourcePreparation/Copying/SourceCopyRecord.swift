import FlowReports
import Foundation

/// What a copy remembers of its last update: a file next to it, so that no tool takes it for a source.
struct SourceCopyRecord: Codable {
  struct File: Codable {
    let source: String
    let original: FileState
    /// The index of its rules.
    let rules: Int
    let copy: FileState
    let summary: SourceSummary

    /// The same file, in a record with another order of rules.
    func with(rules: Int) -> Self {
      Self(source: source, original: original, rules: rules, copy: copy, summary: summary)
    }
  }

  /// Goes up with every change of what the preparation does.
  static let currentVersion = 17

  private var version = Self.currentVersion
  /// The prepared files by their paths in the copy.
  var files: [String: File] = [:]

  /// The rules of the files, which most of them share.
  private(set) var rules: [SourceRules] = []

  init() {}

  /// The index of rules.
  mutating func index(of rules: SourceRules) -> Int {
    if let index = self.rules.firstIndex(of: rules) { return index }
    self.rules.append(rules)
    return self.rules.count - 1
  }

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
