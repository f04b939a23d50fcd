import FlowIssueReporting
import SwiftUIFlowTesting
import Testing

@Suite("A step")
@MainActor
struct FlowStepTests {
  @Test("keeps its name, has no assertions and takes a picture by default")
  func defaults() {
    let step = FlowStep<ShopModel>(name: "payment", action: { $0.pay() })

    #expect(step.name == "payment")
    #expect(step.assertions.isEmpty)
    #expect(step.assert == nil)
    #expect(step.asyncAction == nil)
    #expect(step.snapshotEnabled)
  }

  @Test("has a source location")
  func sourceLocation() {
    let step = FlowStep<ShopModel>(name: "payment", action: { _ in }); let line: UInt = #line

    #expect(step.sourceLocation.line == line)
    #expect(step.sourceLocation.description == "SwiftUIFlowTestingTests/FlowStepTests.swift:\(line)")
  }

  @Test("performs its action on a model")
  func action() {
    let model = ShopModel()
    FlowStep<ShopModel>(name: "payment", action: { $0.pay() }).action(model)
    #expect(model.screen == "payment")
  }

  @Test("performs its asynchronous action on a model")
  func asyncAction() async throws {
    let model = ShopModel()
    let step = FlowStep<ShopModel>(name: "loaded", action: { _ in }, asyncAction: { await $0.load() })

    let action = try #require(step.asyncAction)
    await action(model)

    #expect(model.items == 2)
  }

  @Test("can be written with a single assertion")
  func singleAssertion() {
    let step = FlowStep<ShopModel>(name: "payment", action: { $0.pay() }, assert: { #expect($0.screen == "cart") })
    let without = FlowStep<ShopModel>(name: "payment", action: { $0.pay() }, assert: nil)

    step.assert?(ShopModel())

    #expect(step.assertions.count == 1)
    #expect(without.assert == nil)
  }

  @Test("reports an error of its action at its source location")
  func throwingAction() async {
    let step = FlowStep<ShopModel>(name: "payment", action: { try $0.decline() }); let line: UInt = #line
    let asyncStep = FlowStep<ShopModel>(
      name: "payment", action: { _ in }, asyncAction: { try $0.decline() }, snapshotEnabled: false)

    let issues = IssueReporter.collecting { step.action(ShopModel()) }
    let asyncIssues = await IssueReporter.collecting { await asyncStep.asyncAction?(ShopModel()) }

    #expect(issues.messages == ["The action of step \"payment\" threw PaymentError.declined."])
    #expect(issues.lines == [line])
    #expect(asyncIssues.messages == issues.messages)
    let flow = shopFlow(name: "shop").step { try $0.decline() }
    let unnamed = IssueReporter.collecting { flow.extractedSteps[0].action(ShopModel()) }
    #expect(unnamed.messages == ["The action of an unnamed step threw PaymentError.declined."])
  }
}
