import FlowIssueReporting
import FlowReports

/// What a command prints while it works: what takes time, and warnings about what is left out.
enum CommandNote: CustomStringConvertible {
  case compiling(String)
  case compilingEngine
  case searching(String)
  case fetching
  case drawing(Int, of: Int, place: String)
  case waitingForChange
  case changed([String])
  case waitingForBuild(String)
  case waitingForEngines
  case sessionContinues(log: String)
  case notForIOS(target: String)
  case configuration(String)
  case argumentsOfUITests(String)
  case warning(String)
  case sameModule(target: String)
  case targetNotBuilt(String)
  case unreadableDataModel(String, reason: String)
  case unreadableLearnedModel(String)
  case unreadableIntents(String)
  case notSwift(String)
  case missingPackage(String)
  case missingResources(of: String, [String])
  case missingFolders(of: String, [String])
  case missingDependencies(of: String, [String])
  case missingModules([String], reason: CommandError)
  case otherVersions
  case spaceInPath

  var description: String {
    switch self {
    case .compiling(let name):
      "Compiling \(name) …"
    case .compilingEngine:
      "Compiling the engine, once for this toolchain and these sources. This takes a few minutes."
    case .searching(let name):
      "Looking for everything that is missing in \(name) …"
    case .fetching:
      "Fetching packages …"
    case .drawing(let number, let count, let place):
      "[\(number)/\(count)] \(place)"
    case .waitingForChange:
      "Waiting for a change."
    case .changed(let paths):
      "Changed: \(paths.joined(separator: ", "))"
    case .waitingForBuild(let path):
      "Another command builds in \(path); waiting for it."
    case .waitingForEngines:
      "Another command makes or removes engines; waiting for it."
    case .sessionContinues(let log):
      "The session continues in the background. The app's output is in \(log)."
    case .notForIOS(let target):
      "The target \(target) is not built for iOS, and is left out."
    case .configuration(let name):
      "Configuration \(name)"
    case .argumentsOfUITests(let name):
      "warning: The arguments and the language of \(name) are for UI tests alone: unit tests launch no app."
    case .warning(let text):
      "warning: \(text)"
    case .sameModule(let target):
      "warning: The module of \(target) has the name of another target's, and is left out."
    case .targetNotBuilt(let name):
      "warning: The target \(name) does not build, and is left out."
    case .unreadableDataModel(let path, let reason):
      "warning: The data model \(path) cannot be read, and is left out: \(reason)."
    case .unreadableLearnedModel(let path):
      "warning: The learned model \(path) cannot be read, and is left out."
    case .unreadableIntents(let path):
      "warning: The definition of intents \(path) cannot be read, and is left out."
    case .notSwift(let path):
      "warning: \(path) is not Swift, and is left out."
    case .missingPackage(let url):
      "warning: The package \(url) cannot be had, so its modules are missing."
    case .missingFolders(let package, let paths):
      "warning: The package \(package) has no \(paths.joined(separator: ", ")), where its manifest says that sources are, "
        + "so its modules are missing. Often they are generated: run what does so first."
    case .missingResources(let target, let paths):
      "warning: The resources \(paths.joined(separator: ", ")) of \(target) are not there, and are left out."
    case .missingDependencies(let name, let urls):
      "warning: The package \(name) needs \(urls.joined(separator: ", ")), which cannot be had, so its modules are missing."
    case .missingModules(let names, let reason):
      "warning: The modules of \(names.joined(separator: ", ")) are missing. \(reason)"
    case .otherVersions:
      "warning: Package.resolved has versions that cannot be had; the newest that are allowed are used."
    case .spaceInPath:
      "warning: The package manager finds a folder with a space in its path only if PKG_CONFIG_PATH has it, too."
    }
  }
}
