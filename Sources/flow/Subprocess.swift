import Foundation

/// Runs another program.
struct Subprocess {
  let arguments: [String]
  var folder: URL?
  var environment: [String: String] = [:]

  /// Runs it with this process's input and output.
  ///
  /// - Returns: Its exit code.
  func run() throws -> Int32 {
    let process = makeProcess()
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Runs it and returns what it prints, with its exit code.
  func output() throws -> (text: String, status: Int32) {
    let process = makeProcess()
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  private func makeProcess() -> Process {
    let process = Process()
    // Looks the program up as a shell does.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    return process
  }
}

extension Subprocess {
  /// The package manager, on a package.
  static func swift(_ command: String, _ arguments: [String], package: URL) -> Subprocess {
    let scratch = ProcessInfo.processInfo.environment["FLOW_SCRATCH_PATH"].map { ["--scratch-path", $0] } ?? []
    return Subprocess(
      arguments: ["swift", command, "--package-path", package.path] + scratch + arguments, folder: package)
  }
}
