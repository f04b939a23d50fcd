import Foundation

/// Finds references that no step uses.
///
/// A reference is an orphan if the report of a run has flows of its test file and none of them compared it, or if its
/// test file no longer exists. Files of tests that did not run are ignored.
package struct OrphanSearch {
  private let report: ReportDocument
  private let folder: URL
  private let others: [URL]

  /// - Parameters:
  ///   - report: The report of a complete run without failures.
  ///   - package: The folder of the package.
  ///   - others: The folders outside of the package with references, which are searched, too.
  /// - Throws: ``SnapshotFilesError`` if the run has failures, had only some of the tests, or did not reach every step.
  package init(_ report: ReportDocument, package: URL, others: [URL] = []) throws(SnapshotFilesError) {
    if let selection = report.run?.selection { throw .selection(selection) }
    if report.failureCount > 0 { throw .failures(report.failureCount) }
    // A flow also stops, without a failure, if a step cancels its test.
    if let stop = report.steps.first(where: { $0.step.outcome == .stopped }) { throw .stopped(step: stop.row.name) }
    self.report = report
    folder = package.standardizedFileURL
    self.others = others.map(\.standardizedFileURL)
  }

  /// The orphans, in path order. Files that no flow recorded are no orphans, whatever their names.
  ///
  /// - Throws: ``SnapshotFilesError/outside(_:package:)`` if the report has a reference outside of the package and of the
  ///   other folders.
  package func orphans() throws -> [OwnFile] {
    let used = Set(
      report.steps.flatMap(\.step.references).map { PackageFolder.url($0, in: folder).standardizedFileURL.path })
    let run = Set(used.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
    let withoutTest = try SnapshotSearch(in: folder).referenceFolders().filter { !hasTestFile($0) }.map(\.path)
    let orphans = try run.union(withoutTest).flatMap { path in
      try SnapshotSearch.references(in: URL(fileURLWithPath: path), below: root(of: path))
        .filter { !used.contains($0.url.path) }
    }
    return orphans.sorted { $0.url.path < $1.url.path }
  }

  /// The folder around a folder of references: that of the package, or one of the others.
  private func root(of path: String) throws(SnapshotFilesError) -> URL {
    let root = ([folder] + others).first { path == $0.path || path.hasPrefix($0.path + "/") }
    guard let root else { throw .outside(path, package: folder.path) }
    return root
  }

  /// Whether the test file of a folder in `__Snapshots__` exists next to `__Snapshots__`.
  private func hasTestFile(_ folder: URL) -> Bool {
    let tests = folder.deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appendingPathComponent(folder.lastPathComponent + ".swift")
    return FileManager.default.fileExists(atPath: file.path)
  }
}
