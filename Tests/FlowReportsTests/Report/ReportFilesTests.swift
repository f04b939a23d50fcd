import Foundation
import Testing

@testable import FlowReports

@Suite("The files of a report")
struct ReportFilesTests {
  @Test("do not replace files of somebody else, whichever they are")
  func foreign() throws {
    for name in [
      "index.html", "report.json", "junit.xml", "summary.md", "run.json", "report.css", "report.js", "cart.png",
    ] {
      try withFiles([name: Data("somebody's".utf8)]) { root throws in
        let files = ReportFiles(in: root)
        #expect(throws: OwnFileError.foreign(root.appendingPathComponent(name).path)) {
          try files.check(["cart.png"])
        }
      }
    }
  }

  @Test("of an earlier report are listed, and replaced")
  func earlier() throws {
    var step = ReportDocument.Step(outcome: .passed, comparison: .matched, screen: .zero)
    step.picture = "cart.png"
    step.difference = "../outside.png"
    var report = ReportDocument()
    let flow = report.index(ofFlow: "shop")
    report.flows[flow].rows = [.init(name: "cart", place: "CheckoutTests.swift:1")]
    let column = report.flows[flow].addColumn("light")
    report.flows[flow].columns[column].steps["cart"] = step
    let present = [
      "index.html": Data(FileMark.generator.utf8), "junit.xml": Data(), "summary.md": Data("## Flows".utf8),
      "notes.md": Data("notes".utf8), "cart.png": foreignPNG("of an earlier version"), "logo.png": png("unlisted"),
    ]
    try withFiles(["report/a": Data(), "outside.png": png("outside")]) { root throws in
      let folder = root.appendingPathComponent("report")
      for (name, data) in present { try data.write(to: folder.appendingPathComponent(name)) }
      try report.write(in: folder)
      let files = ReportFiles(in: folder)
      #expect(
        files.present().map(\.lastPathComponent) == [
          "cart.png", "index.html", "junit.xml", "report.json", "summary.md",
        ])
      try files.check(["cart.png"], listed: ["cart.png"])
    }
  }
}
