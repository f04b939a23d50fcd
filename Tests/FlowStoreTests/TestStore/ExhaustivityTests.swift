import FlowIssueReporting
import FlowStore
import Foundation
import Testing

/// A feature that can break every rule.
struct Feature: Equatable {
  var count = 0
  var name = ""

  enum Action: Equatable {
    case increment
    case load
    case loaded(Int)
    case loadTwice
    case listen
    case stop
    case rename(String)
  }

  struct Environment {
    var scheduler: AnySchedulerOf<DispatchQueue> = DispatchQueue.immediate.eraseToAnyScheduler()
    var value = 7
  }

  struct ListenID: Hashable {}

  static let reducer = Reducer<Feature, Action, Environment> { state, action, environment in
    switch action {
    case .increment:
      state.count += 1
      return .none
    case .load:
      return Effect(value: .loaded(environment.value)).delay(for: 1, scheduler: environment.scheduler).eraseToEffect()
    case .loaded(let value):
      state.count = value
      return .none
    case .loadTwice:
      return .concatenate(Effect(value: .loaded(1)), Effect(value: .loaded(2)))
    case .listen:
      return Empty(completeImmediately: false).eraseToEffect().cancellable(id: ListenID())
    case .stop:
      return .cancel(id: ListenID())
    case .rename(let name):
      state.name = name
      return .none
    }
  }

  static func store(
    scheduler: AnySchedulerOf<DispatchQueue> = DispatchQueue.immediate.eraseToAnyScheduler()
  ) -> TestStore<Feature, Feature, Action, Action, Environment> {
    TestStore(initialState: Feature(), reducer: reducer, environment: Environment(scheduler: scheduler))
  }
}

/// The one failure that an operation reports.
func onlyIssue(_ operation: () -> Void) throws -> ReportedIssue {
  let issues = IssueReporter.collecting(operation).reported
  try #require(issues.count == 1, "\(issues.map(\.message))")
  return issues[0]
}

