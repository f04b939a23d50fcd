#if os(Linux)
  import FlowReports
  import Foundation
  import Testing

  @testable import flow

  @Suite("The command flow preview")
  struct PreviewCommandTests {
    private func withPackage(_ files: [String: String], _ body: (URL) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      for (path, text) in files.merging(["Package.swift": ""], uniquingKeysWith: { old, _ in old }) {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try body(folder)
    }

    @Test("requests a drawing for each combination of options")
    func requests() throws {
      let one = try PreviewCommand.parse([]).requests()
      #expect(one.map(\.label) == ["iPhone 16"])
      let four = try PreviewCommand.parse(
        [
          "--device", "iPhone SE", "--device", "iPad mini", "--scheme", "light", "--scheme", "dark", "--locale",
          "ja_JP",
        ])
      #expect(
        four.requests().map(\.label) == ["iPhone SE, light", "iPhone SE, dark", "iPad mini, light", "iPad mini, dark"])
      #expect(four.requests().map(\.isDark) == [false, true, false, true])
      #expect(four.requests().allSatisfy { $0.locale == "ja_JP" })
    }

    @Test("draws only named previews")
    func choice() throws {
      let all = [
        PreviewListing(number: 0, typeName: "App.P1", fileID: "App/CartView.swift", line: 3),
        PreviewListing(number: 1, typeName: "App.RowPreviews", fileID: nil, line: nil),
      ]
      #expect(try PreviewCommand.choose([], from: all) == all)
      #expect(try PreviewCommand.choose(["CartView.swift"], from: all) == [all[0]])
      #expect(try PreviewCommand.choose(["Row*"], from: all) == [all[1]])
      #expect(throws: CommandError.self) { try PreviewCommand.choose(["x"], from: all) }
      #expect(throws: CommandError.self) { try PreviewCommand.choose([], from: []) }
    }

    @Test("finds the declarations of providers")
    func providers() {
      #expect(ProviderSearch.provider(declaredIn: "struct A_Previews: PreviewProvider {") == "A_Previews")
      #expect(ProviderSearch.provider(declaredIn: "private enum B : SwiftUI.PreviewProvider {") == "B")
      #expect(ProviderSearch.provider(declaredIn: "// a PreviewProvider") == nil)
      #expect(ProviderSearch.provider(declaredIn: "struct C: View {") == nil)
    }

    @Test("runs programs concurrently, and reports how each ended")
    func several() throws {
      var most = 0
      var running: [RunningProcess] = []
      let endings = try PreviewRun.endings(of: 5, atOnce: 2) { index in
        running = try running.filter { try $0.ending() == nil }
        let process = try Subprocess(arguments: ["sh", "-c", "echo \(index); exit \(index)"]).start(limit: 60)
        running.append(process)
        most = max(most, running.count)
        return process
      }
      #expect(endings.map { "\($0)" } == (0..<5).map { "exit(\($0), \"\($0)\\n\")" })
      #expect(most <= 2)
    }

    @Test("draws the other previews if one ends its process, whatever its exit code")
    func endedPreviews() throws {
      // Draws declaration 3, and ends as the others would end the program.
      let script = """
        #!/bin/sh
        case "$1 $2" in
        "draw 0") exit 0 ;;
        "draw 1") echo broken >&2; exit 7 ;;
        "draw 2") kill -KILL $$ ;;
        "draw 3") mkdir -p "$4"; echo '{"version": 1, "flows": []}' > "$4/report.json" ;;
        "join "*) shift 3; for part; do test -f "$part/report.json" || exit 1; done ;;
        esac
        """
      try withPackage(["program": script]) { folder in
        let program = folder.appendingPathComponent("program").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        let run = PreviewRun(
          program: BuiltPreviews(program: program), requests: [], folder: folder, timeLimit: 60, processes: 2)
        let listings = (0..<4).map {
          PreviewListing(number: $0, typeName: "App.P\($0)", fileID: "App/P\($0).swift", line: 1)
        }
        let outcomes = try run.draw(listings, into: folder.appendingPathComponent("previews"))
        #expect(outcomes.map(\.place) == (0..<4).map { "P\($0).swift:1" })
        #expect(
          outcomes.map(\.problem) == [
            "The preview ended its process with exit code 0 before it was drawn.", "broken",
            "The preview ended its process with signal 9.", nil,
          ])
        try Data("#!/bin/sh\ncase $1 in draw) exec sleep 60 ;; esac\n".utf8).write(to: URL(fileURLWithPath: program))
        let slow = PreviewRun(
          program: BuiltPreviews(program: program), requests: [], folder: folder, timeLimit: 0.1, processes: 1)
        #expect(
          try slow.draw([listings[0]], into: folder.appendingPathComponent("slow")).map(\.problem) == [
            "The preview was not drawn within 1 second."
          ])
      }
    }

    @Test("a watched folder reports new, changed and removed files, but not the output")
    func watching() throws {
      try withPackage(["Sources/a.swift": "1", "Sources/b.swift": "1"]) { folder in
        var watched = WatchedFolder(folder, except: folder.appendingPathComponent("previews"))
        #expect(watched.changes() == [])
        let manager = FileManager.default
        let changed = folder.appendingPathComponent("Sources/a.swift")
        try manager.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: changed.path)
        try manager.removeItem(at: folder.appendingPathComponent("Sources/b.swift"))
        try Data("2".utf8).write(to: folder.appendingPathComponent("c.swift"))
        try manager.createDirectory(at: folder.appendingPathComponent("previews"), withIntermediateDirectories: true)
        try Data("x".utf8).write(to: folder.appendingPathComponent("previews/index.html"))
        try manager.createDirectory(at: folder.appendingPathComponent(".build"), withIntermediateDirectories: true)
        try Data("x".utf8).write(to: folder.appendingPathComponent(".build/a"))
        #expect(watched.changes() == ["Sources/a.swift", "Sources/b.swift", "c.swift"])
        #expect(watched.changes() == [])
      }
    }
  }
#endif
