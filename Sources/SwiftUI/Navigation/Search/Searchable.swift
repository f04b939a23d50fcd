/// Adds a search field to the bar above a view, and passes the state of the search to the views below.
struct SearchableModifier {
  let text: Binding<String>
  let prompt: Text?
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let tokens: SearchTokens?

  @State private var ownIsActive = false
  @State private var usage = OuterSearch.Usage()
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.showsSearchSuggestions) private var showsSuggestions
  @Environment(\.submitHandlers) private var submitHandlers
  @Environment(\.searchFocus) private var focus
  @Environment(\.design) private var design
  @Environment(\.isAboveTabBar) private var isAboveTabBar
  @Environment(\.isInSearchTab) private var isInSearchTab
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.isSearchMinimized) private var isMinimized
  @Environment(\.navigationContext) private var navigationContext

  nonisolated init(
    text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>?, placement: SearchFieldPlacement = .automatic,
    tokens: SearchTokens? = nil
  ) {
    self.tokens = tokens
    self.placement = placement
    self.text = text
    self.prompt = prompt
    self.isPresented = isPresented
  }
}

extension SearchableModifier: ComposedModifier {
  var composition: Composition {
    Composition("searchable").value("text", text).namedPart("prompt", ifPresent: prompt)
      .value("isPresented", isPresented)
  }
}

extension SearchableModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .overlay {
        if isActive.wrappedValue, showsSuggestions {
          SearchSuggestionList(tokens: tokens?.suggestions, suggestions: suggestions)
        }
      }
      .environment(\.isSearching, isActive.wrappedValue)
      .environment(\.searchSession, session)
      .environment(\.outerSearch, isInStack ? nil : OuterSearch(field: field, usage: usage))
      .modifier(NavigationBarWriter(name: "searchable", keyPath: \.search, value: field))
      .modifier(SearchFieldCheck(usage: usage))
  }

  @MainActor private var isInStack: Bool { navigationContext != nil }

  @MainActor
  private var isActive: Binding<Bool> { isPresented ?? $ownIsActive }

  @MainActor
  private var session: SearchSession { SearchSession(text: text, isActive: isActive, tokens: tokens) }

  /// Whether the field is at the bottom of the screen: with glass, in a narrow window without tabs or in the tab for
  /// search.
  @MainActor
  private var isAtBottom: Bool {
    design.bars.glassItems != nil && placement.isBottomAllowed && (!isAboveTabBar || isInSearchTab)
      && horizontalSizeClass == .compact
  }

  @MainActor
  private var field: SearchField {
    let handlers = submitHandlers
    return SearchField(
      session: session, prompt: prompt ?? Text(SystemString.search),
      submit: {
        for handler in handlers.reversed() where handler.triggers.contains(.search) { handler.action.value() }
      },
      scopes: scopes, focus: focus, isAtBottom: isAtBottom, isMinimized: isAtBottom && isMinimized)
  }
}

/// Reports that there is no bar to show a search field.
private struct SearchFieldCheck: ElementModifier {
  let usage: OuterSearch.Usage

  static var affectsLayout: Bool { false }

  func didMount(_ element: ModifiedElement) {
    guard element.environment.navigationContext == nil else { return }
    // A stack inside of the view shows the field, too; it is laid out later.
    element.graph.enqueueLateAction { [usage, weak element] in
      guard !usage.isUsed, let element, element.isMounted else { return }
      element.graph.report(
        _RuntimeIssue(
          "A searchable view is neither inside a NavigationStack nor around one: there is no bar to show its search field in.",
          severity: .warning, at: element))
    }
  }
}

/// The search that a view belongs to.
struct SearchSession {
  let text: Binding<String>

  /// Whether the search is active: the field has the focus, or had it and was not cancelled.
  let isActive: Binding<Bool>

  /// The tokens before the text, if the field has tokens.
  let tokens: SearchTokens?

  /// Whether there is neither text nor a token.
  @MainActor
  var isEmpty: Bool { text.wrappedValue.isEmpty && tokens?.isEmpty() != false }

  /// Removes the text and the tokens.
  @MainActor
  func clear() {
    text.wrappedValue = ""
    tokens?.removeAll()
  }

  /// Ends the search.
  @MainActor
  func cancel() {
    clear()
    isActive.wrappedValue = false
  }
}

/// An action that can end a search interaction.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let session: SearchSession?

  /// Dismisses the current search operation, if there is one.
  public func callAsFunction() {
    session?.cancel()
  }
}

extension EnvironmentValues {
  private enum IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the search field of an ancestor is active.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// An action that ends the current search interaction.
  @MainActor
  public var dismissSearch: DismissSearchAction { DismissSearchAction(session: searchSession) }

  @Entry var searchSession: SearchSession?

  @Entry var searchScopes: AnyView?

  @Entry var searchSuggestions: AnyView?
}
