import Foundation

/// The date, commit, libraries and fonts of a report.
package struct ReportRun: Codable, Equatable, Sendable {
  /// The date of the start, as in `2026-01-31T12:00:00Z`.
  package var date: String
  /// The commit that was checked out, if known.
  package var commit: String?
  /// The drawing libraries, with their versions.
  package var libraries: [String] = []
  /// The font files, each with a fingerprint of its contents.
  package var fonts: [String] = []
  /// The options that selected the tests, if only some of them ran.
  package var selection: String?

  /// - Parameters:
  ///   - earlier: The values found by another process of the same run.
  ///   - environment: The environment. The date is `SOURCE_DATE_EPOCH`, in seconds since 1970, otherwise the clock's.
  ///     The commit is `FLOW_COMMIT` or the variable of GitHub or GitLab, otherwise that of the repository of the
  ///     working directory. `FLOW_REPORT_SELECTION` has the options that selected the tests.
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
    selection = environment["FLOW_REPORT_SELECTION"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The content, one item per line.
  package var lines: [String] {
    [date, commit.map { "Commit \($0.prefix(12))" }, libraries.isEmpty ? nil : libraries.joined(separator: ", ")]
      .compactMap { $0 } + (fonts.isEmpty ? [] : ["Fonts: " + families.joined(separator: ", ")])
  }

  /// The font families: names of the font files without their weights, without duplicates.
  private var families: [String] {
    var families: [String] = []
    for line in fonts {
      let family = String(line.prefix { !"-. ".contains($0) })
      if !families.contains(family) { families.append(family) }
    }
    return families
  }

  /// The commit of the repository that contains a folder, read from its files because Git may not be installed.
  private static func commit(around folder: URL) -> String? {
    var folder = folder.standardizedFileURL
    while true {
      let repository = repository(in: folder)
      if let head = text(repository.appendingPathComponent("HEAD")) { return commit(head, in: repository) }
      // A working directory that was removed has no path, and its parents never end.
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path.utf8.count < folder.path.utf8.count else { return nil }
      folder = parent
    }
  }

  /// The folder of the repository that is checked out in a folder: `.git`, or the folder that a file `.git` names, as in
  /// a worktree or a submodule.
  private static func repository(in folder: URL) -> URL {
    let git = folder.appendingPathComponent(".git")
    guard let link = text(git), link.hasPrefix("gitdir: ") else { return git }
    return PackageFolder.url(String(link.dropFirst(8)), in: folder)
  }

  private static func commit(_ head: String, in repository: URL) -> String? {
    guard head.hasPrefix("ref: ") else { return head }
    let branch = String(head.dropFirst(5))
    // The branches of a worktree are those of its repository.
    let branches =
      text(repository.appendingPathComponent("commondir")).map { PackageFolder.url($0, in: repository) } ?? repository
    if let commit = text(branches.appendingPathComponent(branch)) { return commit }
    let packed = text(branches.appendingPathComponent("packed-refs"))?.split(separator: "\n") ?? []
    return packed.first { $0.hasSuffix(" " + branch) }?.split(separator: " ").first.map(String.init)
  }

  private static func text(_ file: URL) -> String? {
    (try? String(contentsOf: file, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
