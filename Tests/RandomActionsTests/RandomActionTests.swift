import Foundation
import RandomActions
import Testing

/// Whatever people do to the example, nothing breaks, and a fresh app to which the same is done is in the same state.
///
/// `FLOW_RANDOM_SEEDS` sets how many times it is tried, `FLOW_RANDOM_START` the first seed. `make soak` does a million
/// actions. See CONTRIBUTING.md.
@Suite("Random actions")
struct RandomActionTests {
  // In a process of its own: an app changes the process that it runs in, and other tests launch apps, too.
  @Test("an app to which random things were done equals a fresh one to which the same is done")
  func replay() throws {
    let environment = ProcessInfo.processInfo.environment
    let start = environment["FLOW_RANDOM_START"].flatMap { Int($0) } ?? 1
    let count = environment["FLOW_RANDOM_SEEDS"].flatMap { Int($0) } ?? 4
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("soak")
    process.arguments = ["work", "\(start)", "\(start + count - 1)", "100", "plain"]
    process.standardOutput = output
    try process.run()
    let lines = try (output.fileHandleForReading.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
    process.waitUntilExit()

    #expect(process.terminationReason == .exit, "The process crashed after:\n\(lines)")
    #expect(process.terminationStatus == 0)
    let ended = lines.split(separator: "\n").filter { $0.hasPrefix("ended") }
    #expect(ended.count == count, "\(lines)")
  }

  @Test("the actions of a seed are always the same, and those of another are others")
  @MainActor
  func sequences() {
    #expect(RandomAction.sequence(seed: 7, count: 50) == RandomAction.sequence(seed: 7, count: 50))
    #expect(RandomAction.sequence(seed: 7, count: 50) != RandomAction.sequence(seed: 8, count: 50))
    #expect(RandomAction.sequence(seed: 7, count: 20) == Array(RandomAction.sequence(seed: 7, count: 50).prefix(20)))
  }
}
