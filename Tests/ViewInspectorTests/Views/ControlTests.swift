import Foundation
import SwiftUI
import Testing
import ViewInspector

/// A view with one control of each kind, and a text with their changes.
struct ControlsView: View {
  @State private var isOn = false
  @State private var amount: Float = 0.25
  @State private var count = 4
  @State private var choice = "a"
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var days: Set<DateComponents> = []
  @State private var color = Color.red
  @State private var name = "Ann"
  @State private var number = 1
  @State private var secret = ""
  @State private var note = "n"
  @State private var taps = 0
  @State private var commits = 0

  var isDisabled = false

  var body: some View {
    VStack {
      VStack {
        Toggle("Toggle", isOn: $isOn)
        Slider(value: $amount, in: 0...1, label: { Text("Slider") })
        Stepper("Stepper", value: $count, in: 3...5)
        Picker("Picker", selection: $choice) {
          Text("A").tag("a")
          Text("B").tag("b")
        }
        DatePicker("Date", selection: $date)
        ColorPicker("Color", selection: $color)
      }
      VStack {
        TextField("Name", text: $name, onCommit: { commits += 1 })
        TextField("Number", value: $number, format: .number)
        SecureField("Secret", text: $secret)
        TextEditor(text: $note)
        Menu("Menu", content: { Button("Inside") { taps += 10 } }, primaryAction: { taps += 100 })
        Button("Button") { taps += 1 }
      }
      MultiDatePicker("Days", selection: $days)
    }
    .disabled(isDisabled)
    Text(verbatim: "state: \(changes.joined(separator: " "))")
  }

  private var changes: [String] {
    var changes: [String] = []
    if isOn { changes.append("on") }
    if amount != 0.25 { changes.append("amount \(amount)") }
    if count != 4 { changes.append("count \(count)") }
    if choice != "a" { changes.append("choice \(choice)") }
    if date.timeIntervalSince1970 != 0 { changes.append("date \(date.timeIntervalSince1970)") }
    if !days.isEmpty { changes.append("days \(days.count)") }
    if color != .red { changes.append("color \(color)") }
    if name != "Ann" { changes.append("name \(name)") }
    if number != 1 { changes.append("number \(number)") }
    if !secret.isEmpty { changes.append("secret \(secret)") }
    if note != "n" { changes.append("note \(note)") }
    if taps != 0 { changes.append("taps \(taps)") }
    if commits != 0 { changes.append("commits \(commits)") }
    return changes
  }
}

/// An action on the controls, and its change.
struct ControlUse: CustomTestStringConvertible, Sendable {
  let change: String

  /// Whether a disabled control performs it.
  var worksDisabled = false
  let action: @MainActor @Sendable (InspectableView<ViewType.ClassifiedView>) throws -> Void

  var testDescription: String { change }

  static let all = [
    ControlUse(change: "on") { try $0.find(ViewType.Toggle.self).tap() },
    ControlUse(change: "amount 0.75") { try $0.find(ViewType.Slider.self).setValue(0.75) },
    ControlUse(change: "count 5") { try $0.find(ViewType.Stepper.self).increment() },
    ControlUse(change: "count 3") { try $0.find(ViewType.Stepper.self).decrement() },
    ControlUse(change: "choice b") { try $0.find(ViewType.Picker.self).select(value: "b") },
    ControlUse(change: "date 60.0") {
      try $0.find(ViewType.DatePicker.self).select(date: Date(timeIntervalSince1970: 60))
    },
    ControlUse(change: "days 1") {
      try $0.find(ViewType.MultiDatePicker.self).select(dateComponents: [DateComponents(day: 2)])
    },
    ControlUse(change: "color blue") { try $0.find(ViewType.ColorPicker.self).select(color: Color.blue) },
    ControlUse(change: "name Bob") { try $0.find(ViewType.TextField.self).setInput("Bob") },
    ControlUse(change: "commits 1") { try $0.find(ViewType.TextField.self).callOnCommit() },
    ControlUse(change: "number 1200") { try $0.find(ViewType.TextField.self, containing: "Number").setInput("1,200") },
    ControlUse(change: "secret x") { try $0.find(ViewType.SecureField.self).setInput("x") },
    ControlUse(change: "note y") { try $0.find(ViewType.TextEditor.self).setInput("y") },
    ControlUse(change: "taps 1") { try $0.find(button: "Button").tap() },
    ControlUse(change: "taps 10") { try $0.find(button: "Inside").tap() },
    ControlUse(change: "taps 100", worksDisabled: true) { try $0.find(ViewType.Menu.self).callPrimaryAction() },
  ]
}

@MainActor
@Suite("Controls")
struct ControlTests {
  private func state(_ view: ControlsView, function: String = #function) throws -> String {
    try view.inspect(function: function)
      .find(ViewType.Text.self, where: { try $0.string().hasPrefix("state: ") }).string()
  }

  @Test("an action on a control of a hosted view changes the view's state", arguments: ControlUse.all)
  func live(_ use: ControlUse) throws {
    let view = ControlsView()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    #expect(try state(view, function: #function) == "state: ")
    try use.action(view.inspect())
    #expect(try state(view, function: #function) == "state: \(use.change)")
  }

  @Test("a disabled control throws an error with the reason, and nothing changes", arguments: ControlUse.all)
  func disabled(_ use: ControlUse) throws {
    guard !use.worksDisabled else { return }
    let view = ControlsView(isDisabled: true)
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    let error = #expect(throws: InspectionError.self) { try use.action(view.inspect()) }
    #expect(error?.localizedDescription.hasSuffix("is disabled") == true)
    #expect(try state(view, function: #function) == "state: ")
  }

  @Test("a stepper at the end of its range does not step further")
  func stepperAtTheEnd() throws {
    let view = ControlsView()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    try view.inspect().find(ViewType.Stepper.self).increment()
    #expect(throws: InspectionError.self) { try view.inspect().find(ViewType.Stepper.self).increment() }
    #expect(try state(view, function: #function) == "state: count 5")
  }

  @Test("controls return their values and labels")
  func values() throws {
    let view = ControlsView()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    let controls = try view.inspect()
    #expect(try controls.find(ViewType.Slider.self).value() == 0.25)
    #expect(try controls.find(ViewType.Slider.self).labelView().text().string() == "Slider")
    #expect(try controls.find(ViewType.Picker.self).selectedValue(String.self) == "a")
    #expect(try controls.find(ViewType.Picker.self).text(1).string() == "B")
    #expect(try controls.find(ViewType.TextField.self).input() == "Ann")
    #expect(try controls.find(ViewType.TextField.self, containing: "Number").input() == "1")
    #expect(try controls.find(ViewType.TextEditor.self).input() == "n")
    #expect(try controls.find(ViewType.Menu.self).button(0).labelView().text().string() == "Inside")
    let error = #expect(throws: InspectionError.self) { try controls.find(ViewType.Picker.self).select(value: 1) }
    #expect(
      error?.localizedDescription == "select(value:) expected a value of type String but received Int")
  }
}
