import Testing
import XCTest

@testable import FlowIssueReporting

@Suite("Reporting an issue")
struct IssueReporterTests {
  @Test("makes the running Swift Testing test fail, at the given location")
  func recordsInSwiftTest() {
    let location = FlowSourceLocation(line: 7, column: 3)

    withKnownIssue {
      IssueReporter.report("The till is empty.", at: location)
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["The till is empty."]
        && issue.sourceLocation?.line == 7
        && issue.sourceLocation?.column == 3
        && issue.sourceLocation?.fileID == "FlowIssueReportingTests/IssueReporterTests.swift"
    }
    #expect(UnclaimedIssues.all.isEmpty)
  }

  @Test("can be collected instead")
  func collects() async {
    let collected = IssueReporter.collecting {
      IssueReporter.report("first", at: FlowSourceLocation())
      IssueReporter.note("context")
      IssueReporter.report("second", at: FlowSourceLocation())
    }
    let collectedLater = await IssueReporter.collecting {
      await Task.yield()
      IssueReporter.report("later", at: FlowSourceLocation())
    }

    #expect(collected.reported.map(\.message) == ["first", "second"])
    #expect(collected.noted == ["context"])
    #expect(collectedLater.reported.map(\.message) == ["later"])
  }

  @Test("is omitted for errors whose cause a framework has recorded")
  func recordedErrors() throws {
    struct Other: Error {}
    var required: (any Error)?
    withKnownIssue {
      do { try #require(Bool(false)) } catch { required = error }
    }
    var unwrapped: (any Error)?
    // Recorded if a flow has run before.
    withKnownIssue(isIntermittent: true) {
      do { _ = try XCTUnwrap(Int?.none) } catch { unwrapped = error }
    }

    #expect(IssueReporter.isRecordedByFramework(try #require(required)))
    #expect(IssueReporter.isRecordedByFramework(try #require(unwrapped)))
    #expect(!IssueReporter.isRecordedByFramework(Other()))
    #expect(!IssueReporter.isCancellationOfTest(Other()))
  }
}
