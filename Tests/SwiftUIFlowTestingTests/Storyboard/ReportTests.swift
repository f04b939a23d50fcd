import FlowIssueReporting
import FlowReports
import FlowSnapshots
import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import SwiftUI
import Testing

@testable import SwiftUIFlowTesting

/// The files beside the page of a storyboard, for programs.
@Suite("A report")
@MainActor
struct ReportTests {
  private let capture = SnapshotMode.capture(SnapshotConfiguration(proposedSize: .init(width: 40, height: 20)))

  /// A flow of two steps that stops at the first one in the configuration "dark".
  private func report(_ name: String = "shop") -> FlowReport {
    let flow = shopFlow(name: name)
      .step("cart", assertions: [FlowAssertion("is <paid>") { if $0.screen == "dark" { throw PaymentError.declined } }])
      .step("payment") { $0.pay() }
    var models = ["cart", "dark"].makeIterator()
    _ = IssueReporter.collecting {
      let labels = ["light", "dark"]
      for label in labels {
        flow.matrixRun(
          configurations: [FlowConfiguration(label: label)],
          modelFactory: { [screen = models.next() ?? ""] in
            let model = ShopModel()
            model.screen = screen
            return model
          }, snapshotMode: capture)
      }
    }
    return flow.lastReport
  }

  private func text(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private func written(_ reports: FlowReport..., to folder: URL, durations: Bool = false) throws {
    var storyboard = FlowStoryboard(title: "Shop", showsDurations: durations)
    for report in reports { storyboard.add(report) }
    try storyboard.write(to: folder)
  }

  @Test("has the results of each step as JSON")
  func json() throws {
    try withTemporaryFolder { folder throws in
      try written(report(), to: folder, durations: true)
      let json = try Data(contentsOf: folder.appendingPathComponent("report.json"))
      let flow = try #require(try JSONDecoder().decode(ReportDocument.self, from: json).flows.first)

      #expect(flow.name == "shop")
      #expect(flow.rows.map(\.name) == ["cart", "payment"])
      #expect(flow.rows[0].place.hasPrefix("ReportTests.swift:"))
      #expect(flow.columns.map(\.label) == ["dark"])
      let step = try #require(flow.columns[0].steps["cart"])
      #expect(step.outcome == .stopped)
      #expect(step.comparison == .notCompared)
      #expect(step.assertions.map(\.name) == ["is <paid>"])
      #expect(step.assertions.map(\.isMet) == [false])
      #expect(step.assertions[0].place.hasPrefix("ReportTests.swift:"))
      #expect(step.failures.count == 1)
      #expect(step.picture == "shop-cart-dark.png")
      #expect((step.seconds ?? 0) > 0)
      #expect(flow.columns[0].steps["payment"] == nil)
    }
  }

  @Test("is reproducible without durations, also for build servers and pull requests")
  func deterministic() throws {
    func files() throws -> [String] {
      try withTemporaryFolder { folder throws in
        try written(report(), to: folder)
        return try ["report.json", "junit.xml", "summary.md"].map { try text($0, in: folder) }
      }
    }
    #expect(try files() == files())
  }

  @Test("names a configuration without a label by its device")
  func devices() throws {
    var content = StoryboardContent()
    for device in [FlowDevice.iPhoneSE, .iPadMini] {
      let flow = shopFlow(name: "shop", configuration: FlowConfiguration(device: device)).step("cart")
      flow.run(snapshotMode: .disabled)
      content.add(flow.lastReport)
    }
    #expect(content.document.flows[0].columns.map(\.title) == ["iPhone SE", "iPad mini"])
  }

  @Test("has a suite for each configuration in the format of JUnit")
  func junit() throws {
    try withTemporaryFolder { folder throws in
      try written(report(), to: folder)
      let xml = try text("junit.xml", in: folder)

      #expect(xml.contains("<testsuite name=\"shop, dark\" tests=\"2\" failures=\"1\" skipped=\"1\">"))
      #expect(xml.contains("the assertion &quot;is &lt;paid&gt;&quot; threw PaymentError.declined"))
      #expect(xml.contains("<testcase name=\"payment\" classname=\"ReportTests.swift:"))
      #expect(xml.contains("><skipped message=\"Not reached\"/></testcase>"))
    }
  }

  @Test("says of a step that stopped its flow without a failure that it did, and of no flow that they run")
  func stopped() {
    var document = ReportDocument()
    var run = document.begin(flow: "shop", rows: [ReportDocument.Row(name: "cart", place: "A.swift:1")])
    _ = document.add(ReportDocument.Step(outcome: .stopped), row: "cart", label: "", device: nil, to: &run)
    #expect(JUnitReport(document: document).xml.contains("<failure message=\"The flow stopped here.\"/>"))
    #expect(
      IndexPage(title: "Flows", document: ReportDocument(), showsDurations: false).html.contains(
        "<p class=\"summary\">The flows run, or were ended before their report was complete.</p>"))
  }

