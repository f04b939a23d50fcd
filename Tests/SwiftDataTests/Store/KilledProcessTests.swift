import Foundation
import Testing

@Suite("Several processes on one file")
struct KilledProcessTests {
  private static let writer = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("store-writer")

  /// A writer that has been started, and its output.
  private func start(_ arguments: [String]) throws -> (process: Process, output: FileHandle) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Self.writer
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    return (process, pipe.fileHandleForReading)
  }

  /// The output of a writer.
  ///
  /// - Parameter delay: How many seconds after its first save it is killed; `nil` to let it end.
  private func run(_ arguments: [String], killedAfter delay: Double? = nil) throws -> String {
    let (process, output) = try start(arguments)
    var data = Data()
    if let delay {
      data = output.availableData
      Thread.sleep(forTimeInterval: delay)
      kill(process.processIdentifier, SIGKILL)
    }
    data += try output.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// The number of batches, and how many of them are not whole.
  private func check(_ arguments: [String]) throws -> (count: Int, broken: Int) {
    try numbers(of: run(arguments + ["check"]))
  }

  private static let kills = ProcessInfo.processInfo.environment["FLOW_KILLS"].flatMap { Int($0) } ?? 10

  private func numbers(of output: String) throws -> (count: Int, broken: Int) {
    let numbers = output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    try #require(numbers.count == 2)
    return (numbers[0], numbers[1])
  }

  private func withFile(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("killed.store").path)
  }

  /// `FLOW_KILLS` is the number of kills, of which ten are in every run of the tests.
  @Test(
    "a process that is killed while it saves loses nothing, and leaves nothing half saved",
    arguments: [[], ["coredata"]])
  func kills(kind: [String]) throws {
    try withFile { file in
      var saved = 0
      for number in 0..<Self.kills {
        let output = try run(kind + [file], killedAfter: Double(number * 37 % 100) / 1000)
        // The last line may be cut.
        saved = max(saved, output.split(separator: "\n").dropLast().last.flatMap { Int($0) } ?? 0)
        let (count, broken) = try check(kind + [file])
        #expect(count >= saved)
        #expect(broken == 0)
      }
      #expect(saved > 0)
    }
  }

  @Test("a process that makes random changes and is killed leaves what one of its saves left, and the history of it")
  func randomChanges() throws {
    try withFile { file in
      var saved = 0
      for number in 0..<(Self.kills / 2) {
        let output = try run([file, "random", "7"], killedAfter: Double(number * 53 % 100) / 1000)
        saved = max(saved, output.split(separator: "\n").dropLast().last.flatMap { Int($0) } ?? 0)
        let (count, broken) = try numbers(of: run([file, "check-random", "7"]))
        #expect(count >= saved)
        #expect(broken == 0)
      }
      #expect(saved > 0)
    }
  }

  @Test("two processes that save at the same time keep what both saved", arguments: [[], ["coredata"]])
  func twoProcesses(kind: [String]) throws {
    try withFile { file in
      let first = try start(kind + [file, "add", "0", "60"])
      let second = try start(kind + [file, "add", "1000", "60"])
      for (process, _) in [first, second] {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      let (count, broken) = try check(kind + [file])
      #expect(count == 120)
      #expect(broken == 0)
    }
  }
}
