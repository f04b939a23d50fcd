#if os(Linux)
  import ArgumentParser
  import FlowReports
  import Foundation
  import Testing

  @testable import flow

  @Suite("flow run")
  struct RunCommandTests {
    /// The requests that a command makes of a program.
    private func requests(_ arguments: String...) throws -> [String] {
      var requests: [String] = []
      let command = try #require(try RunCommand.parseAsRoot(arguments) as? RunCommand)
      let shown = try command.show(start: { #"{"ok":true,"outline":"begun"}"# }) { line in
        requests.append(line)
        return #"{"ok":true,"outline":"shown"}"#
      }
      #expect(shown.contains("shown"))
      return requests
    }

    @Test("prints the screen, after time has passed, and writes its picture")
    func screen() throws {
      #expect(try requests() == [#"{"do":"outline"}"#])
      #expect(try requests("--json") == [#"{"do":"tree"}"#])
      #expect(
        try requests("--seconds", "2", "--picture", "/screen.png")
          == [#"{"do":"wait","seconds":2}"#, #"{"do":"outline"}"#, #"{"do":"picture","file":"/screen.png"}"#])
    }

    @Test("fails if the app ends, or an answer is an error")
    func failures() throws {
      let command = try #require(try RunCommand.parseAsRoot([]) as? RunCommand)
      #expect(throws: CommandError.self) {
        try command.show(start: { throw CommandError.noSession("The app ended.") }) { _ in "" }
      }
      for (first, second) in [(false, true), (true, false)] {
        let error = #expect(throws: CommandError.self) {
          try command.show(start: { #"{"ok":\#(first),"error":"There is no window."}"# }) { _ in
            #"{"ok":\#(second),"error":"There is no window."}"#
          }
        }
        #expect(error.map { "\($0)" }?.contains("There is no window.") == true)
      }
    }

    @Test("takes a file for a picture that is a PNG, and no negative time")
    func arguments() {
      #expect(throws: (any Error).self) { try RunCommand.parse(["--picture", "screen.jpg"]) }
      #expect(throws: (any Error).self) { try RunCommand.parse(["--seconds", "-1"]) }
    }
  }
#endif
