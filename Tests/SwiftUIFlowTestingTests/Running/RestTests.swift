#if os(Linux)
  import FlowIssueReporting
  import SwiftUI
  import SwiftUIFlowTesting
  import Testing

  @Suite("Pending work")
  @MainActor
  struct RestTests {
    private struct Loading: View {
      let model: ShopModel
      let work: @MainActor @Sendable (ShopModel) async -> Void

      var body: some View {
        Text(model.screen).accessibilityIdentifier(model.screen).task { await work(model) }
      }
    }

    private func flow(
      _ work: @escaping @MainActor @Sendable (ShopModel) async -> Void
    ) -> FlowTester<ShopModel, Loading> {
      FlowTester(name: "shop", model: ShopModel()) { Loading(model: $0, work: work) }
    }

    @Test("is awaited after each step of an asynchronous run: the picture and the assertions come after it")
    func tasks() async {
      await flow { model in
        try? await Task.sleep(for: .milliseconds(5))
        model.pay()
      }
      .step("loaded", assertions: [.accessibility(identifier: "payment")])
      .endsAtRest()
      .asyncRun(snapshotMode: .disabled)
    }

    @Test("is named if it does not end in time, and is not awaited again")
    func unendingTask() async {
      var warnings: [String] = []
      let issues = await IssueReporter.collecting {
        let flow = flow { _ in try? await Task.sleep(for: .seconds(1_000_000)) }
          .step("cart")
          .step("payment") { $0.pay() }
          .waitingForTasks(upTo: .milliseconds(20))
        await flow.asyncRun(snapshotMode: .disabled)
        warnings = flow.lastReport.steps.flatMap(\.warnings)
      }

      #expect(issues.messages == [])
      #expect(warnings.count == 1)
      #expect(warnings.first?.hasPrefix("a task of \"") == true)
      #expect(warnings.first?.contains("Loading") == true)
      #expect(warnings.first?.hasSuffix(" still ran after 0.02 seconds") == true)
    }

    @Test("is named in the failure of a synchronous run, but not in that of an asynchronous run")
    func unawaitedTask() async {
      func flow(_ work: @escaping @MainActor @Sendable (ShopModel) async -> Void) -> FlowTester<ShopModel, Loading> {
        self.flow(work).step("loaded", assertions: [.accessibility(identifier: "payment")])
      }
      let work: @MainActor @Sendable (ShopModel) async -> Void = { _ in try? await Task.sleep(for: .seconds(1_000_000))
      }
      let missed = IssueReporter.collecting { flow(work).run(snapshotMode: .disabled) }
      #expect(missed.messages.count == 1)
      #expect(missed.messages.first?.contains(". A task of \"") == true)
      #expect(
        missed.messages.first?.hasSuffix(
          "Loading\" still runs: run and matrixRun do not wait for tasks, asyncRun and asyncMatrixRun do.") == true)

      let awaited = await IssueReporter.collecting {
        await flow { _ in }.asyncRun(snapshotMode: .disabled)
      }
      #expect(awaited.messages.count == 1)
      #expect(awaited.messages.first?.contains("still runs") == false)
    }

    @Test("fails a flow that must end at rest, in each configuration")
    func restlessness() {
      let issues = IssueReporter.collecting {
        FlowTester(name: "shop", model: ShopModel()) { _ in
          Text("").sheet(isPresented: .constant(true)) { Text("") }
        }
        .step("cart")
        .endsAtRest()
        .matrixRun(
          configurations: [.init(label: "a"), .init(label: "b")], modelFactory: { ShopModel() },
          snapshotMode: .disabled)
      }

      #expect(
        issues.messages == [
          "Flow \"shop\", configuration \"a\", does not end at rest: presentations: A sheet.",
          "Flow \"shop\", configuration \"b\", does not end at rest: presentations: A sheet.",
        ])
      #expect(issues.lines == [#line - 11, #line - 11])
    }

    @Test("fails the flow, and no step of the next configuration")
    func nextConfiguration() {
      let flow = FlowTester(name: "shop", model: ShopModel()) { _ in
        Text("").sheet(isPresented: .constant(true)) { Text("") }
      }
      .step("cart")
      .endsAtRest()
      withKnownIssue {
        flow.matrixRun(
          configurations: [.init(label: "a"), .init(label: "b")], modelFactory: { ShopModel() },
          snapshotMode: .disabled)
      }

      #expect(flow.lastReport.flowFailures.map(\.configurationLabel) == ["a", "b"])
      #expect(flow.lastReport.steps.flatMap(\.failures).map(\.message) == [])
    }

    @Test("is not reported for a flow that has failed before its end")
    func stopped() {
      let issues = IssueReporter.collecting {
        FlowTester(name: "shop", model: ShopModel()) { _ in
          Text("").sheet(isPresented: .constant(true)) { Text("") }
        }
        .step("cart")
        .step("declined") { try $0.decline() }
        .endsAtRest()
        .run(snapshotMode: .disabled)
      }
      #expect(issues.messages.count == 1)
    }
  }
#endif
