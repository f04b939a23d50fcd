#if os(Linux)
  import FlowIssueReporting
  import SwiftUI
  import SwiftUIFlowTesting
  import Testing

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
      #expect(issues.warned.count { $0.message.contains("Material") } == 1)
      #expect(issues.reported.isEmpty)
    }
  }
#endif
