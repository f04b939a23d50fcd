import Foundation
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Errors list the actual views")
struct ErrorTests {
  @ViewBuilder private var cart: some View {
    HStack {
      Text("Tea").padding(8).id("tea")
      Button("Pay") {}.accessibilityIdentifier("pay").tag(3)
      VStack(spacing: 4) {
        Text("Total")
        Toggle("Gift", isOn: .constant(true))
      }
    }
  }

  private let cartTree = """
      hStack()
        text(0) "Tea" .padding() .id(id: "tea")
        button(1) .accessibilityIdentifier(identifier: "pay") .tag(value: 3)
          labelView().text() "Pay"
        vStack(2) spacing: 4.0
          text(0) "Total"
          toggle(1) isOn: true
            labelView().text() "Gift"
    """

  /// The text that a test framework prints for the error of `body`.
  private func message<Result>(_ body: () throws -> Result) -> String? {
    let error = #expect(throws: InspectionError.self) { try body() }
    #expect(error.map { $0.description.hasPrefix($0.localizedDescription) } == true)
    return error.map { "\($0)" }
  }

  @Test("a call for another kind of view lists the actual views, and a call for a view of the kind")
  func kind() {
    #expect(
      message { try cart.inspect().hStack().button(0) } == """
        hStack().button(0) found Text instead of Button
        hStack() contains:
          text(0) "Tea" .padding() .id(id: "tea")
          button(1) .accessibilityIdentifier(identifier: "pay") .tag(value: 3)
            labelView().text() "Pay"
          vStack(2) spacing: 4.0
            text(0) "Total"
            toggle(1) isOn: true
              labelView().text() "Gift"
        Instead: hStack().button(1)
        """)
  }

  @Test("the localized description is the sentence alone")
  func sentence() throws {
    let error = #expect(throws: InspectionError.self) { try cart.inspect().hStack().button(0) }
    #expect(error?.localizedDescription == "hStack().button(0) found Text instead of Button")
    #expect(InspectionError.viewNotFound(parent: "Sheet").description == "View for Sheet is absent")
  }

  @Test("an index out of range lists the actual views")
  func index() {
    #expect(
      message { try HStack { Text("a") }.inspect().hStack().text(7) } == """
        Enclosed view index '7' is out of bounds: '0 ..< 1'
        hStack() contains:
          text(0) "a"
        Instead: hStack().text(0)
        """)
    #expect(
      message { try HStack {}.inspect().hStack().text(0) } == """
        hStack().text(0) found EmptyView instead of Text
        hStack() contains:
          emptyView(0)
        """)
  }

  @Test("a custom view is inspected only as far as necessary")
  func customViews() {
    #expect(
      message { try Rows().inspect().text() } == """
        text() found ViewInspectorTests.Rows instead of Text
        There is:
          view(Rows.self)
            vStack()
              view(Unread.self, 0)
              forEach(1)
                text(0) "row 0"
                text(1) "row 1"
                text(2) "row 2"
                … and 47 more
        Instead: view(Rows.self).vStack().forEach(1).text(0)
        Instead: view(Rows.self).vStack().forEach(1).text(1)
        Instead: view(Rows.self).vStack().forEach(1).text(2)
        """)
  }

  @Test("a missing modifier lists the actual ones, and the view that has it")
  func modifier() {
    #expect(
      message { try cart.inspect().hStack().text(0).opacity() } == """
        Text does not have 'opacity' modifier
        On it are: .padding() .id(id: "tea")
        """)
    #expect(
      message { try HStack { Text("a").padding() }.inspect().hStack().padding() } == """
        HStack<ModifiedContent<Text, Padding>> does not have 'padding' modifier
        No modifiers are on it.
        It is on: hStack().text(0)
        """)
  }

  @Test("a missing environment object suggests a call that supplies it")
  func environmentObject() {
    #expect(
      message { try HStack { Greeting() }.inspect().hStack().view(Greeting.self, 0).text() } == """
        Greeting is missing EnvironmentObjects: [\"name: Name\"]
        No object is supplied around the view.
        Instead: .environmentObject(name) on the view or around it
        """)
  }

  @Test("a missing attribute lists the actual ones")
  func attribute() {
    #expect(
      message { try TextField("Name", text: .constant("Bob")).inspect().textField().callOnCommit() } == """
        TextField<Text> does not have 'onCommit' attribute
        Its attributes are: text, take, label.
        """)
  }

  // MARK: - Searches

  @Test("a missing text lists the most similar ones")
  func text() {
    #expect(
      message { try cart.inspect().find(text: "Totl") } == """
        Search did not find a match
        The nearest to the text "Totl":
          hStack().vStack(2).text(0): it is "Total"
          hStack().text(0): it is "Tea"
          hStack().button(1).labelView().text(): it is "Pay"
        The search went through:
        \(cartTree)
        Instead: find(text: "Total")
        """)
  }

  @Test("a missing button lists the most similar one, or the text outside buttons")
  func button() {
    #expect(
      message { try cart.inspect().find(button: "Pai") } == """
        Search did not find a match
        The nearest to a Button with the text "Pai":
          hStack().button(1).labelView().text(): its text is "Pay"
        The search went through:
        \(cartTree)
        Instead: find(button: "Pay")
        """)
    #expect(
      message { try cart.inspect().find(button: "Total") } == """
        Search did not find a match
        The nearest to a Button with the text "Total":
          hStack().vStack(2).text(0): the text is not in a Button
          hStack().button(1).labelView().text(): its text is "Pay"
        The search went through:
        \(cartTree)
        Instead: find(text: "Total")
        """)
  }

  @Test("a missing identity lists the actual ones")
  func identity() {
    #expect(
      message { try cart.inspect().find(viewWithId: "te") } == """
        Search did not find a match
        The nearest to the id "te":
          hStack().text(0): its id is "tea"
        The search went through:
        \(cartTree)
        Instead: find(viewWithId: "tea")
        """)
    #expect(
      message { try cart.inspect().find(viewWithTag: 4) } == """
        Search did not find a match
        The nearest to the tag 4:
          hStack().button(1): its tag is 3
        The search went through:
        \(cartTree)
        """)
    #expect(
      message { try cart.inspect().find(viewWithAccessibilityIdentifier: "pai") } == """
        Search did not find a match
        The nearest to the accessibility identifier "pai":
          hStack().button(1): its accessibility identifier is "pay"
        The search went through:
        \(cartTree)
        Instead: find(viewWithAccessibilityIdentifier: "pay")
        """)
  }

  @Test("an unsatisfied condition lists its results for views of the kind")
  func condition() {
    #expect(
      message { try cart.inspect().find(ViewType.Toggle.self, where: { try !$0.isOn() }) } == """
        Search did not find a match
        The nearest to a Toggle:
          hStack().vStack(2).toggle(1): the condition is false
        The search went through:
        \(cartTree)
        """)
    #expect(
      message {
        try cart.inspect().find(ViewType.Toggle.self, where: { try $0.labelView().vStack().isHidden() })
      } == """
        Search did not find a match
        The nearest to a Toggle:
          hStack().vStack(2).toggle(1): hStack().vStack(2).toggle(1).labelView().vStack() found Text instead of VStack
        The search went through:
        \(cartTree)
        """)
    #expect(
      message { try cart.inspect().find(where: { try $0.text().string() == "Coffee" }) } == """
        Search did not find a match
        The nearest to what the condition asks for:
          hStack().text(0): the condition is false
          hStack().button(1).labelView().text(): the condition is false
          hStack().vStack(2).text(0): the condition is false
        The search went through:
        \(cartTree)
        """)
  }

  @Test("a missing kind lists the actual views")
  func absentKind() {
    #expect(
      message { try cart.inspect().find(ViewType.Slider.self) } == """
        Search did not find a match
        The search went through:
        \(cartTree)
        """)
  }

  @Test("a search among ancestors lists the ancestors")
  func parents() {
    #expect(
      message { try cart.inspect().hStack().vStack(2).text(0).find(ViewType.Form.self, relation: .parent) } == """
        Search did not find a match
        Around the view is: hStack().vStack(2)
        """)
  }

  @Test("an error inside a condition is distinguished and computes no tree")
  func nested() throws {
    var inner: InspectionError?
    _ = try? cart.inspect().find { view in
      do { return try view.slider().isHidden() } catch {
        inner = error as? InspectionError
        throw error
      }
    }
    #expect(inner.map { "\($0)" } == inner?.localizedDescription)
    #expect(inner != nil)
  }

  @Test("long output is shortened")
  func muchOfIt() throws {
    let view = VStack {
      ForEach(0..<3_000, id: \.self) { Text(verbatim: "row \($0)\n" + String(repeating: "x", count: 100)) }
    }
    let lines = try #require(message { try view.inspect().find(text: "row") }).split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines[4] == "  vStack().forEach(0).text(2): it is \"row 2\\n\(String(repeating: "x", count: 53))…\"")
    #expect(lines.last == "      … and at least 1995 more")
  }

  // MARK: - A view as text

  @Test("a view is printed as its tree of calls")
  func description() throws {
    #expect(String(reflecting: try cart.inspect()) == "The view\n\(cartTree)")
    #expect(
      "\(try cart.inspect().hStack().button(1))" == """
        hStack().button(1)
          labelView().text() "Pay"
        """)
  }

  @Test("a view on a screen has an empty mirror, because a full one would include the whole screen")
  func mirror() throws {
    let view = Greeting().environmentObject(Name())
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    #expect(Mirror(reflecting: try view.inspect()).children.isEmpty)
  }
}

private struct Rows: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Unread()
      ForEach(0..<50, id: \.self) { Text(verbatim: "row \($0)") }
      if isOn { Text("on") }
    }
  }
}

private struct Unread: View {
  var body: some View {
    let _ = Issue.record("The body is evaluated")
    Text("unread")
  }
}

private final class Name: ObservableObject {
  @Published var value = "Anna"
}

private struct Greeting: View {
  @EnvironmentObject private var name: Name

  var body: some View { Text(name.value) }
}
