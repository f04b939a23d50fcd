#if os(Linux)
  import FlowIssueReporting
  import SwiftUI
  import Testing

  @testable import SwiftUIFlowTesting

  @Suite("Warnings of a run") @MainActor
  struct WarningTests {
    @Test("are part of the first step in each configuration with them, and reported to the test once")
    func configurations() {
      let flow = FlowTester(name: "shop", model: ShopModel()) { model in
        Text(model.screen).background(.thinMaterial)
      }
      .step("cart") { _ in }
      .step("payment") { $0.pay() }
      let issues = IssueReporter.collecting {
        flow.matrixRun(
          configurations: ["light", "dark"].map { FlowConfiguration(label: $0) }, modelFactory: { ShopModel() },
          snapshotMode: .capture())
      }
      let warned = flow.lastReport.steps.map { $0.warnings.count { $0.hasPrefix("Material") } }
      #expect(warned == [1, 0, 1, 0])
      let told = issues.warned.map(\.message).filter { $0.contains("Material") }
      #expect(
        told == [
          "Step \"cart\" of flow \"shop\", configuration \"light\": Material is approximate: what lies on it has its own "
            + "colors, without vibrancy. Also in configuration \"dark\"."
        ])
      #expect(issues.reported.isEmpty)
    }

    @Test("equal ones are one, with the steps, configurations and views of all")
    func places() {
      var warnings = RunWarnings()
      func place(_ step: String, _ configuration: String, _ path: String, line: UInt) -> RunWarnings.Place {
        RunWarnings.Place(
          introduction: "Step \(step)", step: step, configuration: configuration, path: path,
          location: FlowSourceLocation(fileID: "A/A.swift", filePath: "A.swift", line: line, column: 1))
      }
      warnings.add("blur is approximate", in: place("\"a\"", "light", "Cart > Text", line: 1))
      warnings.add("a font is missing", in: place("\"a\"", "", "", line: 1))
      warnings.add("blur is approximate", in: place("\"b\"", "light", "Cart > Row", line: 2))
      for number in 1...7 {
        warnings.add("blur is approximate", in: place("\"b\"", "\(number)", "Cart > Text", line: 2))
      }
      #expect(
        warnings.reports.map(\.message) == [
          "Step \"a\": blur is approximate (at Cart > Text). Also in step \"b\", in configurations \"1\", \"2\", \"3\", "
            + "\"4\", \"5\" and 2 more, at Cart > Row.",
          "Step \"a\": a font is missing.",
        ])
      #expect(warnings.reports.map(\.location.line) == [1, 1])
    }
  }
#endif
