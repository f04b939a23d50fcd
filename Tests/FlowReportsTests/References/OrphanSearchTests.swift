import Foundation
import Testing

@testable import FlowReports

@Suite("An orphan")
struct OrphanSearchTests {
  private let folder = "Tests/__Snapshots__/CheckoutTests"

  private func report(references: [String], failures: [String] = []) -> ReportDocument {
    var step = ReportDocument.Step(outcome: .passed, comparison: .matched, screen: .zero)
    step.references = references
    step.failures = failures
    var report = ReportDocument()
    let flow = report.index(ofFlow: "shop")
    report.flows[flow].rows = [.init(name: "cart", place: "CheckoutTests.swift:1")]
    let column = report.flows[flow].addColumn("light")
    report.flows[flow].columns[column].steps["cart"] = step
    return report
  }

  @Test("is a reference that no step compared, or whose test file no longer exists")
  func orphans() throws {
    let present = [
      "Tests/CheckoutTests.swift": Data(), "Tests/OtherTests.swift": Data(),
      "\(folder)/cart.png": png("used"), "\(folder)/cart.txt": Data(), "\(folder)/old.png": png("orphan"),
      "\(folder)/old.fail.png": png("left by a failure"), "\(folder)/notes.md": Data(),
      "\(folder)/pay.1.png": foreignPNG("of another library"), "\(folder)/notes.txt": Data("of the team".utf8),
      "Tests/__Snapshots__/OtherTests/a.png": png("of a test that did not run"),
      "Tests/__Snapshots__/GoneTests/b.txt": Data(),
    ]
    try withFiles(present) { root throws in
      let search = try OrphanSearch(report(references: ["\(folder)/cart.png", "\(folder)/cart.txt"]), package: root)
      let orphans = try search.orphans().map { PackageFolder.relativePath($0.url.path, to: root) }
      #expect(orphans == ["\(folder)/old.png", "Tests/__Snapshots__/GoneTests/b.txt"])
    }
  }

  @Test("is not searched for outside of the package, unless the folder is named, and never through a link")
  func outside() throws {
    let present = ["package/Package.swift": Data(), "victim/p1.png": png("used"), "victim/p2.png": png("victim")]
    try withFiles(present) { root throws in
      let package = root.appendingPathComponent("package")
      let victim = root.appendingPathComponent("victim")
      let error = #expect(throws: SnapshotFilesError.self) {
        try OrphanSearch(report(references: ["../victim/p1.png"]), package: package).orphans()
      }
      #expect(
        error?.description
          == "The report has references in \(victim.path), which is not in the package \(package.path), so nothing was "
          + "searched. If flows record there, name the folder with --references.")
      let named = try OrphanSearch(report(references: ["../victim/p1.png"]), package: package, others: [victim])
      #expect(try named.orphans().map(\.url.lastPathComponent) == ["p2.png"])

      try FileManager.default.createSymbolicLink(
        at: package.appendingPathComponent("linked"), withDestinationURL: victim)
      let linked = try OrphanSearch(report(references: ["linked/p1.png"]), package: package)
      #expect(try linked.orphans().isEmpty)
    }
  }

  @Test("is not searched for after a run of some of the tests")
  func selection() {
    var report = report(references: [])
    report.run = ReportRun(of: nil, environment: ["FLOW_REPORT_SELECTION": "--filter Shop", "FLOW_COMMIT": "1"])
    #expect(throws: SnapshotFilesError.selection("--filter Shop")) {
      try OrphanSearch(report, package: URL(fileURLWithPath: "/"))
    }
  }

  @Test("is not searched for after a run in which a flow stopped, although without a failure")
  func stopped() {
    var report = report(references: [])
    report.flows[0].columns[0].steps["cart"]?.outcome = .stopped
    #expect(throws: SnapshotFilesError.stopped(step: "cart")) {
      try OrphanSearch(report, package: URL(fileURLWithPath: "/"))
    }
  }

  @Test("is not searched for after a run with failures")
  func failures() {
    #expect(throws: SnapshotFilesError.failures(1)) {
      try OrphanSearch(report(references: [], failures: ["wrong"]), package: URL(fileURLWithPath: "/"))
    }
  }
}
