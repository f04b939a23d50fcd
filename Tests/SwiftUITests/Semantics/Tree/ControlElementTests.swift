import Foundation
import Testing

@testable import SwiftUI

@Suite("Elements of controls") @MainActor
struct ControlElementTests {
  @Test("an empty field shows its placeholder as its value, and its title is not its label")
  func emptyField() throws {
    let screen = PhoneScreen(TextField("Name", text: .constant("")))
    let field = try #require(screen.node(.textField))
    #expect(field.label == nil)
    #expect(field.placeholder == "Name")
    #expect(field.value == "Name")
    #expect(PhoneScreen(TextField("Name", text: .constant("Ann"))).node(.textField)?.value == "Ann")
  }

  @Test("a prompt is the placeholder, and the title then names the field")
  func prompt() throws {
    let field = try #require(
      PhoneScreen(TextField("Name", text: .constant(""), prompt: Text("Required"))).node(.textField))
    #expect(field.label == "Name")
    #expect(field.placeholder == "Required")
  }

  @Test("a password's value is bullets, one for each character")
  func password() {
    let screen = PhoneScreen(SecureField("Password", text: .constant("abcd")))
    #expect(screen.node(.secureTextField)?.value == "••••")
  }

  @Test("a field of several lines is a text view")
  func verticalField() {
    #expect(PhoneScreen(TextField("Notes", text: .constant("a"), axis: .vertical)).node(.textView)?.value == "a")
  }

  @Test("a toggle is as wide as its row and has the switch inside; before iOS 16 it is one switch")
  func toggle() throws {
    let screen = PhoneScreen(Toggle("Gift", isOn: .constant(true)).frame(width: 300))
    let toggle = try #require(screen.node(.switch, "Gift"))
    #expect(toggle.frame.width == 300)
    #expect(toggle.value == "1")
    let knob = try #require(toggle.children.first)
    #expect(knob.role == .switch && knob.value == "1")
    #expect(knob.frame.maxX == toggle.frame.maxX && knob.frame.width < 60)
    let old = PhoneScreen(Toggle("Gift", isOn: .constant(true)).environment(\.elementDesign, .iOS15))
    #expect(old.node(.switch, "Gift")?.children == [])
  }

  @Test("a stepper has two buttons, whose identifiers begin with its own")
  func stepper() throws {
    let count = TestValue(1)
    let screen = PhoneScreen(Stepper("Count", value: count.binding, in: 0...1).accessibilityIdentifier("count"))
    let stepper = try #require(screen.node(.stepper, "Count"))
    #expect(stepper.children.map(\.label) == ["Decrement", "Increment"])
    #expect(stepper.children.map(\.identifier) == ["count-Decrement", "count-Increment"])
    #expect(stepper.children.map(\.isEnabled) == [true, false])
    screen.tap("Decrement")
    #expect(count.value == 0)
  }

  private struct Flavours: View {
    var selection = "Vanilla"

    var body: some View {
      Picker("Flavour", selection: .constant(selection)) {
        Text("Vanilla").tag("Vanilla")
        Text("Mint").tag("Mint")
      }
    }
  }

  @Test("segments are buttons, and the current one is selected")
  func segments() throws {
    let control = try #require(PhoneScreen(Flavours().pickerStyle(.segmented)).node(.segmentedControl))
    #expect(control.children.map(\.role) == [.button, .button])
    #expect(control.children.map(\.isSelected) == [true, false])
  }

  @Test("a wheel's value is its selected option, and it turns to another one by name")
  func wheel() throws {
    let flavour = TestValue("Vanilla")
    let screen = PhoneScreen(
      Picker("Flavour", selection: flavour.binding) {
        Text("Vanilla").tag("Vanilla")
        Text("Mint").tag("Mint")
      }
      .pickerStyle(.wheel))
    let wheel = try #require(screen.node(.picker)?.children.first)
    #expect(wheel.role == .pickerWheel)
    #expect(wheel.value == "Vanilla")
    screen.screen.perform { wheel.action(.choose)?.perform(.option("Mint")) }
    #expect(screen.node(.pickerWheel)?.value == "Mint")
    screen.screen.perform { screen.node(.pickerWheel)?.action(.decrement)?.perform() }
    #expect(flavour.value == "Vanilla")
  }

  @Test("a picker with a menu is a button, named by its title in a list and elsewhere by its selection")
  func menuPicker() {
    #expect(PhoneScreen(Flavours()).labels(.button) == ["Vanilla"])
    #expect(PhoneScreen(Form { Flavours() }).labels(.button) == ["Flavour, Vanilla"])
  }

  @Test("a compact date picker has a button for each field, a calendar one for each day")
  func datePicker() throws {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let compact = PhoneScreen(DatePicker("Day", selection: .constant(date), displayedComponents: .date))
    #expect(compact.node(.datePicker)?.children.map(\.role) == [.button])
    let calendar = PhoneScreen(
      DatePicker("Day", selection: .constant(date), displayedComponents: .date).datePickerStyle(.graphical)
        .environment(\.timeZone, .gmt))
    let days = calendar.node(.datePicker)?.children ?? []
    #expect(days.first?.label == "Show year picker")
    #expect(days.first?.value == "January 2001")
    #expect(days.first?.children.map(\.label) == ["January 2001"])
    #expect(days.filter { $0.role == .button }.count == 3 + 31)
    #expect(days.first(where: \.isSelected)?.label == "Monday, January 1")
  }

  @Test("progress is a percentage; without one it is an activity")
  func progress() {
    #expect(PhoneScreen(ProgressView(value: 0.5)).node(.progressIndicator)?.value == "50%")
    #expect(PhoneScreen(ProgressView()).node(.activityIndicator)?.value == "1")
  }

  @Test("a link is a button, until that trait is taken away")
  func link() throws {
    let url = try #require(URL(string: "https://example.com"))
    #expect(PhoneScreen(Link("Terms", destination: url)).labels(.button) == ["Terms"])
    let link = PhoneScreen(Link("Terms", destination: url).accessibilityRemoveTraits(.isButton))
    #expect(link.labels(.link) == ["Terms"])
  }

  @Test("a menu is a button in a button: the identifier is on the outer one")
  func menu() throws {
    let screen = PhoneScreen(Menu("More") { Button("Copy") {} }.accessibilityIdentifier("more"))
    let outer = try #require(screen.node(.button, "More"))
    #expect(outer.identifier == "more")
    #expect(outer.children.map(\.role) == [.button])
    #expect(outer.children.first?.identifier == nil)
  }

  @Test("a row's button keeps its texts; one outside of a list keeps only elements with an identifier")
  func buttonContent() throws {
    let label = HStack {
      Image(systemName: "star").accessibilityIdentifier("rating")
      Text("Book")
      Text("Author")
    }
    let row = try #require(
      PhoneScreen(
        List {
          Button {
          } label: {
            label
          }
        }
      ).node(.button))
    #expect(row.label == "Favorite, Book, Author")
    #expect(row.children.map(\.role) == [.image, .staticText, .staticText])
    let plain = try #require(
      PhoneScreen(
        Button {
        } label: {
          label
        }
      ).node(.button))
    #expect(plain.children.map(\.identifier) == ["rating"])
  }
}
