import FlowIssueReporting
import Testing

@Suite("A source location")
struct FlowSourceLocationTests {
  @Test("is the place of the call by default")
  func here() {
    let location = FlowSourceLocation()
    let line: UInt = #line - 1

    #expect(location.line == line)
    #expect("\(location.filePath)" == #filePath)
    #expect(location.description == "FlowIssueReportingTests/FlowSourceLocationTests.swift:\(line)")
  }
}
