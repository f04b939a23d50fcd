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
  ///
  /// - Parameters:
  ///   - errors: Whether what it prints as errors belongs to it.
  ///   - echo: Whether its lines are also printed as progress.
  func output(errors: Bool = true, echo: Bool = false) throws -> (text: String, status: Int32) {
    let process = makeProcess()
    let pipe = Pipe()
    process.standardOutput = pipe
    if errors { process.standardError = pipe }
    try process.run()
    var data = Data()
    while case let part = pipe.fileHandleForReading.availableData, !part.isEmpty {
      data += part
      if echo { FileHandle.standardError.write(part) }
    }
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  /// How a program ended, with what it printed.
  enum Ending {
    case exit(Int32, String)
    case signal(Int32, String)
    /// It was killed because its time was over.
    case timeout
  }

  /// Runs it, and kills it after a time in seconds.
  func end(within limit: Double) throws -> Ending {
    let running = try start(limit: limit)
    while true {
      if let ending = try running.ending() { return ending }
      usleep(Self.pause)
    }
  }

  /// Starts it; it is killed after a time in seconds, as soon as somebody asks how it has ended.
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

  /// How long to wait before asking again, in microseconds.
  static let pause: UInt32 = 5_000

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
