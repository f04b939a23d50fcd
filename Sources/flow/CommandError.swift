import FlowIssueReporting
import FlowReports

/// The reason why a command failed, as a sentence that says what to do.
enum CommandError: Error, CustomStringConvertible {
  case noPackage(String)
  case noFlow(String)
  case noTests([String])
  case noTestTargets(String, [String])
  case testsEnded(Int32)
  case endedEarly([String])
  case noPreviews
  case noPreviewsNamed([String], nearest: String? = nil)
  case noList(String)
  case noReport(String)
  case noManifest(String)
  case missingFolders(of: String, [String])
  case noPackages(String)
  case missingPackages([String: String])
  case notBuilt(String)
  case targetNotBuilt(String, String)
  case noToolchain(String)
  case noEngine
  case engineNotBuilt(String)
  case noApp(String)
  case noSwiftFiles(String)
  case unreadable(String)
  case notWritten(OpenFileError)
  case notUTF8(String, line: Int)
  case sameName(String, String, projects: [String])
  case severalPreviews([String])
  case sessionIsOpen
  case noSocket(String)
  case notOwnSocket(String)
  case noSession(String)
  case noSessionOpen(String)
  case refused(String)

  var description: String {
    switch self {
    case .noPackage(let path):
      "There is no Package.swift in \(path) or above it. Name the folder of the package with --package-path."
    case .noFlow(let path):
      "No flow ran, so there is no report in \(path). A flow runs when a test calls run() or asyncRun()."
    case .noTests(let filter):
      filter.isEmpty
        ? "No test ran, so nothing was tested. Tests are functions with @Test, or methods of a test case whose names begin "
          + "with test."
        : "No test ran, so nothing was tested: no name matches \(filter.joined(separator: ", ")). `swift test list` has the names."
    case .noTestTargets(let path, let names):
      names.isEmpty
        ? "No target of \(path) has tests."
        : "No target, scheme or test plan of \(path) with that name has tests. Tests are in \(names.joined(separator: ", "))."
    case .testsEnded(let status):
      "The tests ended with the exit code \(status), but none of them failed. What they printed says why."
    case .endedEarly(let tests):
      "A test process ended before its tests did, so the run has failed"
        + (tests.isEmpty
          ? "" : ". \(tests.count == 1 ? "This test was" : "These tests were") running: \(Self.list(tests))")
        + ". Remove the call that ends the process, such as exit(0), from the tests and the app."
    case .noPreviews:
      "The sources have no #Preview and no PreviewProvider."
    case .noPreviewsNamed(let patterns, let nearest):
      "No preview is in a file or a type named \(patterns.joined(separator: ", "))."
        + (nearest.map { " Did you mean \(quoted($0))?" } ?? "")
    case .noList(let text):
      "The program with the previews does not start: \(text)"
    case .noReport(let text):
      "The report could not be written: \(text)"
    case .noManifest(let path):
      "The manifest in \(path) cannot be read. `swift package describe` says why."
    case .missingFolders(let package, let paths):
      "The package \(package) has no \(paths.joined(separator: ", ")), where its manifest says that sources are. Often they "
        + "are generated: run what does so first."
    case .noPackages(let text):
      "The packages that the sources depend on were not found:\n" + Self.reasons(in: text).joined(separator: "\n")
    case .missingPackages(let reasons):
      "\(counted(reasons.count, "package")) cannot be had: \(reasons.keys.sorted().joined(separator: ", ")). "
        + "The package manager says: \(reasons.sorted { $0.key < $1.key }.first?.value ?? "")"
    case .noApp(let path):
      "No target of the package in \(path) has an App. Name one of its previews with --preview, or a folder of sources."
    case .noSwiftFiles(let path):
      "There is no Swift file in \(path)."
    case .unreadable(let path):
      "The file \(path) cannot be read."
    case .notWritten(let error):
      error.isOfFullDisk ? "\(error) \(BuildObstacle.adviceOnFullDisk)" : error.description
    case .notUTF8(let path, let line):
      "\(path):\(line) is not UTF-8, which the compiler requires. Save the file in that encoding."
    case .sameName(let first, let second, let projects):
      "Two files of one module cannot have one name: \(first) and \(second). "
        + (projects.isEmpty
          ? "Name a folder that has one of them."
          : "Name the Xcode project, which says what belongs to it: \(projects.joined(separator: ", ")).")
    case .severalPreviews(let places):
      "Several previews have that name. Name one of \(places.joined(separator: ", "))."
    case .sessionIsOpen:
      "This folder has a session already. `flow send '{\"do\": \"end\"}'` ends it."
    case .noSocket(let path):
      "The socket \(path) could not be created."
    case .notOwnSocket(let path):
      "\(path) belongs to another user, or is not a socket, so the session could not be started. Remove it, or set TMPDIR "
        + "to a folder of yours."
    case .noSession(let text):
      "The session could not be started. \(text)"
    case .noSessionOpen(let path):
      "There is no session of \(path). Start one with `flow session \(path) --detach`, or name its folder with --session."
    case .refused(let text): text
    case .noToolchain(let text):
      "`swift --version` fails, so nothing can be built: \(text.trimmingCharacters(in: .whitespacesAndNewlines)). "
        + "`flow doctor` says what this machine lacks."
    case .noEngine:
      "There is no engine on this system, which has SwiftUI itself."
    case .engineNotBuilt(let text):
      if let obstacle = BuildObstacle(in: text) {
        "The engine does not build. \(obstacle.text)"
      } else {
        "The engine, which is this package itself, does not build. `flow doctor` says what this machine lacks.\n"
          + Self.reasons(in: text).joined(separator: "\n")
      }
    case .notBuilt(let text):
      "The sources do not build" + Self.explanation(of: text)
    case .targetNotBuilt(let name, let text):
      "The target \(name) does not build, and was left out" + Self.explanation(of: text)
    }
  }

  /// The cause of a failed build that is in no source, or the errors.
  private static func explanation(of output: String) -> String {
    BuildObstacle(in: output).map { ". " + $0.text } ?? ":\n" + reasons(in: output).joined(separator: "\n")
  }

  /// The error lines of the package manager's output, also those without a place; its last lines if there is none. The
  /// compiler repeats an error for every file that it compiles together; each is named once.
  private static func reasons(in output: String) -> [String] {
    var seen: Set<String> = []
    let lines = output.split(separator: "\n").map(String.init)
    let errors = lines.filter {
      ($0.contains(": error:") || $0.hasPrefix("error:")) && seen.insert($0).inserted
    }
    return errors.isEmpty ? lines.suffix(5) : errors
  }
}
