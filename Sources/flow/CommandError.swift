/// Why a command could not do what it was asked for, as a sentence that says what to do.
enum CommandError: Error, CustomStringConvertible {
  case noPackage(String)
  case noFlow(String)
  case noPreviews
  case noPreviewsNamed([String])
  case noList(String)
  case noReport(String)
  case noManifest(String)
  case noLibraries(String)
  case notBuilt(String)
  case noSwiftFiles(String)
  case noLock(String)

  var description: String {
    switch self {
    case .noPackage(let path):
      "There is no Package.swift in \(path) or above it. Name the folder of the package with --package-path."
    case .noFlow(let path):
      "No flow ran, so there is no report in \(path). A flow runs when a test calls run() or asyncRun()."
    case .noPreviews:
      "There is no #Preview and no PreviewProvider in what was built."
    case .noPreviewsNamed(let patterns):
      "No preview is in a file or a type named \(patterns.joined(separator: ", "))."
    case .noList(let text):
      "The program with the previews does not start: \(text)"
    case .noReport(let text):
      "The report could not be written: \(text)"
    case .noManifest(let path):
      "The manifest in \(path) cannot be read. `swift package describe` says why."
    case .noLibraries(let path):
      "The package in \(path) has no library product, and previews of other targets cannot be reached from outside. "
        + "Name a folder of sources instead."
    case .noSwiftFiles(let path):
      "There is no Swift file in \(path)."
    case .noLock(let path):
      "The folder \(path) cannot be written."
    case .notBuilt(let text):
      "The sources do not build:\n"
        + text.split(separator: "\n").filter { $0.contains(": error:") }.joined(separator: "\n")
    }
  }
}
