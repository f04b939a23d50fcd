import Foundation
import Testing

@Suite("The libraries that are linked")
struct LibraryFlagsTests {
  @Test("add no flag that the package manager warns of in dependents' builds")
  func flags() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources")
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "pkg-config", "--cflags", "--libs", sources.appendingPathComponent("CPangoCairo/libraries.pc").path,
    ]
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let flags = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    #expect(flags.contains("-I/usr/include/pango-1.0"))
    // SwiftPM passes on these flags without a warning.
    #expect(flags.filter { !$0.hasPrefix("-I") && !$0.hasPrefix("-L") && !$0.hasPrefix("-l") } == [])
  }
}
