import Testing

@testable import SwiftUI

@Suite("Outlines") @MainActor
struct OutlineTests {
  private struct Checkout: View {
    var total = "12 €"

    var body: some View {
      NavigationStack {
        VStack {
          Text("Total")
          Text(total).accessibilityIdentifier("total")
          TextField("Name", text: .constant("Ann"))
          Toggle("Gift", isOn: .constant(true))
          Button("Pay") {}.disabled(true)
        }
        .navigationTitle("Cart")
      }
    }
  }

  private func screen<Content: View>(_ view: Content) -> SwiftUI.Screen {
    let screen = SwiftUI.Screen(size: ProposedViewSize(width: 390, height: 844))
    screen.show(view)
    return screen
  }

  @Test("an outline has a line for each element, with name, states and value")
  func text() {
    #expect(
      screen(Checkout()).outline == """
        - navigationBar "Cart"
          - staticText "Cart" [heading]
        - staticText "Total"
        - staticText "12 €" [id=total]
        - textField "Name": "Ann"
        - switch "Gift": "1"
          - switch: "1"
        - button "Pay" [disabled]
        """)
  }

  @Test("a screen matches its own outline, and any part of it")
  func partial() throws {
    let screen = screen(Checkout())
    #expect(try screen.mismatch(withOutline: screen.outline) == nil)
    #expect(
      try screen.mismatch(
        withOutline: """
            - navigationBar
              - staticText [heading]
            - staticText /^\\d+ €$/ [id=total]
            - button "Pay"
          """) == nil)
  }

  @Test("a mismatch shows the expected and the actual lines")
  func mismatch() throws {
    #expect(
      try screen(Checkout(total: "13 €")).mismatch(
        withOutline: """
          - staticText "Total"
          - staticText "12 €"
          - textField "Name"
          """) == """
          The screen is not as written. Lines with “-” are missing, those with “+” are there instead:
            - staticText "Total"
          - - staticText "12 €"
          + - staticText "13 €" [id=total]
            - textField "Name": "Ann"
          (5 other lines of the screen; `app.outline` has all.)
          """)
  }

  @Test("of a screen without any of the lines, a mismatch shows the most similar ones")
  func nothingFound() throws {
    #expect(
      try screen(Checkout()).mismatch(
        withOutline: """
          - button "Pay now"
          - link "Help"
          """) == """
          The screen is not as written. Lines with “-” are missing, those with “+” are there instead:
          - - button "Pay now"
          - - link "Help"
          + - navigationBar "Cart"
          + - button "Pay" [disabled]
          (6 other lines of the screen; `app.outline` has all.)
          """)
  }

  @Test("a part of a screen is compared with the part that has the most of its lines")
  func bestPart() throws {
    let rows = VStack {
      ForEach(["Tea", "Milk", "Cake"], id: \.self) { name in
        Text(name)
        Button("Buy") {}
      }
    }
    #expect(
      try screen(rows).mismatch(
        withOutline: """
          - staticText "Cake"
          - button "Sell"
          """) == """
          The screen is not as written. Lines with “-” are missing, those with “+” are there instead:
            - staticText "Cake"
          - - button "Sell"
          + - button "Buy"
          (4 other lines of the screen; `app.outline` has all.)
          """)
    #expect(
      try screen(rows).mismatch(
        withOutline: """
          - button "Buy"
          - staticText "Milk shake"
          - button "Buy"
          """) == """
          The screen is not as written. Lines with “-” are missing, those with “+” are there instead:
            - button "Buy"
          - - staticText "Milk shake"
          + - staticText "Milk"
            - button "Buy"
          (3 other lines of the screen; `app.outline` has all.)
          """)
  }

  @Test("nesting matters: lines inside an element match its descendants")
  func nesting() throws {
    let mismatch = try screen(Checkout()).mismatch(
      withOutline: """
        - navigationBar "Cart"
          - button "Pay"
        """)
    #expect(
      mismatch == """
        Everything that is written is on the screen, but not nested as written:
        - - navigationBar "Cart"
        -   - button "Pay"
        The screen has:
        - navigationBar "Cart"
        - button "Pay" [disabled]
        (6 other lines of the screen; `app.outline` has all.)
        """)
  }

  @Test("a second element is looked for after the first one, even if the first is also around it")
  func order() throws {
    let screen = screen(
      VStack {
        Text("a")
        Text("b")
      }
      .accessibilityElement(children: .contain).accessibilityLabel("group"))
    #expect(try screen.mismatch(withOutline: "- staticText \"a\"\n- staticText \"b\"") == nil)
    #expect(try screen.mismatch(withOutline: "- staticText \"b\"\n- staticText \"a\"") != nil)
    #expect(try screen.mismatch(withOutline: "- other \"group\"\n  - staticText \"b\"") == nil)
  }

  @Test(
    "a syntax error has the line and the expected input",
    arguments: [
      ("- button\nbutton \"Pay\"", "Line 2 of the outline: expected “- ” and a role, found “button \"Pay\"”."),
      ("- Button", "Line 1 of the outline: “Button” is not a role. Did you mean “button”?"),
      (
        "- knob",
        "Line 1 of the outline: “knob” is not a role. Roles have the names of XCUITest's element types, such as “button”."
      ),
      ("- button \"Pay", "Line 1 of the outline: expected a closing quote after “Pay”."),
      ("- button /(/", "Line 1 of the outline: “(” is not a valid regular expression."),
      (
        "- button [busy]",
        "Line 1 of the outline: “[busy]” is not a state. Expected one of “[disabled]”, “[selected]”, “[focused]”, "
          + "“[heading]”, or “[id=…]”."
      ),
      ("- button [busy", "Line 1 of the outline: expected “]” after “[busy”."),
      (
        "- cell\n    - button\n  - link", "Line 2 of the outline: expected at most 2 spaces before “-”, found 4."
      ),
      (
        "  - cell\n    - button\n   - link",
        "Line 3 of the outline: its indentation of 1 spaces does not match any line above it."
      ),
      ("- button:", "Line 1 of the outline: expected a value in quotes or between slashes after “:”, found “”."),
      ("- cell\n      - button", "Line 2 of the outline: expected at most 2 spaces before “-”, found 6."),
      (
        "- button Pay",
        "Line 1 of the outline: expected a name in quotes or between slashes, “[”, “:” or the end of the line, "
          + "found “Pay”."
      ),
    ])
  func errors(text: String, message: String) {
    #expect {
      try OutlinePattern(parsing: text)
    } throws: {
      "\($0)" == message
    }
  }
}
