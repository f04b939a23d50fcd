import FlowIssueReporting
import FlowReports
import Foundation
import Locking
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
      ReportFolder(folder, run: TestRun(process: 1)).add(report("three"))
      #expect(try flows() == ["one", "two", "three"])
      let page = try text("index.html", in: folder)
      for name in ["one", "two", "three"] {
        #expect(page.contains("<img src=\"\(name)-cart-dark.png\""))
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(name)-cart-dark.png").path))
      }

      // As with `swift test --parallel`.
      let other = ReportFolder(folder, run: TestRun(process: 1))
      other.add(report("four"))
      first.add(report("five"))
      first.finish()
      #expect(try flows() == ["one", "two", "three", "four", "five"])

      ReportFolder(folder, run: TestRun(process: 1, start: "later")).add(report("six"))
      #expect(try flows() == ["six"])
      ReportFolder(folder, run: TestRun(process: 2)).add(report("four"))
      #expect(try flows() == ["four"])
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("one-cart-dark.png").path))
    }
  }

  @Test("of a test run is written during the run, for at most a tenth of the time, and at its end")
  func intervals() throws {
    try withTemporaryFolder { folder throws in
      let clock = Locked(ContinuousClock.now)
      let run = ReportFolder(folder, run: TestRun(process: 1)) {
        clock.withLock { now in
          defer { now += .seconds(1) }
          return now
        }
      }
      var written: [Int] = []
      for number in 1...25 {
        run.add(report("\(number)"))
        written.append(try ReportDocument(in: folder).flows.count)
      }
      // The clock is read once, and twice when the report is written: a second each time.
      #expect(
        written == Array(repeating: 1, count: 10) + Array(repeating: 11, count: 10) + Array(repeating: 21, count: 5))
      run.finish()
      #expect(try ReportDocument(in: folder).flows.count == 25)
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
      #expect(issues.noted.first?.hasPrefix("The report could not be written: FileLockError") == true)
    }
  }
}
