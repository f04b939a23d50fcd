/// The reason why a command failed, as a sentence that says what to do.
enum CommandError: Error, CustomStringConvertible {
  case noPackage(String)
  case noFlow(String)
  case noPreviews
  case noPreviewsNamed([String])
  case noList(String)
  case noReport(String)
  case noManifest(String)
  case notBuilt(String)
  case noApp(String)
  case noSwiftFiles(String)
  case noProject(String)
  case noTarget(String, [String])
  case sameName(String, String, projects: [String])
  case noUITests(String, [String])
  case noTestedApp(String, [String])
  case severalPreviews([String])
  case sessionIsOpen
  case noSocket(String)
  case noSession(String)
  case noSessionOpen(String)
  case refused(String)

  var description: String {
    switch self {
    case .noPackage(let path):
      "There is no Package.swift in \(path) or above it. Name the folder of the package with --package-path."
    case .noFlow(let path):
      "No flow ran, so there is no report in \(path). A flow runs when a test calls run() or asyncRun()."
    case .noPreviews:
      "The sources have no #Preview and no PreviewProvider."
    case .noPreviewsNamed(let patterns):
      "No preview is in a file or a type named \(patterns.joined(separator: ", "))."
    case .noList(let text):
      "The program with the previews does not start: \(text)"
    case .noReport(let text):
      "The report could not be written: \(text)"
    case .noManifest(let path):
      "The manifest in \(path) cannot be read. `swift package describe` says why."
    case .noApp(let path):
      "No target of the package in \(path) has an App. Name one of its previews with --preview, or a folder of sources."
    case .noSwiftFiles(let path):
      "There is no Swift file in \(path)."
    case .noProject(let path):
      "There is no Xcode project in \(path) that can be read."
    case .noTarget(let path, let names):
      names.isEmpty
        ? "Besides tests, no target of \(path) has Swift files."
        : "Name one target of \(path) with --target. Those with sources are \(names.joined(separator: ", "))."
    case .sameName(let first, let second, let projects):
      "Two files of one module cannot have one name: \(first) and \(second). "
        + (projects.isEmpty
          ? "Name a folder that has one of them."
          : "Name the Xcode project, which says what belongs to it: \(projects.joined(separator: ", ")).")
    case .noUITests(let path, let names):
      names.isEmpty
        ? "No target of \(path) has UI tests."
        : "Name the target with the tests with --target. UI tests are in \(names.joined(separator: ", "))."
    case .noTestedApp(let tests, let names):
      "The project does not say which app \(tests) tests. "
        + (names.isEmpty ? "It has no app." : "Its apps are: \(names.joined(separator: ", ")).")
    case .severalPreviews(let places):
      "Several previews have that name. Name one of \(places.joined(separator: ", "))."
    case .sessionIsOpen:
      "This folder has a session already. `flow send '{\"do\": \"end\"}'` ends it."
    case .noSocket(let path):
      "The socket \(path) could not be created."
    case .noSession(let text):
      "The session could not be started. \(text)"
    case .noSessionOpen(let path):
      "There is no session of \(path). Start one with `flow session \(path) --detach`, or name its folder with --session."
    case .refused(let text): text
    case .notBuilt(let text):
      "The sources do not build:\n" + Self.errors(in: text).joined(separator: "\n")
    }
  }

  /// The error lines of a compiler's output, without duplicates: the compiler repeats an error for every file that it
  /// compiles together.
  private static func errors(in output: String) -> [String] {
    var seen: Set<Substring> = []
    return output.split(separator: "\n").filter { $0.contains(": error:") && seen.insert($0).inserted }.map(String.init)
  }
}
