#if os(Linux)
  import FlowReports
  import Foundation
  import Testing

  @testable import flow

  /// A shell replaces the program with an app.
  @Suite("The program of a session")
  struct SessionProgramTests {
    private let script = """
      echo "$FLOW_ANSWER_MARK"'{"ok":true,"outline":"begun"}'
      while read -r line; do
        case "$line" in
          *restart*) kill -KILL $$ ;;
          *swipe*) sleep 8 >/dev/null 2>&1 & wait ;;
          *outline*) echo noise; echo '{"ok":true,"time":2}'; printf 'no end'; echo "$FLOW_ANSWER_MARK"'{"ok":true,"time":1}' ;;
          *) echo "$FLOW_ANSWER_MARK"'{"ok":true,"time":1}' ;;
        esac
      done
      """

    private func plan(_ script: String? = nil, timeLimit: Double = 60, folder: URL? = nil) -> SessionPlan {
      SessionPlan(
        program: "/bin/sh", arguments: ["-c", script ?? self.script], environment: [:], timeLimit: timeLimit,
        folder: folder ?? FileManager.default.temporaryDirectory)
    }

    private func answer(_ line: String) throws -> SessionAnswer {
      try JSONDecoder().decode(SessionAnswer.self, from: Data(line.utf8))
    }

    @Test("answers, reports a crash, and restarts for the next request")
    func crash() throws {
      let program = SessionProgram(plan())
      #expect(try program.start() == #"{"ok":true,"outline":"begun"}"#)
      #expect(try answer(program.answer(#"{"do": "tap"}"#)).time == 1)
      let crashed = try answer(program.answer(#"{"do": "restart", "id": "7"}"#))
      #expect(!crashed.ok && crashed.id == "7")
      #expect(
        crashed.error
          == "The app ended with signal 9. What it said is among the errors of the session. The next request starts it "
          + "again.")
      #expect(try answer(program.answer(#"{"do": "tap"}"#)).time == 1)
    }

    @Test("may print where it answers, and no answer is taken for another")
    func noise() throws {
      let program = SessionProgram(plan())
      _ = try program.start()
      for request in ["outline", "tap", "outline", "tap"] {
        #expect(try answer(program.answer("{\"do\": \"\(request)\"}")).time == 1)
      }
    }

    @Test("is killed if it takes too long, without waiting for its child processes")
    func hang() throws {
      let program = SessionProgram(plan(timeLimit: 1))
      let late = try answer(program.answer(#"{"do": "swipe"}"#))
      #expect(
        late.error
          == "There was no answer within 1 second, and the app was ended. The next request starts it again.")
      #expect(try answer(program.answer(#"{"do": "tap"}"#)).ok)
    }

    @Test("that does not start is reported")
    func start() throws {
      let error = #expect(throws: CommandError.self) { try SessionProgram(plan("exit 3")).start() }
      #expect("\(try #require(error))".contains("ended with exit code 3"))
    }

    @Test("continues in the background, where other commands find it by its folder, until one ends it")
    func background() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      let flow = tests.deletingLastPathComponent().appendingPathComponent("flow").path
      // The server removes its program.
      let copy = folder.appendingPathComponent("sh")
      try FileManager.default.createSymbolicLink(at: copy, withDestinationURL: URL(fileURLWithPath: "/bin/sh"))
      var plan = plan(folder: folder)
      plan.program = copy.path

      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: flow)
      process.arguments = ["serve-session", try JSONLine.text(of: plan), "60"]
      process.standardOutput = output
      try process.run()
      let reader = LineReader(output.fileHandleForReading.fileDescriptor)
      #expect(reader.next(within: 60) == .line(#"{"ok":true,"outline":"begun"}"#))

      func run(_ arguments: String...) throws -> (text: String, status: Int32) {
        try Subprocess(arguments: [flow] + arguments + ["--session", folder.path]).output()
      }
      #expect(try run("tap", "Buy", "--json").text == "{\"ok\":true,\"time\":1}\n")
      #expect(try run("send", #"{"do": "restart"}"#).status == 1)
      let other = SessionSocket(of: folder)
      #expect(throws: CommandError.self) { try other.listen() }
      #expect(try run("send", #"{"do": "end"}"#).status == 0)
      process.waitUntilExit()
      #expect(!FileManager.default.fileExists(atPath: copy.path))
      let none = try run("tree")
      #expect(none.status == 1)
      #expect(none.text.hasPrefix("Error: There is no session of \(folder.path)."))
    }

    @Test("a command's request has its options")
    func requests() throws {
      func line(_ arguments: String...) throws -> String { try TapCommand.parse(arguments).request.line }
      #expect(
        try line("Buy", "--type", "button", "--in", "Tea", "--count", "2")
          == #"{"count":2,"do":"tap","element":{"in":{"name":"Tea"},"name":"Buy","type":"button"}}"#)
      #expect(try line("--at", "10, 20.5") == #"{"at":[10,20.5],"do":"tap"}"#)
      #expect(throws: (any Error).self) { try TapCommand.parse(["--at", "10"]).request }
    }
  }
#endif
