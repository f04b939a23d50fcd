import FlowIssueReporting
import SwiftUIFlowTesting
import Testing

@Suite("Names")
@MainActor
struct NameTests {
  private let file = "SwiftUIFlowTestingTests/NameTests.swift"

  /// The messages of a flow that must not run.
  private func refusal(of flow: FlowTester<ShopModel, ShopView>) -> IssueCollection {
    IssueReporter.collecting {
      let results = flow.beforeEachStep { _, _, _ in Issue.record("The flow was run.") }.run { _, _ in }
      #expect(results.isEmpty)
      #expect(!flow.lastReport.isSuccess)
    }
  }

  @Test("that are equal are rejected, with both steps and their locations")
  func same() {
    let flow = shopFlow(name: "shop")
      .step("cart") { _ in }
      .step("payment") { _ in }
      .step("cart") { _ in }
    let line: UInt = #line - 1

    let issues = refusal(of: flow)

    #expect(
      issues.messages == [
        "Step 1 \"cart\" (\(file):\(line - 2)) and step 3 \"cart\" (\(file):\(line)) of flow \"shop\" "
          + "have the same name, \"shop-cart\". Rename one of them; the flow was not run."
      ]
    )
    #expect(issues.lines == [line])
    #expect(flow.lastReport.failures.map(\.stepName) == ["shop-cart"])
  }

  @Test("given by position may equal explicit ones")
  func position() {
    let flow = shopFlow().step("step-1") { _ in }.step { _ in }
    let line: UInt = #line - 1

    #expect(
      refusal(of: flow).messages == [
        "Step 1 \"step-1\" (\(file):\(line)) and step 2 (\(file):\(line)) have the same name, \"step-1\". "
          + "Rename one of them; the flow was not run."
      ]
    )
  }

  @Test("that would share a file are rejected")
  func sameFile() {
    let flow = shopFlow().step("a/b") { _ in }.step("a_b") { _ in }
    let inCase = shopFlow().step("Cart") { _ in }.step("cart") { _ in }
    let line: UInt = #line - 1

    #expect(
      refusal(of: flow).messages == [
        "Step 1 \"a/b\" (\(file):\(line - 1)) and step 2 \"a_b\" (\(file):\(line - 1)) "
          + "would be stored in the same file, \"a_b.png\". Rename one of them; the flow was not run."
      ]
    )
    #expect(
      refusal(of: inCase).messages == [
        "Step 1 \"Cart\" (\(file):\(line)) and step 2 \"cart\" (\(file):\(line)) "
          + "would be stored in the same file, \"Cart.png\", where a file system ignores case. "
          + "Rename one of them; the flow was not run."
      ]
    )
  }

  @Test(
    "that are invalid are rejected",
    arguments: [
      ("", "is empty"),
      (" \t", "is only white space"),
      (".", "stands for a folder"),
      ("..", "stands for a folder"),
      ("a\u{0}b", "contains a control character"),
      ("a\nb", "contains a control character"),
      (String(repeating: "ä", count: 101), "is 202 bytes long, where a file name has room for 200"),
    ]
  )
  func unusable(name: String, problem: String) {
    let flow = shopFlow(name: "shop").step(name) { _ in }
    let line: UInt = #line - 1
    let shown = name.replacingOccurrences(of: "\0", with: "\\0").replacingOccurrences(of: "\n", with: "\\n")
      .replacingOccurrences(of: "\t", with: "\\t")

    #expect(
      refusal(of: flow).messages == [
        "Step 1 \"\(shown)\" (\(file):\(line)) of flow \"shop\" has a name that \(problem). "
          + "Change it; the flow was not run."
      ]
    )
  }

  @Test("that are too long in combination are rejected")
  func tooLongTogether() {
    let flow = shopFlow(name: String(repeating: "f", count: 150)).step(String(repeating: "s", count: 60)) { _ in }

    #expect(refusal(of: flow).messages.first?.contains("gets a name that is 211 bytes long") == true)
  }

  @Test("of flows are validated, too")
  func flowName() {
    let line = #line + 1
    let flow = FlowTester(name: " ", model: ShopModel()) { ShopView(model: $0) }.step("cart") { _ in }

    #expect(
      refusal(of: flow).messages == [
        "The flow created at SwiftUIFlowTestingTests/NameTests.swift:\(line) has a name that is only white space. Change "
          + "it; the flow was not run."
      ])
  }

  @Test("that are unusual but valid are accepted")
  func unusual() {
    let names = ["支払い", "tap \"pay\"", "café ☕️", "../../etc", "a b", ".hidden", "100 %"]
    let flow = shopFlow()
    for name in names { flow.step(name) { _ in } }

    #expect(flow.run { _, _ in }.map(\.resolvedName) == names)
  }

  @Test("of configurations must differ in a matrix run")
  func labels() {
    func messages(_ labels: [String]) -> [String] {
      IssueReporter.collecting {
        let results = shopFlow(name: "shop")
          .step("cart") { _ in }
          .matrixRun(
            configurations: labels.map { FlowConfiguration(label: $0) },
            modelFactory: { ShopModel() },
            snapshotMode: .disabled
          )
        #expect(results.isEmpty)
      }
      .messages
    }

    #expect(
      messages(["light", "dark", "light"]) == [
        "Configurations 1 and 3 of flow \"shop\" have the same label, \"light\", so that the names of their steps "
          + "would be the same. Give each a label of its own; the flow was not run."
      ]
    )
    #expect(
      messages(["", ""]) == [
        "Configurations 1 and 2 of flow \"shop\" have no label, so that the names of their steps "
          + "would be the same. Give each a label of its own; the flow was not run."
      ]
    )
    #expect(
      messages(["a", " "]) == [
        "Configuration 2 of flow \"shop\" has a label that is only white space. Change it; the flow was not run."
      ]
    )
  }

  @Test("of steps in different configurations must differ too")
  func acrossConfigurations() {
    let flow = shopFlow().step("a") { _ in }.step("a-b") { _ in }
    let line: UInt = #line - 1

    let issues = IssueReporter.collecting {
      flow.matrixRun(
        configurations: [.init(label: "b-c"), .init(label: "c")],
        modelFactory: { ShopModel() },
        snapshotMode: .disabled
      )
    }

    #expect(
      issues.messages == [
        "Step 1 \"a\" (\(file):\(line), configuration \"b-c\") and step 2 \"a-b\" (\(file):\(line), "
          + "configuration \"c\") have the same name, \"a-b-c\". Rename one of them; the flow was not run."
      ]
    )
  }

  @Test("that are equal are reported once for all configurations")
  func sameInMatrix() {
    let issues = IssueReporter.collecting {
      shopFlow().step("a") { _ in }.step("a") { _ in }
        .matrixRun(
          configurations: [.init(label: "light"), .init(label: "dark")],
          modelFactory: { ShopModel() },
          snapshotMode: .disabled
        )
    }

    #expect(issues.messages.count == 1)
  }
}
