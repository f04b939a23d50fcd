import Foundation

/// When and with what a report was made.
package struct ReportRun: Codable, Equatable, Sendable {
  /// When it was begun, as in `2026-01-31T12:00:00Z`.
  package var date: String
  /// What was checked out, if it is known.
  package var commit: String?
  /// The libraries that draw, with their versions.
  package var libraries: [String] = []
  /// The font files, each with something that changes with its contents.
  package var fonts: [String] = []

  /// - Parameters:
  ///   - earlier: What another process of the same run has found.
  ///   - environment: `SOURCE_DATE_EPOCH` is the date, in seconds since 1970; `FLOW_COMMIT`, or what GitHub's and GitLab's
  ///     servers say, is the commit. Without them the clock is asked, and the repository of the working directory.
  package init(of earlier: ReportRun?, environment: [String: String], folder: URL? = nil) {
    if let earlier {
      self = earlier
      return
    }
    let epoch = environment["SOURCE_DATE_EPOCH"].flatMap(Double.init)
    date = (epoch.map(Date.init(timeIntervalSince1970:)) ?? Date()).ISO8601Format()
    let named = ["FLOW_COMMIT", "GITHUB_SHA", "CI_COMMIT_SHA"].compactMap { environment[$0] }.first { !$0.isEmpty }
    let start = folder ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    commit = named ?? Self.commit(around: start)
  }

  /// What it says, a line for each thing.
  package var lines: [String] {
    [date, commit.map { "Commit \($0.prefix(12))" }, libraries.isEmpty ? nil : libraries.joined(separator: ", ")]
      .compactMap { $0 } + (fonts.isEmpty ? [] : ["Fonts: " + families.joined(separator: ", ")])
  }

  /// The names of the font files without their weights, each once.
  private var families: [String] {
    var families: [String] = []
    for line in fonts {
      let family = String(line.prefix { !"-. ".contains($0) })
      if !families.contains(family) { families.append(family) }
    }
    return families
  }

  /// The commit of the repository that a folder is in, from its files: there may be no Git.
  private static func commit(around folder: URL) -> String? {
    var folder = folder.standardizedFileURL
    while true {
      let repository = folder.appendingPathComponent(".git")
      if let head = text(repository.appendingPathComponent("HEAD")) { return commit(head, in: repository) }
      if folder.path == "/" { return nil }
      folder.deleteLastPathComponent()
    }
  }

  private static func commit(_ head: String, in repository: URL) -> String? {
    guard head.hasPrefix("ref: ") else { return head }
    let branch = String(head.dropFirst(5))
    if let commit = text(repository.appendingPathComponent(branch)) { return commit }
    let packed = text(repository.appendingPathComponent("packed-refs"))?.split(separator: "\n") ?? []
    return packed.first { $0.hasSuffix(" " + branch) }?.split(separator: " ").first.map(String.init)
  }

  private static func text(_ file: URL) -> String? {
    (try? String(contentsOf: file, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
