import Foundation
import Testing

@testable import SwiftUI

@Suite("TextField") @MainActor
struct TextFieldTests {
  struct Form: View {
    @State var name = ""
    @State var amount = 2.5
    @State var count: Int? = 3
    let log: EventLog

    var body: some View {
      TextField("Name", text: $name)
        .onSubmit { log.add("submit \(name)") }
      TextField("Amount", value: $amount, format: .number)
      TextField("Count", value: $count, format: .number)
      SecureField("Password", text: $name)
      Text(verbatim: "\(name)|\(amount)|\(count ?? -1)")
    }

    init(log: EventLog = EventLog()) {
      self.log = log
    }
  }

  private func summary(_ host: ControlHost) throws -> String? { try host.node(nil, .staticText).label }

  private final class Count {
    var value = 0
  }

  private struct CountedStyle: TextFieldStyle {
    let count: Count

    func _body(configuration: TextField<_Label>) -> some View {
      let _ = count.value += 1
      configuration
    }
  }

  private struct Person {
    var name = ""
    var city = ""
  }

  @Test("a field with unchanged text is not updated when another part of the model changes")
  func unchangedField() throws {
    struct Fields: View {
      let person: Binding<Person>
      let names: Count
      let cities: Count

      var body: some View {
        TextField("Name", text: person.name).textFieldStyle(CountedStyle(count: names))
        TextField("City", text: person.city).textFieldStyle(CountedStyle(count: cities))
      }
    }
    let person = TestValue(Person())
    let (names, cities) = (Count(), Count())
    let screen = Screen.phone()
    screen.show(Fields(person: person.binding, names: names, cities: cities))
    screen.perform(try #require(screen.node(.textField)?.actions.first { $0.kind == .focus }))
    let before = (names.value, cities.value)
    screen.type("A")
    #expect(person.value.name == "A")
    #expect(names.value > before.0)
    #expect(cities.value == before.1)
  }

  @Test("a text field is named by its title and has its text as value")
  func isOneElement() throws {
    let host = ControlHost { Form() }
    let field = try host.node("Name")
    #expect(field.role == .textField)
    #expect(field.value == "Name")
    #expect(try host.node("Amount").value == "2.5")
    #expect(try host.node("Password").role == .secureTextField)
  }

  @Test("typing changes the text at once; a secure field's value is bullets")
  func typing() throws {
    let host = ControlHost { Form() }
    try host.perform(.setText, on: "Name", with: .text("Ann"))
    #expect(try host.node("Name").value == "Ann")
    #expect(try host.node("Password").value == "•••")
    #expect(try summary(host) == "Ann|2.5|3")
  }

  private final class Note {
    var text = "a"
  }

  @Test("a field shows typed text, also with a binding that is not state")
  func plainBinding() throws {
    let note = Note()
    let host = ControlHost {
      TextField("Note", text: Binding(get: { note.text }, set: { note.text = $0.uppercased() }))
    }
    try host.perform(.setText, on: "Note", with: .text("ab"))
    #expect(try host.node("Note").value == "AB")
  }

  @Test("a formatted value changes on submission or loss of focus")
  func formatted() throws {
    let host = ControlHost { Form() }
    try host.perform(.setText, on: "Amount", with: .text("7.25"))
    #expect(try host.node("Amount").value == "7.25")
    #expect(try summary(host) == "|2.5|3")
    try host.perform(.submit, on: "Amount")
    #expect(try summary(host) == "|7.25|3")
    try host.perform(.setText, on: "Count", with: .text("nonsense"))
    try host.perform(.focus, on: "Name")
    #expect(try summary(host) == "|7.25|-1")
  }

  @Test("invalid text does not change the value")
  func unparsable() throws {
    let host = ControlHost { Form() }
    try host.perform(.setText, on: "Amount", with: .text("x"))
    try host.perform(.submit, on: "Amount")
    #expect(try host.node("Amount").value == "2.5")
  }

  @Test("return submits the text to the handlers around the field, the innermost first")
  func submitting() throws {
    let log = EventLog()
    let host = ControlHost { Form(log: log).onSubmit { log.add("outer") } }
    try host.perform(.setText, on: "Name", with: .text("Ann"))
    try host.perform(.submit, on: "Name")
    #expect(log.lines == ["submit Ann", "outer"])
    try host.perform(.submit, on: "Amount")
    #expect(log.lines.last == "outer")
  }

  @Test("the callbacks of deprecated initializers are called")
  func oldForms() throws {
    let log = EventLog()
    let host = ControlHost {
      TextField(
        "Old", text: .constant("x"), onEditingChanged: { log.add($0 ? "begin" : "end") },
        onCommit: { log.add("commit") })
    }
    try host.perform(.activate, on: "Old")
    try host.perform(.submit, on: "Old")
    #expect(log.lines == ["begin", "commit", "end"])
  }

  @Test("a field with a formatter tells when editing begins and ends")
  func formattedEditing() throws {
    let log = EventLog()
    let amount = TestValue(5)
    let host = ControlHost {
      TextField("Amount", value: amount.binding, formatter: NumberFormatter()) { log.add($0 ? "begin" : "end") }
    }
    try host.perform(.activate, on: "Amount")
    try host.perform(.setText, on: "Amount", with: .text("7"))
    try host.perform(.submit, on: "Amount")
    #expect(log.lines == ["begin", "end"])
    #expect(amount.value == 7)
  }

  @Test("a field fills the proposed width and has the height of its line")
  func measures() throws {
    let host = ControlHost(width: 300) {
      TextField("Name", text: .constant(""))
      TextField("Border", text: .constant("")).textFieldStyle(.roundedBorder)
    }
    let plain = try host.node("Name").frame
    let border = try host.node("Border").frame
    #expect(plain.width == 300)
    #expect(border.width == 300)
    #expect(border.height == 34)
  }

  struct Underlined: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      VStack(spacing: 0) {
        configuration
        Divider()
      }
    }
  }

  @Test("a style of the app's own wraps the field")
  func customStyle() throws {
    let host = ControlHost { Form().textFieldStyle(Underlined()) }
    try host.perform(.setText, on: "Name", with: .text("Bo"))
    #expect(try host.node("Name").value == "Bo")
    #expect(!host.elements(named: "Divider").isEmpty)
  }

  @Test("a disabled field accepts no text")
  func disabled() throws {
    let host = ControlHost { Form().disabled(true) }
    try host.perform(.setText, on: "Name", with: .text("Ann"))
    #expect(try host.node("Name").value == "Name")
    #expect(try !host.node("Name").isEnabled)
  }

  @Test("a text editor accepts text")
  func editor() throws {
    struct Notes: View {
      @State private var text = "one"
      var body: some View { TextEditor(text: $text).frame(height: 100) }
    }
    let host = ControlHost { Notes() }
    let action = try #require(try host.node(nil, .textView).actions.first { $0.kind == .setText })
    host.screen.perform(action, with: .text("two\nthree"))
    #expect(try host.node(nil, .textView).value == "two\nthree")
  }

  @Test("keyboard settings of a field are in its environment")
  func keyboard() {
    #expect(read(\.keyboardType) { $0.keyboardType(.emailAddress) } == .emailAddress)
    #expect(read(\.textInputAutocapitalization) { $0.textInputAutocapitalization(.words) } == .some(.words))
    #expect(read(\.textInputAutocapitalization) { $0 } == .some(nil))
    #expect(read(\.autocorrectionDisabled) { $0.autocorrectionDisabled() } == true)
    #expect(read(\.autocorrectionDisabled) { $0.autocorrectionDisabled(false).autocorrectionDisabled() } == false)
    #expect(read(\.submitLabel) { $0.submitLabel(.send) } == .send)
    #expect(read(\.textContentType) { $0.textContentType(.password) } == .some(.password))
  }

  @Test("deprecated modifiers have the same effect")
  @available(*, deprecated)
  func deprecatedKeyboard() {
    #expect(read(\.textInputAutocapitalization) { $0.autocapitalization(.allCharacters) } == .some(.characters))
    #expect(read(\.textInputAutocapitalization) { $0.autocapitalization(.none) } == .some(.never))
    #expect(read(\.autocorrectionDisabled) { $0.disableAutocorrection(true) } == true)
    #expect(read(\.autocorrectionDisabled) { $0.disableAutocorrection(nil) } == false)
    #expect(read(\.disableAutocorrection) { $0.disableAutocorrection(true) } == .some(true))
  }

  @Test("a text editor looks the same in each of its styles, as on iOS")
  func textEditorStyles() throws {
    func frame(_ view: some View) throws -> CGRect {
      let host = ControlHost(width: 200, height: 100) { view }
      #expect(try host.node(nil, .textView).value == "Notes")
      return try host.frame(of: "Text")
    }
    let editor = TextEditor(text: .constant("Notes"))
    #expect(try frame(editor.textEditorStyle(.plain)) == frame(editor))
    #expect(try frame(editor.textEditorStyle(.automatic)) == frame(editor))
    #expect(try frame(editor).origin == CGPoint(x: 5, y: 8))
  }

  @Test(
    "a field with a rounded border is as high as on an iPhone, at every text size",
    arguments: [
      (DynamicTypeSize.medium, CGFloat(34)), (.large, 34), (.accessibility1, 49.33), (.accessibility2, 56.33),
      (.accessibility5, 84.33),
    ])
  func roundedBorder(size: DynamicTypeSize, height: CGFloat) {
    let view = LaidOut(width: 343, height: 400) {
      TextField("Enter text...", text: .constant("Sample demo"))
        .textFieldStyle(.roundedBorder)
        .part("field")
        .dynamicTypeSize(size)
    }
    #expect(abs(view["field"].height - height) < 0.01)
    #expect(view["field"].width == 343)
  }

  @Test("the rounded border is one pixel of #CCCCCC")
  func roundedBorderLine() throws {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    let screen = Screen(size: ProposedViewSize(width: 100, height: 34), environment: environment, drawsBackground: true)
    screen.show(TextField("", text: .constant("")).textFieldStyle(.roundedBorder))
    let picture = try #require(screen.picture(scale: 3))
    let column = (0..<4).map { picture[150, $0].red }
    #expect(column == [204, 255, 255, 255])
  }

  @Test("lines of an editor that do not fit are below its edge, and not truncated")
  func editorLines() throws {
    func drawn(_ items: [DisplayItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item.content {
        case .text(_, let rect, _): [rect]
        case .group(_, let inner): drawn(inner)
        default: []
        }
      }
    }
    func height(_ editor: CGFloat) throws -> CGFloat {
      let screen = Screen.phone()
      screen.show(TextEditor(text: .constant("One\nTwo\nThree")).frame(height: editor))
      return try #require(drawn(screen.displayList().items).first?.height)
    }
    #expect(try height(40) == height(300))
  }

  /// Measured on iOS 17 at two pixels a point, and at three in rows of iOS 26 with text of 14, 17 and 21 points.
  @Test("a field is whole points high", arguments: [2.0, 3.0])
  func wholeHeight(scale: CGFloat) throws {
    for (size, height) in [(DynamicTypeSize.xSmall, 18), (.large, 22), (.xxLarge, 27)] as [(DynamicTypeSize, CGFloat)] {
      var environment = EnvironmentValues()
      environment.displayScale = scale
      environment.dynamicTypeSize = size
      let host = ControlHost(environment: environment) { TextField("Name", text: .constant("Mina")) }
      #expect(try host.node("Name").frame.height == height)
    }
  }

  /// Measured on macOS 13: 22 points, the text 4 points inside, white from 1 point and a half on.
  @Test("on a Mac a field has a bezel, unless it is plain or in a list's row")
  func onMac() throws {
    var environment = EnvironmentValues()
    environment.design = .macOS15
    environment.displayScale = 2
    let host = ControlHost(environment: environment) {
      TextField("Name", text: .constant("Mina"))
      TextField("Plain", text: .constant("Mina")).textFieldStyle(.plain)
    }
    #expect(try host.node("Name").frame.height == 22 && host.node("Plain").frame.height == 17)
    #expect(try host.frame(of: "Text").minX == 4)
    let picture = try #require(host.screen.picture(scale: 2))
    #expect(
      [0, 2, 3, 40, 41].map { picture[300, $0].alpha == 0 ? 0 : picture[300, $0].red } == [0, 0xDD, 0xFF, 0xBE, 0xDD])
  }

  private struct Selecting: View {
    let isEditor: Bool
    @State private var text = "ab"
    @State private var selection: TextSelection?

    var body: some View {
      VStack {
        if isEditor {
          TextEditor(text: $text, selection: $selection)
        } else {
          TextField("Name", text: $text, selection: $selection)
        }
        Text(
          selection.map { $0 == TextSelection(insertionPoint: text.endIndex) ? "at the end" : "elsewhere" } ?? "none")
        Button("Select all") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
      }
    }
  }

  @Test(
    "a field writes its selection while it is edited, and follows the one that the app sets", arguments: [false, true])
  func selection(isEditor: Bool) throws {
    let phone = PhoneScreen(Selecting(isEditor: isEditor))
    func field() throws -> SemanticsNode { try #require(phone.node(isEditor ? .textView : .textField)) }
    #expect(phone.texts.contains("none"))
    let focus = try #require(try field().actions.first { $0.kind == .activate })
    phone.screen.perform { focus.perform() }
    #expect(phone.texts.contains("at the end"))
    let type = try #require(try field().actions.first { $0.kind == .setText })
    phone.screen.perform { type.perform(.text("abc")) }
    #expect(try field().value == "abc")
    #expect(phone.texts.contains("at the end"))
    #expect(phone.issues == [])
    phone.tap("Select all")
    #expect(phone.texts.contains("elsewhere"))
    phone.screen.type("x")
    #expect(try field().value == "x")
    #expect(phone.texts.contains("at the end"))
    phone.screen.type("yz")
    phone.screen.press(.leftArrow)
    #expect(phone.texts.contains("elsewhere"))
    phone.screen.type("w")
    #expect(try field().value == "xywz")
    #expect(phone.issues == [])
  }

  @Test("on iOS 26 a field that grows with its text is exactly as high as that")
  func exactHeight() throws {
    func height(_ system: SystemVersion) throws -> CGFloat {
      let phone = PhoneScreen(TextField("Note", text: .constant(""), axis: .vertical).lineLimit(3...5), system: system)
      return try #require(phone.nodes.first { $0.role == .textField || $0.role == .textView }).frame.height
    }
    // Three lines of 17 points, 22 apart.
    #expect(try abs(height(.iOS26) - 64.33) < 0.01 && abs(height(.iOS18) - 66) < 0.01)
  }
}
