import FlowIssueReporting

/// The reason why references could not be accepted or listed; descriptions are sentences.
package enum SnapshotFilesError: Error, Equatable, CustomStringConvertible {
  case noFolder(String)
  case notPicture(path: String)
  case noReferenceFolder(testFile: String)
  case severalReferenceFolders(testFile: String, [String])
  case noMatch(pattern: String, names: [String])
  case noReport(String)
  case notReport(path: String, reason: String)
  case failures(Int)
  case stopped(step: String)
  case selection(String)
  case outside(String, package: String)

  package var description: String {
    switch self {
    case .noFolder(let path):
      "There is no folder \(path)."
    case .notPicture(let path):
      "\(path) is not a PNG, so it was not accepted."
    case .noReferenceFolder(let testFile):
      "There is no folder __Snapshots__/\(testFile) in the package to accept into."
    case .severalReferenceFolders(let testFile, let paths):
      "There are several folders __Snapshots__/\(testFile) to accept into: \(paths.joined(separator: ", "))."
    case .noMatch(let pattern, let names):
      names.isEmpty
        ? "Nothing is named \(quoted(pattern)): no failure left anything to accept. Run the tests first."
        : "Nothing to accept is named \(quoted(pattern)). There are: \(names.joined(separator: ", "))."
    case .noReport(let path):
      "There is no report at \(path). Run `flow report` first."
    case .notReport(let path, let reason):
      "\(path) is not a report: \(reason)."
    case .selection(let options):
      "The run had only the tests of \(options), and the others may need references. Run `flow report` without it first."
    case .outside(let path, let package):
      "The report has references in \(path), which is not in the package \(package), so nothing was searched. If flows "
        + "record there, name the folder with --references."
    case .failures(let count):
      "The run had \(counted(count, "failure")), and steps that were not reached may need references. "
        + "Run it again when it passes."
    case .stopped(let step):
      "A flow stopped at the step \(quoted(step)), and the steps after it may need references. Run it again when all steps "
        + "are reached."
    }
  }
}
