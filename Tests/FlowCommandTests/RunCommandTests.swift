#if os(Linux)
  import ArgumentParser
  import FlowReports
  import Foundation
  import Testing

  @testable import flow

  /// A shell replaces the program with an app.
  @Suite("flow run")
  struct RunCommandTests {
    private func program(_ script: String) -> SessionProgram {
      SessionProgram(
        SessionPlan(
          program: "/bin/sh", arguments: ["-c", script], environment: [:], timeLimit: 60,
          folder: FileManager.default.temporaryDirectory))
    }

    /// Answers the first line with a screen, and each request with itself.
    private let script = """
      echo "$FLOW_ANSWER_MARK"'{"ok":true,"outline":"begun"}'
      while read -r line; do
        escaped=$(printf '%s' "$line" | sed 's/"/+/g; s|[\\/]||g')
        echo "$FLOW_ANSWER_MARK"'{"ok":true,"outline":"'"$escaped"'"}'
        echo "$line" >> "$0"
      done
      """

    private func requests(_ arguments: String...) throws -> [String] {
      let log = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: log) }
      let command = try #require(try RunCommand.parseAsRoot(arguments) as? RunCommand)
      _ = try command.show(program(script.replacing("$0", with: log.path)))
      return try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init)
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
      #expect(throws: CommandError.self) { try command.show(program("exit 3")) }
      let refused = #"echo "$FLOW_ANSWER_MARK"'{"ok":false,"error":"There is no window."}'; cat > /dev/null"#
      let error = #expect(throws: CommandError.self) { try command.show(program(refused)) }
      #expect(error.map { "\($0)" }?.contains("There is no window.") == true)
    }

    @Test("takes a file for a picture that is a PNG, and no negative time")
    func arguments() {
      #expect(throws: (any Error).self) { try RunCommand.parse(["--picture", "screen.jpg"]) }
      #expect(throws: (any Error).self) { try RunCommand.parse(["--seconds", "-1"]) }
    }
  }
#endif