@Suite("Omissions fail the test, at the line of the step")
struct ExhaustivityTests {
  @Test("a change that the step does not describe")
  func undescribedChange() throws {
    let store = Feature.store()
    let line: UInt = #line + 1
    let issue = try onlyIssue { store.assert(.send(.increment)) }
    #expect(
      issue.message == """
        The state changed when Action.increment was sent, and the step describes no change:

            \u{2007} Feature(
            −   count: 0,
            +   count: 1,
            \u{2007}   name: ""
            \u{2007} )

        (Expected: −, actual: +)

        Describe every change in the closure of this step.
        """)
    #expect(issue.location.line == line)
    #expect("\(issue.location.filePath)" == #filePath)
  }

  @Test("a change that differs from the description")
  func wrongChange() throws {
    let store = Feature.store()
    let issue = try onlyIssue { store.assert(.send(.increment) { $0.count = 2 }) }
    #expect(
      issue.message == """
        The state after Action.increment was sent is not the one that the step describes:

            \u{2007} Feature(
            −   count: 2,
            +   count: 1,
            \u{2007}   name: ""
            \u{2007} )

        (Expected: −, actual: +)

        Correct the closure of this step, or the reducer.
        """)
  }

  @Test("received actions before the next one is sent")
  func sendWithReceivedActions() throws {
    let store = Feature.store()
    var line: UInt = 0
    let issue = try onlyIssue {
      line = #line + 3
      store.assert(
        .send(.loadTwice),
        .send(.increment) { $0.count = 3 }
      )
    }
    #expect(
      issue.message == """
        2 received actions were not handled before sending Action.increment:

            Action.loaded(
              1
            )
            Action.loaded(
              2
            )

        Add a step that receives each of them before this one.
        """)
    #expect(issue.location.line == line)
  }

  @Test("received actions before other work")
  func workWithReceivedActions() throws {
    let store = Feature.store()
    let issue = try onlyIssue {
      store.assert(.send(.load), .do {})
    }
    #expect(
      issue.message == """
        One received action was not handled before this work:

            Action.loaded(
              7
            )

        Add a step that receives it before this one.
        """)
    let other = Feature.store()
    let change = try onlyIssue { other.assert(.send(.load), .environment { $0.value = 1 }) }
    #expect(change.message.hasPrefix("One received action was not handled before changing the environment:\n\n"))
  }

  @Test("an expected action that no effect is running to send")
  func nothingRuns() throws {
    let issue = try onlyIssue { Feature.store().assert(.receive(.loaded(7)) { $0.count = 7 }) }
    #expect(
      issue.message == """
        Expected to receive Action.loaded, and no action was received: no effect is running that could send one. Remove \
        this step, or return the effect from the reducer.
        """)
  }

  @Test("an expected action whose effect is still waiting")
  func effectWaits() throws {
    let scheduler = DispatchQueue.test
    let store = Feature.store(scheduler: scheduler.eraseToAnyScheduler())
    let issue = try onlyIssue {
      store.assert(
        .send(.load),
        .receive(.loaded(7)) { $0.count = 7 },
        .do { scheduler.advance(by: 1) },
        .receive(.loaded(7)) { $0.count = 7 }
      )
    }
    #expect(
      issue.message == """
        Expected to receive Action.loaded, and no action was received. Bring about what its effect waits for before \
        this step: advance the scheduler or the clock, or let more time pass.
        """)
  }

  @Test("an unexpected action, without a second failure for its state")
  func wrongAction() throws {
    let store = Feature.store()
    let issue = try onlyIssue { store.assert(.send(.load), .receive(.loaded(8)) { $0.count = 8 }) }
    #expect(
      issue.message == """
        Expected to receive Action.loaded, and received another action:

            \u{2007} Action.loaded(
            −   8
            +   7
            \u{2007} )

        (Expected: −, actual: +)

        Put the steps in the order in which the actions are received, or correct the expected action.
        """)
  }

  @Test("a change with a received action that the step does not describe")
  func undescribedChangeWhenReceiving() throws {
    let issue = try onlyIssue { Feature.store().assert(.send(.load), .receive(.loaded(7))) }
    #expect(
      issue.message.hasPrefix(
        "The state changed when Action.loaded was received, and the step describes no change:\n\n"))
  }

  @Test("an error of a closure")
  func errors() throws {
    struct Broken: Error {}
    let issue = try onlyIssue { Feature.store().assert(.send(.increment) { _ in throw Broken() }) }
    #expect(
      issue.message == """
        The closure of this step threw an error:

            Broken()

        Handle the error, or correct what throws it.
        """)
    let work = try onlyIssue { Feature.store().assert(.do { throw Broken() }) }
    #expect(work.message.hasPrefix("The work of this step threw "))
  }

  @Test("received actions at the end, at the line of the last step")
  func actionsAtTheEnd() throws {
    var line: UInt = 0
    let issue = try onlyIssue {
      line = #line + 1
      Feature.store().assert(.send(.load))
    }
    #expect(
      issue.message == """
        One received action was not handled by the end of the test:

            Action.loaded(
              7
            )

        Add a step that receives it.
        """)
    #expect(issue.location.line == line)
  }

  @Test("effects at the end, at the line of the step that started them")
  func effectsAtTheEnd() throws {
    var line: UInt = 0
    let issue = try onlyIssue {
      line = #line + 2
      Feature.store().assert(
        .send(.listen),
        .send(.increment) { $0.count = 1 }
      )
    }
    #expect(
      issue.message == """
        An effect that Action.listen started is still running at the end of the test. Let it end: advance the scheduler \
        or the clock that it waits for, or, if it lives long, send the action that cancels it.
        """)
    #expect(issue.location.line == line)
  }

  @Test("a released store reports what is left, if its steps were methods")
  func storeGoesAway() throws {
    let issue = try onlyIssue {
      let store = Feature.store()
      store.send(.increment) { $0.count = 1 }
      store.send(.load)
    }
    #expect(issue.message.hasPrefix("One received action was not handled by the end of the test:\n\n"))
  }

  @Test("a complete description passes")
  func everythingDescribed() {
    let scheduler = DispatchQueue.test
    let store = Feature.store(scheduler: scheduler.eraseToAnyScheduler())
    store.assert(
      .environment { $0.value = 3 },
      .send(.load),
      .do { scheduler.advance(by: 1) },
      .receive(.loaded(3)) { $0.count = 3 },
      .send(.listen),
      .send(.stop)
    )
  }
}
