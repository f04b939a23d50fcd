import Testing

@testable import SwiftUI

@Suite("More about an element") @MainActor
struct AccessibilityDetailsTests {
  private func details(_ view: some View) -> [SemanticsDetail] { PhoneScreen(view).nodes.first?.details ?? [] }

  @Test("the level of a heading")
  func heading() {
    #expect(details(Text("a").accessibilityHeading(.h2)) == [.heading(2)])
    #expect(details(Text("a").accessibilityHeading(.unspecified)) == [])
  }

  @Test("more content, by its label")
  func customContent() {
    let view = Text("a")
      .accessibilityCustomContent("Colour", "Red", importance: .high)
      .accessibilityCustomContent(AccessibilityCustomContentKey("Size", id: "size"), Text("Large"))
    #expect(
      Set(details(view).map { "\($0)" })
        == Set(
          [
            SemanticsDetail.content(label: "Colour", value: "Red", isImportant: true),
            .content(label: "Size", value: "Large", isImportant: false, id: "size"),
          ].map { "\($0)" }))
    #expect(details(Text("a").accessibilityCustomContent(AccessibilityCustomContentKey("Size"), nil as Text?)) == [])
  }

  @Test("content with the key of earlier content replaces it, without a value it removes it")
  func replacedContent() {
    let size = AccessibilityCustomContentKey("Size", id: "size")
    let view = Text("a").accessibilityCustomContent(size, Text("Small")).accessibilityCustomContent("Colour", "Red")
    #expect(
      details(view.accessibilityCustomContent(size, Text("Large"), importance: .high)) == [
        .content(label: "Colour", value: "Red", isImportant: false),
        .content(label: "Size", value: "Large", isImportant: true, id: "size"),
      ])
    #expect(
      details(view.accessibilityCustomContent(size, nil as Text?)) == [
        .content(label: "Colour", value: "Red", isImportant: false)
      ])
    #expect(PhoneScreen(Color.red.accessibilityCustomContent(size, nil as Text?)).nodes.isEmpty)
  }

  @Test("a representation is described in place of the view, and not drawn")
  func representation() {
    let phone = PhoneScreen(
      Color.red.accessibilityRepresentation { Toggle("Sound", isOn: .constant(true)) })
    #expect(phone.screen.semantics().map(\.label) == ["Sound"])
    #expect(phone.node(.switch)?.value == "1")
    #expect(phone.screen.displayList().items.count == PhoneScreen(Color.red).screen.displayList().items.count)
  }

  @Test("actions of a representation take effect")
  func representationActs() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Color.red.accessibilityRepresentation { Button("Add") { count += 1 } }
      }
    }
    let phone = PhoneScreen(Screen())
    phone.tap("Add")
    #expect(phone.texts == ["1"])
  }

  @Test("children are descendants of the element, and follow their data")
  func children() throws {
    let values = TestValue([1, 2])
    struct Graph: View {
      @Bindable var values: TestValue<[Int]>
      var body: some View {
        Color.red.accessibilityLabel("Graph")
          .accessibilityChildren { ForEach(values.value, id: \.self) { Text("Bar \($0)") } }
      }
    }
    let phone = PhoneScreen(Graph(values: values))
    #expect(phone.screen.semantics().map(\.label) == ["Graph"])
    #expect(phone.screen.semantics()[0].children.map(\.label) == ["Bar 1", "Bar 2"])
    phone.screen.perform { values.value = [3] }
    #expect(phone.screen.semantics()[0].children.map(\.label) == ["Bar 3"])
  }

  private struct Mail: Identifiable {
    let id: Int
    let subject: String
  }

  @Test("a rotor lists entries, and shows them")
  func rotor() throws {
    let log = EventLog()
    let view = Text("a").accessibilityRotor("Unread") {
      AccessibilityRotorEntry("First", id: 1) { log.add("first") }
      ForEach([2, 3], id: \.self) { AccessibilityRotorEntry("Number \($0)", id: $0) }
    }
    let phone = PhoneScreen(view)
    guard case .rotor(let rotor) = phone.nodes.first?.details.first else {
      Issue.record("there is no rotor")
      return
    }
    #expect(rotor.label == "Unread")
    #expect(rotor.entries.map(\.label) == ["First", "Number 2", "Number 3"])
    phone.screen.perform { rotor.entries[0].prepare() }
    #expect(log.lines == ["first"])
  }

  @Test("linked elements have the same link, entries of a rotor their own")
  func links() {
    struct Linked: View {
      @Namespace private var space
      var body: some View {
        Text("a").accessibilityLinkedGroup(id: 1, in: space)
        Text("b").accessibilityLinkedGroup(id: 1, in: space)
        Text("c").accessibilityLinkedGroup(id: 2, in: space)
        Text("d").accessibilityRotorEntry(id: 1, in: space)
      }
    }
    let details = PhoneScreen(Linked()).nodes.filter { $0.role == .staticText }.map(\.details)
    #expect(details.map(\.count) == [1, 1, 1, 1])
    #expect(details[0] == details[1] && details[0] != details[2])
    guard case .linked(let link) = details[0][0], case .rotorEntry(let entry) = details[3][0] else {
      Issue.record("\(details)")
      return
    }
    #expect(link == entry)
  }

  @Test("a rotor of values, one in place of the system's, and one with conditions")
  func rotors() {
    func entries(_ view: some View) -> [String] {
      details(view).flatMap { detail -> [String] in
        guard case .rotor(let rotor) = detail else { return [] }
        return [rotor.label] + rotor.entries.map { $0.label ?? "" }
      }
    }
    let mails = [Mail(id: 1, subject: "One"), Mail(id: 2, subject: "Two")]
    #expect(
      entries(Text("a").accessibilityRotor("Mails", entries: mails, entryLabel: \.subject)) == ["Mails", "One", "Two"])
    #expect(
      entries(Text("a").accessibilityRotor(Text("Mails"), entries: mails, entryID: \.subject, entryLabel: \.subject))
        == ["Mails", "One", "Two"])
    let isLong = false
    #expect(
      entries(
        Text("a").accessibilityRotor(.headings) {
          AccessibilityRotorEntry("One", id: 1)
          if isLong { AccessibilityRotorEntry("Two", id: 2) }
        }) == ["Headings", "One"])
  }
}
