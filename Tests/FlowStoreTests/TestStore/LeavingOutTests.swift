import FlowIssueReporting
import FlowStore
import Foundation
import Testing

@Suite("A non-exhaustive test")
struct LeavingOutTests {
  @Test("need not describe changes, but its descriptions must be right")
  func changes() throws {
    let store = Feature.store()
    store.exhaustivity = .off
    store.send(.increment)
    store.send(.rename("tea")) { $0.name = "tea" }
    let issue = try onlyIssue { store.send(.increment) { $0.count = 5 } }
    #expect(
      issue.message == """
        The state after Action.increment was sent is not the one that the step describes:

            \u{2007} Feature(
            −   count: 5,
            +   count: 2,
            \u{2007}   name: "tea"
            \u{2007} )

        (Expected: −, actual: +)

        Correct the closure of this step, or the reducer.
        """)
  }

  @Test("need not receive all actions, nor wait for all effects")
  func actionsAndEffects() {
    let store = Feature.store()
    store.exhaustivity = .off
    let issues = IssueReporter.collecting {
      store.send(.loadTwice)
      store.receive(.loaded(2)) { $0.count = 2 }
      store.send(.loadTwice)
      store.send(.increment) { $0.count = 3 }
      store.send(.listen)
      store.finish()
    }
    #expect(issues.reported.isEmpty)
    #expect(issues.warned.isEmpty)
    #expect(store.state.count == 3)
  }

  @Test("shows omissions, if requested")
  func showing() {
    let store = Feature.store()
    store.exhaustivity = .off(showSkippedAssertions: true)
    let issues = IssueReporter.collecting {
      store.send(.rename("tea"))
      store.send(.loadTwice)
      store.receive(.loaded(2))
      store.send(.listen)
      store.skipInFlightEffects()
    }
    #expect(issues.reported.isEmpty)
    #expect(
      issues.warned.map(\.message) == [
        """
        The step does not describe all that changed when Action.rename was sent:

            \u{2007} Feature(
            \u{2007}   count: 0,
            −   name: ""
            +   name: "tea"
            \u{2007} )

        (Expected: −, actual: +)
        """,
        """
        One received action was skipped before Action.loaded:

            Action.loaded(
              1
            )
        """,
        """
        The step does not describe all that changed when Action.loaded was received:

            \u{2007} Feature(
            −   count: 1,
            +   count: 2,
            \u{2007}   name: "tea"
            \u{2007} )

        (Expected: −, actual: +)
        """,
        """
        The effects that these actions started were cancelled:

            Action.listen
        """,
      ])
  }

  @Test("does not look for omissions in a wrong description")
  func showingWrongDescription() {
    let store = Feature.store()
    store.exhaustivity = .off(showSkippedAssertions: true)
    var runs = 0
    let issues = IssueReporter.collecting {
      store.send(.increment) {
        runs += 1
        $0.count = 5
      }
    }
    #expect(issues.reported.count == 1)
    #expect(issues.warned.isEmpty)
    #expect(runs == 1)
  }

  @Test("can be non-exhaustive for some steps only")
  func someSteps() {
    let store = Feature.store()
    store.withExhaustivity(.off) { _ = store.send(.increment) }
    let issues = IssueReporter.collecting { store.send(.increment) }.reported
    #expect(issues.count == 1)
    #expect(store.state.count == 2)
    store.finish()
  }

  @Test("skips received actions and running effects explicitly")
  func skipping() {
    let store = Feature.store()
    store.send(.loadTwice)
    store.skipReceivedActions()
    store.assert { $0.count = 2 }
    store.send(.listen)
    store.skipInFlightEffects()
    store.skipReceivedActions(strict: false)
    store.skipInFlightEffects(strict: false)
    store.finish()
  }

  @Test("fails if there is nothing to skip")
  func nothingToSkip() {
    let store = Feature.store()
    let issues = IssueReporter.collecting {
      store.skipReceivedActions()
      store.skipInFlightEffects()
    }.reported
    #expect(
      issues.map(\.message) == [
        "There were no received actions to skip. Remove this call, or pass `strict: false`.",
        "There were no running effects to skip. Remove this call, or pass `strict: false`.",
      ])
  }

  @Test("checks the current state")
  func presentState() throws {
    let store = Feature.store()
    store.send(.increment) { $0.count = 1 }
    store.assert { $0.count = 1 }
    let issue = try onlyIssue { store.assert { $0.count = 2 } }
    #expect(
      issue.message == """
        The present state is not the one that the assertion describes:

            \u{2007} Feature(
            −   count: 2,
            +   count: 1,
            \u{2007}   name: ""
            \u{2007} )

        (Expected: −, actual: +)

        Correct the closure of this assertion, or the steps before it.
        """)
  }
}
