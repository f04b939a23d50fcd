import FlowReports
import Foundation
import Testing

@Suite("Events of tests")
struct TestEventTests {
  @Test("an event is the same after it was written and read, and leaves out what it does not have")
  func coding() throws {
    let event = TestEvent(.ended, test: "CartTests.testPaying", outcome: .skipped)
    let data = try JSONEncoder().encode(event)
    #expect(try JSONDecoder().decode(TestEvent.self, from: data) == event)
    let keys = try #require(try JSONSerialization.jsonObject(with: data) as? [String: String])
    #expect(keys == ["kind": "ended", "test": "CartTests.testPaying", "outcome": "skipped"])
  }
}
