import Foundation
import Testing

/// Nonsensical values and shapes, or extreme sizes: each ends with a picture, a warning or an error, and
/// none ends or blocks the process. `make probe` tries many more.
@Suite("Probes")
struct ProbeTests {
  private func probe(
    _ argument: String, environment: [String: String] = [:]
  ) throws -> (output: String, process: Process) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("probe")
    process.arguments = [argument]
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    try process.run()
    let lines = try (output.fileHandleForReading.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
    process.waitUntilExit()
    return (lines, process)
  }

  @Test("of the short table end with a picture or an issue")
  func shortTable() throws {
    let (output, process) = try probe("short")
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0, "\(output)")
    #expect(output.contains("pictures"), "\(output)")
    for line in output.split(separator: "\n") where line.contains(" is left out: ") { print(line) }
  }

  @Test("of dates have the same output in every time zone and language of the machine")
  func dates() throws {
    let here = try probe("dates", environment: ["TZ": "UTC", "LANG": "C"]).output
    #expect(here.contains("AM") || here.contains("PM"), "\(here)")
    for (zone, language) in [("Asia/Tokyo", "ja_JP.UTF-8"), ("America/St_Johns", "de_DE.UTF-8")] {
      #expect(try probe("dates", environment: ["TZ": zone, "LANG": language, "LC_ALL": language]).output == here)
    }
  }
}
