import Testing

@testable import SwiftUI

@Suite("The current value label of a picker") @MainActor
struct PickerCurrentValueLabelTests {
  private func texts(_ view: some View) -> [String] {
    let screen = Screen.phone()
    screen.show(view)
    return screen.drawnTexts
  }

  private let value = Binding.constant(1)

  private func options() -> some View {
    ForEach(1..<4, id: \.self) { Text("Option \($0)").tag($0) }
  }

  @Test("is shown with each kind of title, in place of the selected option")
  func kinds() {
    let plain = texts(Picker("Number", selection: value) { options() }.pickerStyle(.menu))
    #expect(plain.contains("Option 1") && !plain.contains("mine"))
    let title: String = "Number"
    let pickers = [
      AnyView(
        Picker("Number", selection: value) {
          options()
        } currentValueLabel: {
          Text("mine")
        }),
      AnyView(
        Picker(title, selection: value) {
          options()
        } currentValueLabel: {
          Text("mine")
        }),
      AnyView(
        Picker("Number", systemImage: "number", selection: value) {
          options()
        } currentValueLabel: {
          Text("mine")
        }),
      AnyView(
        Picker(title, systemImage: "number", selection: value) {
          options()
        } currentValueLabel: {
          Text("mine")
        }),
    ]
    for picker in pickers { #expect(texts(picker.pickerStyle(.menu)).contains("mine")) }
  }
}
