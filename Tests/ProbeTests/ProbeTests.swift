import Foundation
import Testing

/// Values and shapes that make no sense, or far too much of something: each ends in a picture, a warning or an error, and
/// none ends the process or keeps it. `make probe` tries many more.
@Suite("Probes")
struct ProbeTests {
  @Test("of the short table end in a picture or a report")
  func shortTable() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("probe")
    process.arguments = ["short"]
    process.standardOutput = output
    try process.run()
    let lines = try (output.fileHandleForReading.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
    process.waitUntilExit()

    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0, "\(lines)")
    #expect(lines.contains("pictures"), "\(lines)")
  }
}
