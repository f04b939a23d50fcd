import Foundation
import Testing

@testable import SwiftUI

@Suite("Picker") @MainActor
struct PickerTests {
  enum Flavour: String, CaseIterable, Identifiable {
    case vanilla, chocolate, strawberry
    var id: String { rawValue }
  }

  struct Menu<Style: PickerStyle>: View {
    @State var flavour = Flavour.chocolate
    let style: Style

    var body: some View {
      Picker("Flavour", selection: $flavour) {
        ForEach(Flavour.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(style)
    }
  }

  @Test("options are laid out again after a selection, but not when the picker is created again")
  func layout() {
    func option(_ chosen: Int) -> PickerOption<MenuOptionAppearance> {
      PickerOption(selection: PickerSelection(.constant(chosen)), appearance: MenuOptionAppearance(isHidden: false))
    }
    #expect(!option(1).changesLayout(from: option(1)))
    #expect(option(1).changesLayout(from: option(2)))
  }

  @Test("a menu picker shows its selection, opens, and closes after a selection")
  func menu() throws {
    let host = ControlHost { Menu(style: .menu) }
    #expect(host.nodes.count == 1)
    let picker = try host.node("chocolate")
    #expect(picker.role == .button)
    #expect(picker.children.isEmpty)
    try host.perform(.activate, on: "chocolate")
    #expect(host.menuItems == ["vanilla", "chocolate", "strawberry"])
    #expect(host.chosenMenuItem == "chocolate")
    try host.perform(.activate, on: "strawberry")
    #expect(try host.node("strawberry").children.isEmpty)
  }

  @Test(
    "the selected option of an open menu has a checkmark in front of its title",
    arguments: [SystemVersion.iOS18, .iOS26])
  func checkmark(system: SystemVersion) throws {
    let phone = PhoneScreen(Menu(style: .menu), system: system)
    phone.tap("chocolate")
    let mark = try #require(phone.screen.symbols.first { $0.name == "checkmark" }).frame
    func title(_ text: String) -> CGRect? {
      phone.screen.elements.last { $0.fact(ShownTextFact.self)?.string(in: $0) == text }?.frameOnScreen
    }
    let option = try #require(title("chocolate"))
    #expect(mark.maxX < option.minX && abs(mark.midY - option.midY) < 2)
    #expect(title("vanilla")?.minX == option.minX)
  }

  @Test("a segmented picker has its options as elements, in segments of one width")
  func segmented() throws {
    let host = ControlHost(width: 300) { Menu(style: .segmented) }
    let picker = try host.node("Flavour")
    #expect(picker.frame.height == 32)
    #expect(picker.children.map(\.frame.width) == [100, 100, 100])
    #expect(picker.children.map(\.role) == [.button, .button, .button])
    host.screen.tap(at: CGPoint(x: 50, y: 16))
    #expect(try host.chosen("Flavour") == "vanilla")
    try host.perform(.activate, on: "strawberry")
    #expect(try host.chosen("Flavour") == "strawberry")
  }

  @Test("an option whose selection is disabled is not chosen, and described so, as long as it is disabled")
  func disabledOption() throws {
    struct Sizes: View {
      @State var size = 0
      @State var isDisabled = true

      var body: some View {
        VStack {
          Picker("Size", selection: $size) {
            Text("small").tag(0)
            Text("large").tag(1).selectionDisabled(isDisabled)
          }
          .pickerStyle(.segmented)
          Button("Enable") { isDisabled = false }
        }
      }
    }
    let host = ControlHost(width: 300) { Sizes() }
    let large = try host.node("large")
    #expect(try !large.isEnabled && host.node("small").isEnabled)
    host.screen.tap(at: CGPoint(x: large.frame.midX, y: large.frame.midY))
    #expect(try host.node("small").isSelected)
    try host.perform(.activate, on: "Enable")
    #expect(try host.node("large").isEnabled)
    host.screen.tap(at: CGPoint(x: large.frame.midX, y: large.frame.midY))
    #expect(try host.node("large").isSelected)
  }

  @Test("the options of a radio group are arranged vertically or horizontally")
  func radioGroup() throws {
    let column = ControlHost { Menu(style: .radioGroup) }
    let row = ControlHost { Menu(style: .radioGroup).horizontalRadioGroupLayout() }
    for (host, isRow) in [(column, false), (row, true)] {
      let frames = try ["vanilla", "chocolate", "strawberry"].map { try host.node($0).frame }
      #expect((Set(frames.map(\.midY)).count == 1) == isRow)
      #expect(isRow ? frames[0].maxX < frames[1].minX : frames[0].maxY < frames[1].minY)
      #expect(try host.node("chocolate").isSelected)
      host.screen.tap(at: CGPoint(x: frames[2].midX, y: frames[2].midY))
      #expect(try host.node("strawberry").isSelected)
    }
  }

  @Test("a wheel is 320 points wide at least, as on iOS", arguments: [(CGFloat(200), CGFloat(320)), (360, 360)])
  func wheelWidth(offered: CGFloat, width: CGFloat) {
    let view = LaidOut(width: offered, height: 400) {
      Picker("Suit", selection: .constant(1)) { Text("Clubs").tag(1) }.pickerStyle(.wheel).part("wheel")
    }
    #expect(view["wheel"].size == CGSize(width: width, height: 216))
  }

  @Test("a wheel picker turns to its selection")
  func wheel() throws {
    let host = ControlHost(width: 280) { Menu(style: .wheel) }
    #expect(try host.node("Flavour").frame.size == CGSize(width: 320, height: 216))
    func middle(_ text: String) throws -> CGFloat {
      try #require(
        host.elements.first { $0.fact(ShownTextFact.self)?.string(in: $0) == text }?.frameOnScreen.midY)
    }
    #expect(abs(try middle("chocolate") - 108) < 0.5)
    try host.perform(.choose, on: "chocolate", with: .option("vanilla"))
    #expect(abs(try middle("vanilla") - 108) < 0.5)
  }

