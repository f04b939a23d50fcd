#if os(Linux)
  import FlowIssueReporting
  import FlowStoreUI
  import SwiftUI
  import Testing

  @Suite("An alert in the state")
  @MainActor
  struct AlertStateTests {
    private func question() -> AlertState<BasketAction> {
      AlertState(
        title: TextState("Empty the basket?"),
        message: TextState("It cannot be undone."),
        primaryButton: .destructive(TextState("Empty"), send: .empty),
        secondaryButton: .cancel(TextState("Keep"), send: .keep))
    }

    @Test("with two buttons: each sends its action, then the alert is dismissed", arguments: ["Empty", "Keep"])
    func twoButtons(label: String) {
      let screen = BasketScreen()
      screen.viewStore.send(.showAlert(question()))
      #expect(screen.labels(.alert) == ["Empty the basket?"])
      #expect(screen.labels(.staticText).contains("It cannot be undone."))
      #expect(Set(screen.labels(.button)) == ["Empty", "Keep"])
      #expect(screen.tap(label))
      #expect(screen.answers == [label == "Empty" ? .empty : .keep, .alertDismissed])
      #expect(screen.labels(.alert) == [])
    }

    @Test("with one button, which sends its action")
    func dismissButton() {
      let screen = BasketScreen()
      let button = AlertState<BasketAction>.Button.default(TextState("Fine"), send: .keep)
      screen.viewStore.send(.showAlert(AlertState(title: TextState("Emptied"), dismissButton: button)))
      #expect(screen.labels(.button) == ["Fine"])
      #expect(screen.tap("Fine"))
      #expect(screen.answers == [.keep, .alertDismissed])
    }

    @Test("without a button, it has one that only dismisses it")
    func noButton() {
      let screen = BasketScreen()
      screen.viewStore.send(.showAlert(AlertState(title: TextState("Emptied"))))
      #expect(screen.labels(.button) == ["OK"])
      #expect(screen.tap("OK"))
      #expect(screen.answers == [.alertDismissed])
    }

    @Test("its buttons can be read and changed")
    func members() {
      var alert = question()
      #expect(alert.primaryButton?.action == .empty)
      #expect(alert.primaryButton?.type == .destructive(label: TextState("Empty")))
      #expect(alert.secondaryButton?.type == .cancel(label: TextState("Keep")))
      #expect(AlertState<BasketAction>.Button.cancel().type == .cancel(label: nil))
      #expect(AlertState(title: TextState("a"), dismissButton: alert.primaryButton).secondaryButton == nil)
      #expect(alert == question())
      #expect(alert.hashValue == question().hashValue)
      alert.secondaryButton?.action = nil
      #expect(alert != question())
      alert.secondaryButton = nil
      let screen = BasketScreen()
      screen.viewStore.send(.showAlert(alert))
      #expect(screen.labels(.button) == ["Empty"])
    }

    @Test("differs in a failure by its content and actions, not by its identifier")
    func difference() throws {
      let reducer = Reducer<AlertState<BasketAction>?, BasketAction, Void> { state, _, _ in
        state = AlertState(
          title: TextState("Emptied"), dismissButton: .default(TextState("\(2) apples are gone"), send: .keep))
        return .none
      }
      let store = TestStore(initialState: nil, reducer: reducer, environment: ())
      let issues = IssueReporter.collecting {
        store.assert(
          .send(.empty) {
            $0 = AlertState(
              title: TextState("Emptied").bold(), dismissButton: .default(TextState("2 apples are gone"), send: .keep))
          })
      }.reported
      try #require(issues.count == 1)
      #expect(
        issues[0].message == """
          The state after BasketAction.empty was sent is not the one that the step describes:

              \u{2007} AlertState<BasketAction>(
              \u{2007}   title: TextState(
              −     "Emptied",
              −     styles: [
              −       Style.bold,
              −     ]
              +     "Emptied"
              \u{2007}   ),
              \u{2007}   message: nil,
              \u{2007}   primaryButton: Button(
              \u{2007}     action: BasketAction.keep,
              \u{2007}     type: Type.default(
              \u{2007}       label: TextState(
              \u{2007}         "2 apples are gone"
              \u{2007}       )
              \u{2007}     )
              \u{2007}   ),
              \u{2007}   secondaryButton: nil
              \u{2007} )

          (Expected: −, actual: +)

          Correct the closure of this step, or the reducer.
          """)
    }
  }
#endif
