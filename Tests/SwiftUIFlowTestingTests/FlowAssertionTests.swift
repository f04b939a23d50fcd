import FlowIssueReporting
import SwiftUIFlowTesting
import Testing

@Suite("An assertion")
@MainActor
struct FlowAssertionTests {
  @Test("has a label, which is empty by default")
  func label() {
    #expect(FlowAssertion<ShopModel>("the screen is payment") { _ in }.label == "the screen is payment")
    #expect(FlowAssertion<ShopModel> { _ in }.label == "")
  }

  @Test("checks a model")
  func body() {
    var checked: [String] = []
    FlowAssertion<ShopModel> { checked.append($0.screen) }.body(ShopModel())
    #expect(checked == ["cart"])
  }

  @Test("reports a thrown error at its source location")
  func throwing() {
    let assertion = FlowAssertion<ShopModel>("the card is good") { try $0.decline() }; let line: UInt = #line
    let unlabelled = FlowAssertion<ShopModel> { try $0.decline() }

    let issues = IssueReporter.collecting {
      assertion.body(ShopModel())
      unlabelled.body(ShopModel())
    }

    #expect(
      issues.messages == [
        "The assertion \"the card is good\" threw PaymentError.declined.",
        "An assertion threw PaymentError.declined.",
      ]
    )
    #expect(issues.lines == [line, line + 1])
  }

  @Test("leaves the failure of #require to Swift Testing")
  func require() {
    let assertion = FlowAssertion<ShopModel> { try #require($0.screen == "payment") }

    let issues = IssueReporter.collecting {
      withKnownIssue { assertion.body(ShopModel()) }
    }

    #expect(issues.messages.isEmpty)
  }
}
