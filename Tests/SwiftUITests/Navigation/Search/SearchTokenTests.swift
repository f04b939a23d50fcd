import Testing

@testable import SwiftUI

@Suite("Tokens of a search") @MainActor
struct SearchTokenTests {
  struct Genre: Identifiable, Equatable {
    let id: String
    var isPinned = false
  }

  private struct Films: View {
    @Bindable var tokens: TestValue<[Genre]>
    @Bindable var suggested: TestValue<[Genre]>
    @State private var text = ""

    var body: some View {
      NavigationStack {
        Text("Films \(tokens.value.map(\.id).joined(separator: "+")) \(text)")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .navigationTitle("Films")
          .searchable(text: $text, tokens: $tokens.value, suggestedTokens: $suggested.value, prompt: "Find") { token in
            Label(token.id, systemImage: "film")
          }
      }
    }
  }

  private let tokens = TestValue<[Genre]>([])
  private let suggested = TestValue([Genre(id: "Comedy"), Genre(id: "Drama")])

  private func type(_ text: String, _ phone: PhoneScreen) {
    guard let action = phone.node(.searchField)?.actions.first(where: { $0.kind == .setText }) else { return }
    phone.screen.perform { action.perform(.text(text)) }
  }

  private func frame(_ label: String, _ phone: PhoneScreen) -> CGRect? {
    phone.nodes.first { $0.label == label && $0.frame.height > 0 }?.frame
  }

  @Test("a chosen suggestion becomes a token before the text, and is no longer suggested")
  func choosing() throws {
    let phone = PhoneScreen(Films(tokens: tokens, suggested: suggested))
    #expect(frame("Drama", phone) == nil)
    type("dr", phone)
    #expect(frame("Comedy", phone) != nil)
    phone.tap("Drama")
    #expect(tokens.value.map(\.id) == ["Drama"])
    #expect(suggested.value.map(\.id) == ["Comedy"])
    #expect(phone.node(.searchField)?.value == "")
    type("night", phone)
    #expect(phone.texts.contains("Films Drama night"))
    let token = try #require(frame("Drama", phone))
    let field = try #require(phone.node(.searchField)).frame
    #expect(token.maxX <= field.minX && token.midY == field.midY)
    try phone.savePicture("search-token")
    #expect(phone.issues == [])
  }

  @Test("suggested tokens and other suggestions are rows of one list")
  func oneList() throws {
    let phone = PhoneScreen(
      Films(tokens: tokens, suggested: suggested).searchSuggestions { Text("Night").searchCompletion("night") })
    type("n", phone)
    #expect(phone.nodes.filter { $0.role == .collectionView }.count == 1)
    let (token, text) = (try #require(frame("Drama", phone)), try #require(frame("Night", phone)))
    #expect(text.minY > token.maxY)
    phone.tap("Night")
    #expect(phone.texts.contains("Films  night"))
    #expect(phone.issues == [])
  }

  @Test("at the start of the text, the delete key removes the last token; Clear and Cancel remove all")
  func removing() {
    let phone = PhoneScreen(Films(tokens: tokens, suggested: suggested))
    type("a", phone)
    phone.screen.perform { tokens.value = [Genre(id: "Comedy"), Genre(id: "Drama")] }
    phone.screen.press(.delete)
    #expect(tokens.value.count == 2 && phone.node(.searchField)?.value == "")
    phone.screen.press(.delete)
    #expect(tokens.value.map(\.id) == ["Comedy"])
    phone.tap("Clear text")
    #expect(tokens.value == [])
    phone.screen.press(.delete)
    phone.screen.perform { tokens.value = [Genre(id: "Drama")] }
    phone.tap("Cancel")
    #expect(tokens.value == [])
    #expect(phone.issues == [])
  }

  private struct Editing: View {
    @Bindable var tokens: TestValue<[Genre]>

    var body: some View {
      NavigationStack {
        Text("Films")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .searchable(text: .constant(""), editableTokens: $tokens.value, isPresented: .constant(true)) { $token in
            Button(token.isPinned ? "Pinned \(token.id)" : token.id) { token.isPinned.toggle() }
          }
          .searchSuggestions {
            Text("Find drama").searchCompletion(Genre(id: "Drama"))
            Text("Find ten").searchCompletion(Number(id: 10))
          }
      }
    }
  }

  private struct Number: Identifiable {
    let id: Int
  }

  @Test("the view of an editable token changes it")
  func editing() {
    tokens.value = [Genre(id: "Comedy"), Genre(id: "Drama")]
    let phone = PhoneScreen(Editing(tokens: tokens))
    phone.tap("Drama")
    #expect(tokens.value == [Genre(id: "Comedy"), Genre(id: "Drama", isPinned: true)])
    #expect(phone.buttons.contains("Pinned Drama"))
  }

  @Test("a suggestion adds its token, and one of another type warns and does nothing")
  func completion() {
    let phone = PhoneScreen(Editing(tokens: tokens))
    phone.tap("Find drama")
    #expect(tokens.value.map(\.id) == ["Drama"])
    phone.tap("Find ten")
    #expect(tokens.value.count == 1)
    #expect(phone.issues.contains { $0.contains("the search field has no tokens of this type.") })
  }
}
