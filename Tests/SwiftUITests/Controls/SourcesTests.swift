import Testing

@testable import SwiftUI

@Suite("Controls of several values") @MainActor
struct SourcesTests {
  private struct Sizes: View {
    @Bindable var sizes: TestValue<[Int]>

    var body: some View {
      Picker("Size", systemImage: "ruler", sources: [$sizes.value[0], $sizes.value[1]], selection: \.self) {
        Text("small").tag(1)
        Text("large").tag(2)
      }
      .pickerStyle(.segmented)
    }
  }

  private func selected(_ phone: PhoneScreen) -> [String] {
    phone.nodes.filter { $0.role == .button && $0.traits.contains(.isSelected) }.compactMap(\.label)
  }

  @Test("a picker has no selection if the values differ, and writes a selection to all of them")
  func picker() {
    let sizes = TestValue([1, 2])
    let phone = PhoneScreen(Sizes(sizes: sizes))
    #expect(selected(phone).isEmpty)
    phone.tap("large")
    #expect(sizes.value == [2, 2])
    #expect(selected(phone) == ["large"])
  }

  @Test("a picker of no values has no selection, and a choice has no effect")
  func noValues() {
    let phone = PhoneScreen(
      Picker("Size", sources: [] as [Binding<Int>], selection: \.self) {
        Text("small").tag(1)
        Text("large").tag(2)
      }
      .pickerStyle(.segmented))
    phone.tap("large")
    #expect(selected(phone).isEmpty)
    #expect(phone.issues == [])
  }

  @Test("a picker of several values shows its current value label with each kind of title")
  func currentValueLabels() {
    func kinds(_ value: Binding<Int>) -> [AnyView] {
      let sources = [value]
      let title: String = "Size"
      func options() -> some View {
        ForEach(1..<3, id: \.self) { Text("Option \($0)").tag($0) }
      }
      return [
        AnyView(
          Picker(sources: sources, selection: \.self) {
            options()
          } label: {
            Text("Size")
          } currentValueLabel: {
            Text("mine")
          }),
        AnyView(
          Picker("Size", sources: sources, selection: \.self) {
            options()
          } currentValueLabel: {
            Text("mine")
          }),
        AnyView(
          Picker(title, sources: sources, selection: \.self) {
            options()
          } currentValueLabel: {
            Text("mine")
          }),
        AnyView(
          Picker("Size", systemImage: "ruler", sources: sources, selection: \.self) {
            options()
          } currentValueLabel: {
            Text("mine")
          }),
        AnyView(
          Picker(title, systemImage: "ruler", sources: sources, selection: \.self) {
            options()
          } currentValueLabel: {
            Text("mine")
          }),
      ]
    }
    for (index, picker) in kinds(.constant(1)).enumerated() {
      let screen = Screen.phone()
      screen.show(picker.pickerStyle(.menu))
      let texts = screen.drawnTexts
      #expect(texts.contains("mine") && !texts.contains("Option 1"), "kind \(index): \(texts)")
    }
  }

  @Test("a toggle of several values has a label with a symbol, and turns all of them on")
  func toggle() throws {
    let values = TestValue([false, true])
    struct Toggles: View {
      @Bindable var values: TestValue<[Bool]>

      var body: some View {
        Toggle("Wifi", systemImage: "wifi", sources: [$values.value[0], $values.value[1]], isOn: \.self)
      }
    }
    let phone = PhoneScreen(Toggles(values: values))
    let node = try #require(phone.node(.switch, "Wifi"))
    #expect(node.value == "mixed")
    #expect(phone.nodes.filter { $0.role == .switch }.allSatisfy { $0.value == "mixed" })
    phone.screen.tap(at: CGPoint(x: node.frame.maxX - 20, y: node.frame.midY))
    #expect(Set(values.value).count == 1)
  }
}
