#if os(Linux)
  import FlowReports
  import Foundation
  import Testing

  @testable import flow

  @Suite("The server of a session")
  struct SessionServerTests {
    private let script = """
      echo "$FLOW_ANSWER_MARK"'{"ok":true}'
      while read -r line; do
        case "$line" in
        *tree*) echo "$FLOW_ANSWER_MARK$(head -c 8000000 /dev/zero | tr '\\0' x)" ;;
        *) echo "$FLOW_ANSWER_MARK"'{"ok":true,"time":1}' ;;
        esac
      done
      """

    /// Runs a session in the background.
    private func withServer(_ body: (SessionSocket) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let copy = folder.appendingPathComponent("sh")
      try FileManager.default.createSymbolicLink(at: copy, withDestinationURL: URL(fileURLWithPath: "/bin/sh"))
      let plan = SessionPlan(
        program: copy.path, arguments: ["-c", script], environment: [:], timeLimit: 60, folder: folder)
      let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      let process = Process()
      let output = Pipe()
      process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("flow")
      process.arguments = ["serve-session", try JSONLine.text(of: plan), "60"]
      process.standardOutput = output
      try process.run()
      #expect(LineReader(output.fileHandleForReading.fileDescriptor).next(within: 60) == .line(#"{"ok":true}"#))
      let socket = SessionSocket(of: folder)
      try body(socket)
      #expect(try ask(#"{"do": "end"}"#, socket) == .line(#"{"ok":true,"time":1}"#))
      process.waitUntilExit()
      #expect(!FileManager.default.fileExists(atPath: socket.path))
    }

    private func ask(_ line: String, _ socket: SessionSocket, within limit: Double = 60) throws -> LineReader.Event {
      let descriptor = try #require(socket.connect())
      defer { close(descriptor) }
      Descriptors.write(line + "\n", to: descriptor)
      return LineReader(descriptor).next(within: limit)
    }

    @Test("keeps nobody waiting for those who connect and are silent, or send a part of a line")
    func silent() throws {
      try withServer { socket throws in
        let silent = (0..<8).compactMap { _ in socket.connect() }
        defer { for descriptor in silent { close(descriptor) } }
        #expect(silent.count == 8)
        Descriptors.write("{\"do\": ", to: silent[0])
        // One after the other, eight would have five seconds each.
        #expect(try ask(#"{"do": "outline"}"#, socket, within: 4) == .line(#"{"ok":true,"time":1}"#))
        Descriptors.write("\"outline\"}\n", to: silent[0])
        #expect(LineReader(silent[0]).next(within: 60) == .line(#"{"ok":true,"time":1}"#))
      }
    }

    @Test("keeps nobody waiting for those who do not read their answers")
    func slow() throws {
      try withServer { socket throws in
        let slow = try (0..<4).map { _ in try #require(socket.connect()) }
        defer { for descriptor in slow { close(descriptor) } }
        for descriptor in slow { Descriptors.write("{\"do\": \"tree\"}\n", to: descriptor) }
        // They have 30 seconds to read.
        #expect(try ask(#"{"do": "outline"}"#, socket, within: 20) == .line(#"{"ok":true,"time":1}"#))
        let answer = String(repeating: "x", count: 8_000_000)
        #expect(LineReader(slow[0]).next(within: 60) == .line(answer))
        #expect(LineReader(slow[3]).next(within: 60) == .line(answer))
      }
    }
  }

  @Suite("The socket of a session")
  struct SessionSocketTests {
    /// Passes a socket whose session would be in a new folder to a closure.
    private func withSocket(_ body: (SessionSocket) throws -> Void) rethrows {
      let socket = SessionSocket(of: URL(fileURLWithPath: "/flow-\(UUID().uuidString)"))
      defer { unlink(socket.path) }
      try body(socket)
    }

    private func isRefused(_ socket: SessionSocket) -> Bool {
      let error = #expect(throws: CommandError.self) { try socket.listen() }
      var status = stat()
      // Nothing of somebody else is removed.
      return socket.connect() == nil && error.map { "\($0)" } == "\(CommandError.notOwnSocket(socket.path))"
        && lstat(socket.path, &status) == 0
    }

    @Test("is not used if it is of another user", .enabled(if: getuid() == 0, "Only root can give a file away."))
    func anotherUser() throws {
      try withSocket { socket throws in
        let door = try socket.listen()
        defer { close(door) }
        let own = try #require(socket.connect())
        close(own)
        #expect(lchown(socket.path, 12_345, 12_345) == 0)
        #expect(isRefused(socket))
      }
    }

    @Test("is not used, and not replaced, if it is a file or a link")
    func noSocket() throws {
      try withSocket { socket throws in
        try Data("a".utf8).write(to: URL(fileURLWithPath: socket.path))
        #expect(isRefused(socket))
      }
      try withSocket { socket throws in
        try FileManager.default.createSymbolicLink(atPath: socket.path, withDestinationPath: "/nowhere")
        #expect(isRefused(socket))
      }
      try withSocket { socket throws in
        try withSocket { other throws in
          // A link to a socket that would be used.
          let door = try other.listen()
          defer { close(door) }
          try FileManager.default.createSymbolicLink(atPath: socket.path, withDestinationPath: other.path)
          #expect(isRefused(socket))
        }
      }
    }

    @Test("is replaced if its session was killed")
    func left() throws {
      try withSocket { socket throws in
        close(try socket.listen())
        #expect(socket.connect() == nil)
        close(try socket.listen())
      }
    }
  }

  @Suite("The lines of a session")
  struct LineReaderTests {
    @Test("are read once, whatever their length and number")
    func long() throws {
      let pipe = Pipe()
      let reader = LineReader(pipe.fileHandleForReading.fileDescriptor)
      let long = String(repeating: "x", count: 10_000_000)
      let text = long + "\n" + String(repeating: "short\n", count: 100_000) + "last"
      // The thread closes a descriptor that nobody else knows: the pipe closes its own once more when it is released.
      let descriptor = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_DUPFD_CLOEXEC, 3)
      try pipe.fileHandleForWriting.close()
      Thread.detachNewThread {
        Descriptors.write(text, to: descriptor)
        close(descriptor)
      }
      #expect(reader.next() == nil)
      #expect(reader.next(within: 60) == .line(long))
      for _ in 0..<100_000 where reader.next(within: 60) != .line("short") {
        Issue.record("A line differs.")
        break
      }
      #expect(reader.next(within: 60) == .line("last"))
      #expect(reader.next(within: 60) == .end)
      withExtendedLifetime(pipe) {}
    }

    @Test("that are no requests are quoted in part")
    func quoted() {
      let error = #expect(throws: SessionError.self) { try SessionRequest(line: String(repeating: "x", count: 10_000)) }
      #expect(
        error?.description == "A request is an object of JSON on one line, as in {\"do\": \"tree\"}. This is not one: "
          + String(repeating: "x", count: 200) + "… (10000 bytes)")
    }
  }

  @Suite("The program that a session keeps")
  struct KeptProgramTests {
    @Test("has its own name, and is removed by the next session if its session was killed")
    func kept() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      func names() throws -> Set<String> { Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) }
      let program = folder.appendingPathComponent("Program").path
      for name in ["Program", "Program-1", "Program-2", "Program-notes"] {
        try Data(name.utf8).write(to: folder.appendingPathComponent(name))
      }
      let used = KeptProgram(path: program + "-2")
      let kept = try KeptProgram(of: program)
      #expect(try names() == ["Program", "Program-2", "Program-\(getpid())", "Program-notes"])
      #expect(kept.path == "\(program)-\(getpid())")
      kept.remove()
      used.remove()
      #expect(try names() == ["Program", "Program-notes"])
    }
  }
#endif
