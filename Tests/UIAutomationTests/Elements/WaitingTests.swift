import FlowIssueReporting
import SwiftUI
import Testing

@testable import UIAutomation

@MainActor
@Suite("Waiting for elements")
struct WaitingTests {
  private struct Payment: View {
    @State private var isPaid = false

    var body: some View {
      Button("Pay") {
        Task {
          try? await Task.sleep(for: .seconds(60))
          isPaid = true
        }
      }
      if isPaid { Text("Thank you!") }
    }
  }

  @Test("times out in a test that blocks tasks: they are named, with their waiters")
  func tasksThatCannotGoOn() {
    let app = XCUIApplication(showing: Payment())
    app.buttons["Pay"].tap()
    let issues = IssueReporter.collecting {
      #expect(!app.staticTexts["Thank you!"].waitForExistence(timeout: 0.1))
    }
    #expect(
      issues.warned.map(\.message) == [
        "The wait of 0.1 s for \"Thank you!\" StaticText timed out. A task of 'a touch at (196.5, 438.5)' has not ended, and "
          + "cannot continue while this test waits: the test itself runs on the main actor's queue, where tasks run, as "
          + "tests of Swift Testing and asynchronous tests do. Run the flow with asyncRun, which waits for tasks after "
          + "each step, or wait in an asynchronous test with `await fulfillment(of:)`."
      ])
    #expect(issues.reported.isEmpty)
    let failures = failures { app.staticTexts["Thank you!"].tap() }
    #expect(failures.first?.contains("\nA task of 'a touch at (196.5, 438.5)' has not ended") == true)
  }

  @Test("times out without pending work: there is nothing to add")
  func nothingUnderWay() {
    let app = XCUIApplication(showing: Payment())
    let issues = IssueReporter.collecting {
      #expect(!app.staticTexts["Thank you!"].waitForExistence(timeout: 0.1))
    }
    #expect(issues.warned.isEmpty)
  }
}
