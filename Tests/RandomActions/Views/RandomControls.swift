import SwiftUI

struct CounterView: View {
  @State private var count = 0

  var body: some View { Button("Count \(count)") { count += 1 } }
}

struct ToggleView: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Switch", isOn: $isOn)
    if isOn { Text("On") }
  }
}

struct FieldView: View {
  let number: Int
  @State private var text = ""
  @State private var submissions = 0

  var body: some View {
    TextField("Field", text: $text, axis: number % 2 == 0 ? .horizontal : .vertical)
      .onSubmit { submissions += 1 }
      .autocorrectionDisabled(number % 3 == 0)
    Text("\(text.count) characters, \(submissions)")
  }
}

struct SecureFieldView: View {
  @State private var text = ""

  var body: some View { SecureField("Secret \(text.count)", text: $text) }
}

struct EditorView: View {
  @State private var text = "First\nSecond"

  var body: some View { TextEditor(text: $text).frame(height: 60) }
}

struct SliderView: View {
  @State private var value = 0.5

  var body: some View {
    Slider(value: $value)
    Text(String(Int(value * 100)))
  }
}

struct StepperView: View {
  @State private var value = 1

  var body: some View { Stepper("Step \(value)", value: $value, in: 0...9) }
}

struct PickerView: View {
  let number: Int
  @State private var choice = 0

  private var picker: some View {
    Picker("Choice", selection: $choice) { ForEach(0..<4, id: \.self) { Text("Option \($0)") } }
  }

  var body: some View {
    switch number % 5 {
    case 0: picker.pickerStyle(.menu)
    case 1: picker.pickerStyle(.segmented)
    case 2: picker.pickerStyle(.wheel).frame(height: 100)
    case 3: picker.pickerStyle(.inline)
    default: picker.pickerStyle(.navigationLink)
    }
  }
}

struct DatePickerView: View {
  let number: Int
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

  private var picker: some View { DatePicker("Date", selection: $date) }

  var body: some View {
    switch number % 3 {
    case 0: picker
    case 1: picker.datePickerStyle(.graphical)
    default: picker.datePickerStyle(.wheel).frame(height: 120)
    }
  }
}

/// Grows and shrinks with an animation.
struct GrowingView: View {
  let number: Int
  @State private var isLarge = false

  private var animation: Animation {
    switch number % 4 {
    case 0: .linear(duration: 1)
    case 1: .spring
    case 2: .easeInOut(duration: 0.3).repeatCount(3)
    default: .bouncy
    }
  }

  var body: some View {
    Button("Grow") { withAnimation(animation) { isLarge.toggle() } }
    Color.orange
      .frame(width: isLarge ? 100 : 30, height: isLarge ? 50 : 20)
      .rotationEffect(.degrees(isLarge ? 45 : 0))
      .opacity(isLarge ? 0.5 : 1)
  }
}

struct MenuView: View {
  @State private var last = "nothing"

  var body: some View {
    Menu("Menu, \(last)") {
      Button("First") { last = "first" }
      Menu("More") { Button("Second", role: .destructive) { last = "second" } }
    }
    .contextMenu { Button("Other") { last = "other" } }
  }
}