  @Test("is valid XML with any text, and keeps the lines of failures")
  func hostileText() throws {
    var document = ReportDocument()
    let name = "a\u{FFFE}\u{FFFF}\u{1B}<b>\n\"c\""
    var run = document.begin(flow: name, rows: [.init(name: name, place: "T.swift:1")])
    var step = ReportDocument.Step(outcome: .failed, comparison: .notCompared, screen: .zero)
    step.failures = ["One\n  two\r\nthree \u{2028}]]>"]
    document.add(step, row: name, label: name, device: nil, to: &run)
    document.end(run, failures: [name])
    let xml = JUnitReport(document: document).xml

    #expect(XMLCheck.problem(in: xml) == nil)
    #expect(xml.contains("<testcase name=\"a\u{FFFD}\u{FFFD}\u{FFFD}&lt;b&gt;&#10;&quot;c&quot;\""))
    #expect(xml.contains("<failure message=\"One\">One\n  two"))
  }

  @Test("has a table of pictures for a pull request")
  func markdown() throws {
    try withTemporaryFolder { folder throws in
      try written(report("a|b"), to: folder)
      let summary = try text("summary.md", in: folder)

      #expect(summary.contains("2 steps in 1 configuration, 1 picture, 1 failure."))
      #expect(summary.contains("### a\\|b\n"))
      #expect(summary.contains("| Step | dark |\n|---|---|\n"))
      #expect(
        summary.contains("| cart | **stopped**<br><img src=\"a_b-cart-dark.png\" alt=\"cart\" width=\"160\"> |"))
      #expect(summary.contains("| payment | not reached |"))
    }
  }

  // MARK: - The report of a test run

  @Test("of a test run has the flows of all its processes, and none of an earlier run")
  func folder() throws {
    try withTemporaryFolder { folder throws in
      func flows() throws -> [String?] {
        let json = try Data(contentsOf: folder.appendingPathComponent("report.json"))
        return try JSONDecoder().decode(ReportDocument.self, from: json).flows.map(\.name)
      }
      let first = ReportFolder(folder, run: TestRun(process: 1))
      first.add(report("one"))
      first.add(report("two"))
      first.finish()
      #expect(try flows() == ["one", "two"])
      let second = ReportFolder(folder, run: TestRun(process: 1))
      second.add(report("three"))
      second.finish()
      #expect(try flows() == ["one", "two", "three"])
      let list = try text("index.html", in: folder)
      for name in ["one", "two", "three"] {
        #expect(list.contains("<h2><a href=\"\(name).html\">\(name)</a></h2>"))
        #expect(try text("\(name).html", in: folder).contains("<img src=\"\(name)-cart-dark.png\""))
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(name)-cart-dark.png").path))
      }

      // As with `swift test --parallel`.
      let other = ReportFolder(folder, run: TestRun(process: 1))
      other.add(report("four"))
      first.add(report("five"))
      first.finish()
      other.finish()
      #expect(try flows() == ["one", "two", "five", "three", "four"])

      for (run, name) in [(TestRun(process: 1, start: "later"), "six"), (TestRun(process: 2), "four")] {
        let next = ReportFolder(folder, run: run)
        next.add(report(name))
        next.finish()
        #expect(try flows() == [name])
      }
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("one-cart-dark.png").path))
    }
  }

  @Test("of a test run is put together by the process that ends last, also if another one is killed")
  func lastProcess() throws {
    try withTemporaryFolder { folder throws in
      func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
      }
      let files = ["report.json", "junit.xml", "summary.md"]
      let run = TestRun(process: 1)
      let first = ReportFolder(folder, run: run)
      first.add(report("one"))
      first.add(report("both"))
      first.finish()
      #expect(files.filter(exists) == files)

      let second = ReportFolder(folder, run: run)
      var third: ReportFolder? = ReportFolder(folder, run: run)
      second.add(report("two"))
      second.add(report("both"))
      third?.add(report("three"))
      second.finish()
      // They would not have the third flow. What reads the report reads the journals.
      #expect(files.filter(exists) == [])
      #expect(try ReportDocument(in: folder).flows.map(\.name) == ["one", "both", "two", "three"])
      #expect(exists("both-2.html"))

      // A process that is killed writes nothing; the next one finds that it has ended.
      third = nil
      let fourth = ReportFolder(folder, run: run)
      fourth.add(report("four"))
      fourth.finish()
      #expect(files.filter(exists) == files)
      #expect(try ReportDocument(in: folder).flows.map(\.name) == ["one", "both", "two", "three", "four"])
      #expect(try text("junit.xml", in: folder).contains("<testsuite name=\"two, dark\""))
      let list = try text("index.html", in: folder)
      #expect(list.components(separatedBy: "<h2><a href=\"both.html\">both</a></h2>").count == 2)
      // Both runs are on one page.
      #expect(try text("both.html", in: folder).contains("data-configuration=\"dark (2)\""))
      #expect(!exists("both-2.html"))
      for name in ["one", "two", "three", "four"] {
        #expect(try text("\(name).html", in: folder).contains("<img src=\"\(name)-cart-dark.png\""))
      }
    }
  }

  @Test("of a test run has every step as soon as it has ended, also if the process is killed then")
  func killed() throws {
    try withTemporaryFolder { folder throws in
      let report = report()
      var light = report
      light.steps.removeAll { $0.configuration != "light" }
      var run: ReportFolder? = ReportFolder(folder, run: TestRun(process: 1))
      // The flow has two runs of two steps, and stops at the first step of the second one.
      var number: Int?
      for (count, step) in report.steps.enumerated() {
        number = run?.add(step, of: report, to: number)
        let list = try text("index.html", in: folder)
        #expect(list.contains("<span class=\"status unfinished\"><span class=\"unseen\">Not ended</span></span>"))
        #expect(list.contains("<h2><a href=\"shop.html\">shop</a></h2>"))
        let page = try text("shop.html", in: folder)
        #expect(page.components(separatedBy: "<figure class=\"cell").count == count + 2)
        #expect(page.contains("<img src=\"shop-cart-dark.png\""))
        _ = try Picture(png: Data(contentsOf: folder.appendingPathComponent("shop-cart-dark.png")))
        // There is no document yet: it is what the journal has.
        #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("report.json").path))
        let flow = try #require(try ReportDocument(in: folder).flows.first)
        #expect(flow.columns.map(\.steps.count).reduce(0, +) == count + 1)
        #expect(
          flow.allFailures == ["The flow has not ended: its process still runs, or was ended before the flow."])
      }

      // The next process of the run has what the killed one did.
      run = nil
      let next = ReportFolder(folder, run: TestRun(process: 1))
      next.add(self.report("other"))
      next.finish()
      #expect(try ReportDocument(in: folder).flows.map(\.name) == ["shop", "other"])
      #expect(try text("index.html", in: folder).contains("2 of 2 flows failed"))
    }
  }

  #if os(Linux)
    @Test("of a process that is killed in the third step has the first two, on the page and for programs")
    func killedProcess() throws {
      try withTemporaryFolder { folder throws in
        let process = try ChildProcess.product(
          "FlowOutsideTests", arguments: ["killed"], environment: ["FLOW_REPORT": folder.path])
        #expect(process.status == SIGKILL)
        #expect(try text("index.html", in: folder).contains("<h2><a href=\"killed.html\">killed</a></h2>"))
        let page = try text("killed.html", in: folder)
        let flow = try #require(try ReportDocument(in: folder).flows.first)
        #expect(flow.rows.map(\.name) == ["opened", "looked at", "never ends"])
        for name in ["opened", "looked at"] {
          let picture = try #require(flow.columns[0].steps[name]?.picture)
          #expect(page.contains("<img src=\"\(relativeAddress(ofFile: picture))\""))
          _ = try Picture(png: Data(contentsOf: folder.appendingPathComponent(picture)))
        }
        #expect(flow.columns[0].steps["never ends"] == nil)
        #expect(flow.unfinished == 1)
      }
    }
  #endif

  @Test("of a test run says that a process ended within a flow")
  func exit() throws {
    try withTemporaryFolder { folder throws in
      let report = report()
      let run = ReportFolder(folder, run: TestRun(process: 1))
      _ = run.add(report.steps[0], of: report, to: nil)
      run.finish()
      let flow = try #require(try ReportDocument(in: folder).flows.first)
      #expect(flow.allFailures == ["The process ended before the flow did."])
      #expect(try text("index.html", in: folder).contains("The process ended before the flow did."))
      #expect(
        try text("junit.xml", in: folder).contains("<failure message=\"The process ended before the flow did.\"/>"))
    }
  }

  @Test("of a test run writes as much for the thousandth flow as for the second")
  func growth() throws {
    try withTemporaryFolder { folder throws in
      let run = ReportFolder(folder, run: TestRun(process: 1))
      let same = report("same")
      run.add(same)
      // Bytes of files that a flow does not own: what is written again for each flow shows here.
      @MainActor func growth(_ name: String) throws -> [String: Int] {
        func sizes() throws -> [String: Int] {
          let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
          return Dictionary(
            uniqueKeysWithValues: try names.map { name in
              let attributes = try FileManager.default.attributesOfItem(
                atPath: folder.appendingPathComponent(name).path)
              return (name, attributes[.size] as? Int ?? 0)
            })
        }
        let before = try sizes()
        run.add(report(name))
        return try sizes().merging(before) { $0 - $1 }.filter { $0.value > 0 && before[$0.key] != nil }
      }
      let early = try growth("flow 02")
      for number in 10..<40 { run.add(report("flow \(number)")) }
      let late = try growth("flow 99")
      // Only the list and the journal grow, and not more with every flow.
      #expect(Set(early.keys) == ["index.html", ".journal-1"])
      #expect(Set(late.keys) == ["index.html", ".journal-1"])
      for (name, count) in early { #expect(abs(late[name, default: 0] - count) < 40) }
    }
  }

  @Test("that cannot be written says so, and no test fails")
  func unwritable() throws {
    try withTemporaryFolder { folder throws in
      let blocked = folder.appendingPathComponent("blocked")
      try Data().write(to: blocked)
      let report = report()
      let issues = IssueReporter.collecting { ReportFolder(blocked, run: TestRun(process: 1)).add(report) }

      #expect(issues.reported.isEmpty)
      #expect(issues.noted.count == 1)
      #expect(issues.noted.first?.hasPrefix("The report could not be written: FileLockError") == true)
    }
  }
}

/// Reads XML only to see whether it can be read.
private enum XMLCheck {
  static func problem(in xml: String) -> String? {
    let parser = XMLParser(data: Data(xml.utf8))
    return parser.parse() ? nil : parser.parserError.map { "\($0)" } ?? "not XML"
  }
}
