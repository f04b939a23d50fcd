import Testing

@testable import FlowIssueReporting

@Suite("An observer of issues")
struct IssueObserverTests {
  @Test("sees failures with their locations, and leaves them to the framework")
  func sees() {
    withKnownIssue {
      let seen = IssueObserver.observe { observer in
        #expect(Bool(false), "as expected")
        return observer.takeIssues()
      }
      let line = #line - 3

      #expect(seen.map(\.message) == ["Expectation failed: Bool(false): as expected"])
      #expect(seen.map(\.place) == ["FlowIssueReportingTests/IssueObserverTests.swift:\(line)"])
      #expect(seen.map(\.isCounted) == [true])
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["as expected"]
    }
  }

  @Test("reports each issue once")
  func once() {
    withKnownIssue {
      IssueObserver.observe { observer in
        Issue.record("first")
        #expect(observer.takeIssues().count == 1)
        Issue.record("second")
        Issue.record("third")
        #expect(observer.takeIssues().count == 2)
        #expect(observer.takeIssues().isEmpty)
      }
    } matching: { issue in
      issue.comments.count == 1
    }
  }

  @Test("sees no passing expectations, and no known issues")
  func nothing() {
    IssueObserver.observe { observer in
      #expect(Bool(true))
      withKnownIssue { Issue.record("known") }
      #expect(observer.takeIssues().isEmpty)
    }
  }

  @Test("passes on the results and errors of the operation")
  func outcome() async {
    struct Stop: Error {}

    #expect(IssueObserver.observe { _ in 3 } == 3)
    #expect(await IssueObserver.observe { _ async in 3 } == 3)
    #expect(throws: Stop.self) { try IssueObserver.observe { _ in throw Stop() } }
    await #expect(throws: Stop.self) { try await IssueObserver.observe { _ async throws in throw Stop() } }
  }

  @Test("sees across suspensions")
  func suspensions() async {
    await withKnownIssue {
      await IssueObserver.observe { observer in
        await Task.yield()
        Issue.record("late")
        await Task.yield()
        #expect(observer.takeIssues().count == 1)
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["late"]
    }
  }
}
