import Foundation
import Testing

@Suite("A process that is killed while it saves")
struct KilledProcessTests {
  private static let writer = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("store-writer")

  /// The output of the writer.
  ///
  /// - Parameter delay: How many seconds after its first save it is killed; `nil` to let it end.
  private func run(_ arguments: [String], killedAfter delay: Double? = nil) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Self.writer
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    var data = Data()
    if let delay {
      data = pipe.fileHandleForReading.availableData
      Thread.sleep(forTimeInterval: delay)
      kill(process.processIdentifier, SIGKILL)
    }
    data += try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test("loses nothing that was saved, and leaves nothing half saved")
  func kills() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("killed.store").path
    let count = ProcessInfo.processInfo.environment["FLOW_KILLS"].flatMap { Int($0) } ?? 10
    var saved = 0
    for number in 0..<count {
      let output = try run([file], killedAfter: Double(number * 37 % 100) / 1000)
      // The last line may be cut.
      saved = max(saved, output.split(separator: "\n").dropLast().last.flatMap { Int($0) } ?? 0)
      let check = try run([file, "check"]).split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      #expect(check.count == 2)
      #expect(check.first ?? 0 >= saved)
      #expect(check.last == 0)
    }
    #expect(saved > 0)
  }
}
