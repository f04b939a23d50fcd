#if os(Linux)
  import FlowStoreUI
  import SwiftUI
  import Testing

  @Suite("An action sheet in the state")
  @MainActor
  struct ActionSheetStateTests {
    private let sheet = ActionSheetState<BasketAction>(
      title: TextState("Basket"),
      message: TextState("What becomes of it?"),
      buttons: [
        .default(TextState("Keep"), send: .keep), .destructive(TextState("Empty"), send: .empty), .cancel(),
      ])

    @Test("is shown while it is set")
    func shown() {
      let screen = BasketScreen()
      #expect(screen.labels(.sheet) == [])
      screen.viewStore.send(.showSheet(sheet))
      #expect(screen.labels(.sheet) == ["Basket"])
      #expect(screen.labels(.staticText).contains("What becomes of it?"))
      #expect(screen.labels(.button) == ["Keep", "Empty", "Cancel"])
      screen.viewStore.send(.sheetDismissed)
      #expect(screen.labels(.sheet) == [])
      #expect(screen.labels(.button) == [])
    }

    @Test(
      "a button sends its action, then the sheet is dismissed",
      arguments: [("Keep", BasketAction.keep), ("Empty", .empty)])
    func buttons(label: String, action: BasketAction) {
      let screen = BasketScreen()
      screen.viewStore.send(.showSheet(sheet))
      #expect(screen.tap(label))
      #expect(screen.answers == [action, .sheetDismissed])
      #expect(screen.viewStore.sheet == nil)
      #expect(screen.labels(.sheet) == [])
    }

    @Test("a button without an action only dismisses it")
    func dismissing() {
      let screen = BasketScreen()
      screen.viewStore.send(.showSheet(sheet))
      #expect(screen.tap("Cancel"))
      #expect(screen.answers == [.sheetDismissed])
      #expect(screen.labels(.sheet) == [])
    }

    @Test("a sheet that follows another one replaces it")
    func following() {
      let screen = BasketScreen()
      screen.viewStore.send(.showSheet(sheet))
      screen.viewStore.send(
        .showSheet(ActionSheetState(title: TextState("Really?"), buttons: [.cancel(TextState("No"), send: .keep)])))
      #expect(screen.labels(.sheet) == ["Really?"])
      #expect(screen.tap("No"))
      #expect(screen.answers.suffix(2) == [.keep, .sheetDismissed])
    }

    @Test("is equal to one with equal content and actions")
    func equality() {
      let other = ActionSheetState(title: sheet.title, message: sheet.message, buttons: sheet.buttons)
      #expect(sheet == other)
      #expect(sheet.id != other.id)
      #expect(Set([sheet, other]).count == 1)
      var shorter = other
      shorter.buttons.removeLast()
      #expect(sheet != shorter)
    }
  }
#endif