  @Test("an inline picker in a list is a row for its label and one for each option")
  func inline() throws {
    let host = ControlHost { Menu(style: .inline).environment(\.controlContext, .listRow) }
    #expect(host.nodes.map(\.label) == ["Flavour", "vanilla", "chocolate", "strawberry"])
    try host.perform(.activate, on: "vanilla")
    #expect(try host.node("vanilla").isSelected)
    #expect(try !host.node("chocolate").isSelected)
  }

  struct Optional: View {
    @State private var number: Int?

    var body: some View {
      Picker("Number", selection: $number) {
        Text("none").tag(nil as Int?)
        ForEach(1..<4) { Text("No. \($0)").tag($0) }
      }
      .pickerStyle(.segmented)
    }
  }

  @Test("tags match a selection of the optional type, and nil")
  func optionalSelection() throws {
    let host = ControlHost { Optional() }
    #expect(try host.chosen("Number") == "none")
    try host.perform(.activate, on: "No. 2")
    #expect(try host.chosen("Number") == "No. 2")
    try host.perform(.activate, on: "none")
    #expect(try host.chosen("Number") == "none")
  }

  struct Implicit: View {
    @State private var id = "chocolate"

    var body: some View {
      Picker(selection: $id, label: Text("Flavour")) {
        ForEach(Flavour.allCases) { flavour in
          HStack { Text(flavour.rawValue) }
        }
      }
      .pickerStyle(.segmented)
    }
  }

  @Test("without tags the ids of a ForEach are the values")
  func implicitTags() throws {
    let host = ControlHost { Implicit() }
    #expect(try host.chosen("Flavour") == "chocolate")
    try host.perform(.activate, on: "vanilla")
    #expect(try host.chosen("Flavour") == "vanilla")
  }

  struct ImplicitNumbers<Style: PickerStyle>: View {
    @State var number = 20
    let style: Style

    var body: some View {
      Picker("Number", selection: $number) {
        ForEach([10, 20, 30], id: \.self) { Text("\($0) %") }
      }
      .pickerStyle(style)
    }
  }

  @Test("without tags the ids of a ForEach are the values in an open menu as well")
  func implicitTagsInAMenu() throws {
    let host = ControlHost { ImplicitNumbers(style: .menu) }
    try host.perform(.activate, on: "20 %")
    #expect(host.menuItems == ["10 %", "20 %", "30 %"])
    #expect(host.chosenMenuItem == "20 %")
    try host.perform(.activate, on: "30 %")
    #expect(try host.node("30 %").role == .button)
    #expect(host.issues.isEmpty)
  }

  @Test("an option whose tag has another type cannot be selected, and the message has the reason")
  func wrongTag() throws {
    let host = ControlHost {
      Picker("Number", selection: .constant(1)) {
        Text("one").tag(1)
        Text("two").tag("2")
        Text("three")
      }
      .pickerStyle(.segmented)
    }
    try host.perform(.activate, on: "two")
    try host.perform(.activate, on: "three")
    #expect(
      host.issues == [
        "The tag 2 is a String, the picker's selection (1) a Int: the option cannot be chosen. "
          + "Use a tag of the selection's type.",
        "An option of a picker has no tag: it cannot be chosen. Give it one with tag(_:), or make the options with a "
          + "ForEach whose ids are the values.",
      ])
  }

  @Test("an option whose tag is an equal number of another type is not selected")
  func equalNumbers() {
    let host = ControlHost {
      Picker("Number", selection: .constant(1 as Int?)) {
        Text("narrow").tag(Int32(1))
        Text("floating").tag(1.0)
        Text("right").tag(1)
      }
      .pickerStyle(.segmented)
    }
    #expect(host.allNodes.filter { $0.role == .button && $0.isSelected }.map(\.label) == ["right"])
  }

  @Test("a disabled picker refuses")
  func disabled() throws {
    let host = ControlHost { Menu(style: .segmented).disabled(true) }
    try host.perform(.activate, on: "vanilla")
    #expect(try host.chosen("Flavour") == "chocolate")
  }

  @Test("a picker of the navigation link style pushes a screen with its options, and goes back with the choice")
  func navigationLink() throws {
    let host = ControlHost(width: 390, height: 844) {
      NavigationStack { List { Menu(style: .navigationLink) }.navigationTitle("Order") }
    }
    #expect(host.allNodes.filter { $0.role == .navigationBar }.map(\.outlineName) == ["Order"])
    try host.perform(.activate, on: "Flavour, chocolate")
    #expect(host.allNodes.filter { $0.role == .navigationBar }.map(\.outlineName) == ["Flavour"])
    try host.perform(.activate, on: "vanilla")
    #expect(host.allNodes.filter { $0.role == .navigationBar }.map(\.outlineName) == ["Order"])
    #expect(try host.node("Flavour, vanilla").role == .button)
  }
}
