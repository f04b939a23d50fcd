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
    guard let action = phone.node(.searchField)?.actions.first(where: { $0.kind == .setText }) else { return }
    phone.screen.perform { action.perform(.text(text)) }
  }

  @Test("the field is below the title; typing in it searches, and Cancel ends the search")
  func searching() throws {
    let text = TestValue("")
    let phone = PhoneScreen(Screen(text: text, log: EventLog()))
    #expect(phone.node(.searchField)?.traits.contains(.isSearchField) == true)
    #expect(phone.node(.searchField)?.label == "Find things")
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
    let submit = try #require(phone.node(.searchField)?.actions.first { $0.kind == .submit })
    phone.screen.perform { submit.perform() }
    #expect(log.take() == ["submitted shoes"])
    phone.tap("Stop")
    #expect(phone.texts.contains("Idle"))
  }

  @Test("the field has the focus when a search is presented, and loses it when the search ends")
  func focus() {
    let isSearching = TestValue(false)
    let phone = PhoneScreen(
      NavigationStack {
        Text("Results").searchable(text: .constant(""), isPresented: isSearching.binding)
      })
    #expect(phone.node(.searchField)?.hasKeyboardFocus == false)
    phone.screen.perform { isSearching.value = true }
    #expect(phone.node(.searchField)?.hasKeyboardFocus == true)
    phone.screen.perform { isSearching.value = false }
    #expect(phone.node(.searchField)?.hasKeyboardFocus == false)
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

  private struct Suggesting: View {
    @State private var text = ""

    var body: some View {
      NavigationStack {
        Button("Result \(text)") {}
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .searchable(text: $text)
          .searchSuggestions { if text.count == 1 { Text("Shoes").searchCompletion("shoes") } }
      }
    }
  }

  @Test("without suggestions, the content can be touched")
  func noSuggestions() throws {
    let phone = PhoneScreen(Suggesting())
    func isCovered() throws -> Bool {
      let frame = try #require(phone.nodes.first { $0.label?.hasPrefix("Result") == true }).frame
      return phone.nodes.contains { $0.role == .collectionView && $0.frame.intersects(frame) }
    }
    type("s", phone)
    #expect(try isCovered())
    phone.tap("Shoes")
    #expect(phone.buttons.contains("Result shoes"))
    #expect(try !isCovered())
  }

  @Test("suggestions are hidden by placement: over the content of a phone, in a menu of a tablet")
  func hiddenSuggestions() {
    struct Placement: View {
      @Environment(\.searchSuggestionsPlacement) private var placement

      var body: some View { Text(placement == .content ? "in the content" : "in a menu") }
    }

    func texts(width: CGFloat, hidden: SearchSuggestionsPlacement.Set) -> [String] {
      let phone = PhoneScreen(width: width)
      phone.screen.show(
        NavigationStack {
          Placement()
            .searchable(text: .constant(""), isPresented: .constant(true))
            .searchSuggestions { Text("Shoes").searchCompletion("shoes") }
            .searchSuggestions(.hidden, for: hidden)
        }
        .environment(\.horizontalSizeClass, width > 500 ? .regular : .compact))
      return phone.texts + phone.buttons
    }

    #expect(texts(width: 390, hidden: .menu).contains("Shoes"))
    #expect(!texts(width: 390, hidden: .content).contains("Shoes"))
    #expect(texts(width: 390, hidden: .content).contains("in the content"))
    #expect(texts(width: 1024, hidden: .content).contains("Shoes"))
    #expect(!texts(width: 1024, hidden: .menu).contains("Shoes"))
    #expect(texts(width: 1024, hidden: .menu).contains("in a menu"))
  }

  @Test("the bar and the field do not move, whatever the behavior")
  func behaviors() {
    func frames(_ change: (Text) -> some View) -> [CGRect] {
      let phone = PhoneScreen(
        NavigationStack { change(Text("a")).navigationTitle("Find") }
          .environment(\.locale, Locale(identifier: "en_US")))
      type("shoes", phone)
      return phone.nodes.filter { $0.role == .searchField || $0.role == .navigationBar }.map(\.frame)
    }
    let plain = frames { $0.searchable(text: .constant("")) }
    #expect(plain.count == 2)
    #expect(
      frames {
        $0.searchable(text: .constant("")).searchPresentationToolbarBehavior(.avoidHidingContent)
          .searchToolbarBehavior(.minimize)
      } == plain)
    #expect(
      frames {
        $0.searchable(text: .constant("")).searchPresentationToolbarBehavior(.automatic)
          .searchToolbarBehavior(.automatic)
      } == plain)
  }

  private struct Scoped: View {
    @State private var text = ""
    @State private var scope = 1

    var body: some View {
      NavigationStack {
        Text("Scope \(scope)")
          .searchable(text: $text)
          .searchScopes($scope) {
            Text("All").tag(1)
            Text("Mine").tag(2)
          }
      }
    }
  }

  @Test("scopes are shown during a search")
  func scopes() {
    let phone = PhoneScreen(Scoped())
    #expect(!phone.nodes.contains { $0.label == "Mine" })
    type("a", phone)
    #expect(phone.texts.contains("Scope 1"))
    guard let mine = phone.nodes.first(where: { $0.label == "Mine" }) else {
      Issue.record("there are no scopes")
      return
    }
    phone.screen.perform { mine.actions.first { $0.kind == .activate }?.perform() }
    #expect(phone.texts.contains("Scope 2"))
  }

  @Test("scopes stand between the field and the content")
  func scopePlace() throws {
    let phone = PhoneScreen(Scoped())
    type("a", phone)
    let field = try #require(phone.nodes.first { $0.role == .searchField }).frame
    let mine = try #require(phone.nodes.first { $0.label == "Mine" }).frame
    let bar = try #require(phone.node(.navigationBar)).frame
    #expect(mine.minY >= field.maxY)
    #expect(mine.maxY <= bar.maxY)
    #expect(bar.maxY <= (try #require(phone.nodes.first { $0.label == "Scope 1" })).frame.minY)
  }

  private struct ScopedRows: View {
    @State private var text = ""
    @State private var scope = 1

    var body: some View {
      NavigationStack {
        List { Text("First row") }
          .listStyle(.plain)
          .searchable(text: $text)
          .searchScopes($scope) { Text("All").tag(1) }
      }
    }
  }

  @Test("scopes move the content down")
  func contentBelowScopes() throws {
    let phone = PhoneScreen(ScopedRows())
    let before = try #require(phone.nodes.first { $0.label == "First row" }).frame
    type("a", phone)
    let after = try #require(phone.nodes.first { $0.label == "First row" }).frame
    #expect(after.minY == before.minY + Design.iOS18.bars.search.scopesHeight)
  }

  private struct FocusedSearch: View {
    enum Field: Hashable { case search, name }

    @State private var text = ""
    @FocusState private var isFocused: Bool
    @FocusState private var field: Field?

    var body: some View {
      NavigationStack {
        VStack {
          Text("\(isFocused ? "focused" : "idle"), \(field.map { "\($0)" } ?? "none")")
          Button("Focus") { isFocused = true }
          Button("Leave") { field = nil }
          TextField("Name", text: $text).focused($field, equals: .name)
        }
        .searchable(text: $text)
        .searchFocused($isFocused)
        .searchFocused($field, equals: .search)
      }
    }
  }

  @Test("focus states of the app follow the search field, and move the focus to it and away")
  func searchFocused() throws {
    let phone = PhoneScreen(FocusedSearch())
    #expect(phone.texts.contains("idle, none"))
    type("a", phone)
    #expect(phone.texts.contains("focused, search"))
    phone.tap("Leave")
    #expect(phone.texts.contains("idle, none"))
    #expect(phone.node(.searchField)?.hasKeyboardFocus == false)
    phone.tap("Focus")
    #expect(phone.texts.contains("focused, search"))
    #expect(phone.node(.searchField)?.hasKeyboardFocus == true)
    #expect(phone.issues == [])
  }

  private struct Around: View {
    @State private var text = ""

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Open") { Text("Detail page") }
          Text("Found \(text)")
        }
        .navigationTitle("Root")
      }
      .searchable(text: $text, prompt: "Find")
    }
  }

  @Test("a search around a stack has its field on the first screen, not on the next one")
  func around() throws {
    let phone = PhoneScreen(Around())
    #expect(phone.node(.searchField)?.label == "Find")
    type("shoes", phone)
    #expect(phone.texts.contains("Found shoes"))
    phone.tap("Open")
    #expect(phone.texts.contains("Detail page") && phone.node(.searchField) == nil)
    phone.tap("Root")
    #expect(phone.node(.searchField) != nil)
    #expect(phone.issues == [])
  }

  @Test("the search of a screen comes before one around the stack")
  func inner() {
    let phone = PhoneScreen(
      NavigationStack { Text("Root").searchable(text: .constant(""), prompt: "Inner") }
        .searchable(text: .constant(""), prompt: "Outer"))
    #expect(phone.labels(.searchField) == ["Inner"])
  }

  @Test("a search without a stack warns, because no bar shows its field")
  func nowhere() {
    let phone = PhoneScreen(Text("Root").searchable(text: .constant("")))
    #expect(phone.issues.contains { $0.hasPrefix("A searchable view is neither inside") })
  }
}
