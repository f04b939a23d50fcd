import Foundation

/// Finds references that no step uses.
///
/// A reference is an orphan if the report of a run has flows of its test file and none of them compared it, or if its
/// test file no longer exists. Files of tests that did not run are ignored.
package struct OrphanSearch {
  private let report: ReportDocument
  private let folder: URL

  /// - Parameters:
  ///   - report: The report of a complete run without failures.
  ///   - package: The folder of the package.
  /// - Throws: ``SnapshotFilesError`` if the run has failures, had only some of the tests, or did not reach every step.
  package init(_ report: ReportDocument, package: URL) throws(SnapshotFilesError) {
    if let selection = report.run?.selection { throw .selection(selection) }
    if report.failureCount > 0 { throw .failures(report.failureCount) }
    // A flow also stops, without a failure, if a step cancels its test.
    if let stop = report.steps.first(where: { $0.step.outcome == .stopped }) { throw .stopped(step: stop.row.name) }
    self.report = report
    folder = package.standardizedFileURL
  }

  /// The orphans, in path order.
  package func orphans() throws -> [URL] {
    let used = Set(report.steps.flatMap(\.step.references).map { PackageFolder.url($0, in: folder).path })
    let run = Set(used.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
    let withoutTest = try SnapshotSearch(in: folder).referenceFolders().filter { !hasTestFile($0) }.map(\.path)
    let orphans = try run.union(withoutTest).flatMap { folder in
      try SnapshotSearch.references(in: URL(fileURLWithPath: folder)).filter { !used.contains($0.path) }
    }
    return orphans.sorted { $0.path < $1.path }
  }

  /// Whether the test file of a folder in `__Snapshots__` exists beside `__Snapshots__`.
  private func hasTestFile(_ folder: URL) -> Bool {
    let tests = folder.deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appendingPathComponent(folder.lastPathComponent + ".swift")
    return FileManager.default.fileExists(atPath: file.path)
  }
}
