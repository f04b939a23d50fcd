/// The reason why a project cannot be read, or why no target of it was chosen, as a sentence that says what to do.
package enum ProjectError: Error, Hashable, CustomStringConvertible {
  case unreadable(String, String)
  case noProject(String)
  case severalProjects(String, [String])
  case noTarget(String, [String])
  case noSources(String, missing: [String])
  case severalApps(String, [String])
  case noUITests(String, [String])
  case noTestedApp(String, [String])

  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "The project \(path) cannot be read: \(reason)."
    case .noProject(let path):
      "There is no project in \(path): no .xcodeproj, no .xcworkspace, no project.yml and no Project.swift."
    case .severalProjects(let path, let names):
      "There are several projects in \(path). Name one of \(names.joined(separator: ", "))."
    case .noTarget(let path, let names):
      "Name one target of \(path) with --target. Those with sources are \(names.joined(separator: ", "))."
    case .noSources(let path, let missing):
      "Besides tests, no target of \(path) has Swift files"
        + (missing.first.map {
          ". None of those that it names is where it says: \($0) is not there, for example. Check out the whole "
            + "repository, or name a folder of sources."
        } ?? ".")
    case .severalApps(let path, let names):
      "\(path) has several apps. Name one of them, or its scheme, with --target: \(names.joined(separator: ", "))."
    case .noUITests(let path, let names):
      names.isEmpty
        ? "No target of \(path) has UI tests."
        : "Name the target with the tests with --target. UI tests are in \(names.joined(separator: ", "))."
    case .noTestedApp(let tests, let names):
      "The project does not say which app \(tests) tests. "
        + (names.isEmpty ? "It has no app." : "Its apps are: \(names.joined(separator: ", ")).")
    }
  }
}
