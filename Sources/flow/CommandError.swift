/// Why a command could not do what it was asked for, as a sentence that says what to do.
enum CommandError: Error, CustomStringConvertible {
  case noPackage(String)
  case noFlow(String)

  var description: String {
    switch self {
    case .noPackage(let path):
      "There is no Package.swift in \(path) or above it. Name the folder of the package with --package-path."
    case .noFlow(let path):
      "No flow ran, so there is no report in \(path). A flow runs when a test calls run() or asyncRun()."
    }
  }
}
