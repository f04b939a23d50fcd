import Foundation

/// A process of this program that works for it: what crashes or hangs in it is its own loss.
package struct WorkerProcess {
  /// How a worker has ended.
  package enum End: Equatable {
    case exited(Int32)
    case crashed(signal: Int32)

    /// Nothing was heard of it for too long, and it was stopped.
    case hung
  }

  let arguments: [String]

  /// How long the worker may be silent, in seconds.
  let patience: Int32

  /// - Parameter patience: How long the worker may be silent, in seconds.
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
    // A crash says nothing more here, and its backtrace takes seconds.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let hasHung = !read(pipe.fileHandleForReading, heard)
    if hasHung { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    if hasHung { return .hung }
    return process.terminationReason == .exit
      ? .exited(process.terminationStatus) : .crashed(signal: process.terminationStatus)
  }

  /// - Returns: Whether the output was read to its end.
  private func read(_ output: FileHandle, _ heard: (Substring) -> Void) -> Bool {
    var rest = ""
    while true {
      var descriptor = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, patience * 1_000) > 0 else { return false }
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
