import Testing

@testable import SwiftUI

@Suite("Searching") @MainActor
struct SearchTests {
  struct Results: View {
    let text: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      VStack {
        Text(isSearching ? "Searching \(text)" : "Idle")
        Button("Stop") { dismissSearch() }
      }
    }
  }

  struct Screen: View {
    @Bindable var text: TestValue<String>
    let log: EventLog
    @State private var scope = 0

    var body: some View {
      NavigationStack {
        Results(text: text.value)
          .navigationTitle("Find")
          .searchable(text: $text.value, prompt: "Find things")
      }
      .onSubmit(of: .search) { log.add("submitted \(text.value)") }
    }
  }

  private func type(_ text: String, _ phone: PhoneScreen) {
    guard let action = phone.node(.textField)?.actions.first(where: { $0.kind == .setText }) else { return }
    phone.host.perform { action.perform(text) }
  }

  @Test("the field stands below the title; typing in it searches, and Cancel ends that")
  func searching() throws {
    let text = TestValue("")
    let phone = PhoneScreen(Screen(text: text, log: EventLog()))
    #expect(phone.node(.textField)?.traits.contains(.isSearchField) == true)
    #expect(phone.node(.textField)?.label == "Find things")
    #expect(phone.texts.contains("Idle"))
    try phone.savePicture("search-idle")
    type("shoes", phone)
    #expect(text.value == "shoes")
    #expect(phone.texts.contains("Searching shoes"))
    try phone.savePicture("search-active")
    phone.tap("Clear text")
    #expect(text.value == "")
    type("hats", phone)
    phone.tap("Cancel")
    #expect(text.value == "")
    #expect(phone.texts.contains("Idle"))
    #expect(phone.issues == [])
  }

  @Test("the search can be submitted, and dismissed by a view")
  func submitting() throws {
    let text = TestValue("")
    let log = EventLog()
    let phone = PhoneScreen(Screen(text: text, log: log))
    type("shoes", phone)
    let submit = try #require(phone.node(.textField)?.actions.first { $0.kind == .submit })
    phone.host.perform { submit.perform("") }
    #expect(log.take() == ["submitted shoes"])
    phone.tap("Stop")
    #expect(phone.texts.contains("Idle"))
  }

  @Test("suggestions cover the screen while searching, and complete the text")
  func suggestions() {
    let text = TestValue("")
    let isSearching = TestValue(true)
    let phone = PhoneScreen(
      NavigationStack {
        Text("Results")
          .searchable(text: text.binding, isPresented: isSearching.binding)
          .searchSuggestions { Text("Shoes").searchCompletion("shoes") }
      })
    phone.tap("Shoes")
    #expect(text.value == "shoes")
  }
}
