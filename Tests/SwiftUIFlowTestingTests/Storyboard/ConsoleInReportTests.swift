#if os(Linux)
  import FlowReports
  import Foundation
  import Testing

  /// Streams are replaced at process start, so this needs another process.
  @Suite("The console in a report")
  struct ConsoleInReportTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")

    private func run() throws -> ChildProcess {
      try ChildProcess.product(
        "FlowOutsideTests", arguments: ["printing"], environment: ["FLOW_REPORT": folder.path])
    }

    @Test("has the output of a step, its views and its tasks, even if another flow prints concurrently")
    func steps() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let run = try run()
      #expect(run.status == 0)

      let document = try ReportDocument(in: folder)
      #expect(document.flows.map(\.name).compactMap { $0 }.sorted() == ["first", "second"])
      for flow in document.flows {
        let name = try #require(flow.name)
        let steps = flow.columns[0].steps
        #expect(
          steps["prints"]?.console
            == "\(name) 1\n\(name) 2\n\(name) 3\nA <task> of \(name)\nThe view of \(name) appears.\n")
        #expect(
          steps["prints too much"]?.console == String(repeating: "x", count: 100_000) + "\n… and 1 byte more")
        #expect(steps["is silent"]?.console == nil)
        #expect(steps["is silent"]?.outcome == .passed)
      }
      let page = try String(contentsOf: folder.appendingPathComponent("first.html"), encoding: .utf8)
      #expect(page.contains("<summary>Console</summary><pre tabindex=\"0\">first 1\nfirst 2\n"))
      let junit = try String(contentsOf: folder.appendingPathComponent("junit.xml"), encoding: .utf8)
      #expect(junit.contains("A &lt;task&gt; of second\n"))
    }

    @Test("does not change the process's own output")
    func passedOn() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let output = try run().output
      for name in ["first", "second"] {
        for line in ["\(name) 1", "\(name) 3", "A <task> of \(name)", "The view of \(name) appears."] {
          #expect(output.components(separatedBy: "\(line)\n").count == 2)
        }
      }
      #expect(output.count { $0 == "x" } == 200_002)
    }
  }
#endif
