import Foundation

/// Runs another program.
struct Subprocess {
  let arguments: [String]
  var folder: URL?
  var environment: [String: String] = [:]

  /// Runs the program and returns its output and its exit code.
  ///
  /// - Parameters:
  ///   - errors: Whether the output includes the standard error.
  ///   - echo: Where the output is also written; by default nowhere.
  func output(errors: Bool = true, echo: FileHandle? = nil) throws -> (text: String, status: Int32) {
    let process = makeProcess()
    let pipe = Pipe()
    process.standardOutput = pipe
    if errors { process.standardError = pipe }
    try process.run()
    var data = Data()
    while case let part = pipe.fileHandleForReading.availableData, !part.isEmpty {
      data += part
      echo?.write(part)
    }
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  /// How a program ended, with its output.
  enum Ending {
    case exit(Int32, String)
    case signal(Int32, String)
    /// It was killed after a timeout.
    case timeout
  }

  /// Runs the program, and kills it after a time in seconds.
  func end(within limit: Double) throws -> Ending {
    let running = try start(limit: limit)
    while true {
      if let ending = try running.ending() { return ending }
      usleep(Self.pause)
    }
  }

  /// Starts the program. After a time in seconds, the next call that asks for its ending kills it.
  func start(limit: Double) throws -> RunningProcess {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString).log")
    try Data().write(to: output)
    let process = makeProcess()
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    return RunningProcess(process, output: output, deadline: Date(timeIntervalSinceNow: limit))
  }

  /// The interval of polling, in microseconds.
  static let pause: UInt32 = 5_000

  private func makeProcess() -> Process {
    let process = Process()
    // Finds the program as a shell does.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    return process
  }
}

extension Subprocess {
  /// A package manager command for a package.
  static func swift(_ command: String, _ arguments: [String], package: URL) -> Subprocess {
    // As a plugin, a command is called by a package manager that holds the lock of the build folder, and waits. With a
    // separate build folder, the command would compile the engine once more.
    let isPlugin = ProcessInfo.processInfo.environment["FLOW_IGNORES_LOCK"] != nil
    let lock = isPlugin ? ["--ignore-lock"] : []
    return Subprocess(
      arguments: ["swift", command, "--package-path", package.path] + lock + arguments, folder: package)
  }
}
