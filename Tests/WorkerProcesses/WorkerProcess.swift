import Foundation

/// A worker process of this program, which isolates crashes and hangs.
package struct WorkerProcess {
  /// How a worker has ended.
  package enum End: Equatable {
    case exited(Int32)
    case crashed(signal: Int32)

    /// It was silent for too long, and was killed.
    case hung
  }

  let arguments: [String]

  /// The longest silence of the worker, in seconds of processor time.
  let patience: Int32

  /// The factor of the time limit on a machine with other work.
  private static let sharing: Int32 = 6

  /// - Parameter patience: The longest silence of the worker, in seconds of processor time.
  package init(arguments: [String], patience: Int32 = 120) {
    self.arguments = arguments
    self.patience = patience
  }

  /// Runs the process to its end.
  ///
  /// - Parameter heard: Called with each line of its output.
  package func run(_ heard: (Substring) -> Void) throws -> End {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    // The backtrace of a crash adds nothing here, and takes seconds.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let hasHung = !read(pipe.fileHandleForReading, of: process.processIdentifier, heard)
    if hasHung { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    if hasHung { return .hung }
    return process.terminationReason == .exit
      ? .exited(process.terminationStatus) : .crashed(signal: process.terminationStatus)
  }

  /// The processor time of a process.
  private static func processorSeconds(of process: pid_t) -> Double {
    guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = line.lastIndex(of: ")")
    else { return 0 }
    // After the name in brackets: the state, and in the 12th and 13th field the user and system time.
    let words = line[end...].split(separator: " ").dropFirst()
    return words.dropFirst(11).prefix(2).reduce(0) { $0 + (Double($1) ?? 0) } / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// - Returns: Whether the output was read to its end.
  private func read(_ output: FileHandle, of process: pid_t, _ heard: (Substring) -> Void) -> Bool {
    var rest = ""
    var worked = Self.processorSeconds(of: process)
    var silence: Int32 = 0
    while true {
      var descriptor = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, 1_000) > 0 else {
        silence += 1
        let isAtWork = Self.processorSeconds(of: process) - worked < Double(patience)
        guard isAtWork, silence < patience * Self.sharing else { return false }
        continue
      }
      silence = 0
      worked = Self.processorSeconds(of: process)
      let data = output.availableData
      if data.isEmpty { return true }
      rest += String(decoding: data, as: UTF8.self)
      while let end = rest.firstIndex(of: "\n") {
        heard(rest[..<end])
        rest.removeSubrange(...end)
      }
    }
  }
}
