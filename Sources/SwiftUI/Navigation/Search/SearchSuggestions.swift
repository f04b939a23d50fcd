extension View {
  /// Configures the search suggestions for this view: they cover it while the search is active, if there are any.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = AnyView(suggestions())
    return modifier(SearchSuggestionsWriter(suggestions: suggestions))
  }

  /// Configures how to display search suggestions within this view.
  ///
  /// - Parameters:
  ///   - visibility: Whether the suggestions of searchable views inside are shown.
  ///   - placements: The placements to configure; ``EnvironmentValues/searchSuggestionsPlacement`` is the current one.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    modifier(SearchSuggestionsVisibility(visibility: visibility, placements: placements))
  }

  /// Associates a fully formed string with the value of this view when used as a search suggestion: choosing it
  /// searches for the string.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(
      SearchCompletion(name: "completion", value: completion) { completion, session in
        { session?.text.wrappedValue = completion }
      })
  }

  /// Associates a search token with the value of this view when used as a search suggestion: choosing it replaces the
  /// text with the token.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(
      SearchCompletion(name: "token", value: token) { token, session in
        guard let session, let add = session.tokens?.addition(of: token) else { return nil }
        return {
          add()
          session.text.wrappedValue = ""
        }
      })
  }

  /// Configures the search scopes for this view: a picker below the search field while the search is active.
  ///
  /// - Parameters:
  ///   - scope: The active scope of the search field.
  ///   - scopes: The choices, each with its tag.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let picker = Picker(selection: scope, content: scopes) { EmptyView() }.pickerStyle(SegmentedPickerStyle())
    return environment(\.searchScopes, AnyView(picker))
  }

  /// Configures the search scopes for this view, and when they are shown.
  ///
  /// - Note: Approximate: the scopes are shown as soon as the search is active; a warning is recorded if they should
  ///   wait for text.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
      .approximate(
        "searchScopes(_:activation:_:)", "the scopes are shown as soon as the search is active.",
        when: activation.awaitsText)
  }

  /// Configures the behavior of the toolbar while the search is active.
  ///
  /// - Note: Approximate: the toolbar is always hidden; a warning is recorded if it should remain.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    unsupported(
      "searchPresentationToolbarBehavior(_:)", "the toolbar is as always while a person searches.",
      when: behavior.avoidsHidingContent)
  }

  /// Configures the behavior for search in the toolbar.
  ///
  /// - Note: Approximate: before iOS 26 the field is below the title; a warning is recorded if it should be a button.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    modifier(SearchToolbarBehaviorModifier(behavior: behavior))
  }
}

/// Passes the behavior of a search field in a toolbar on; a system without glass has none.
private struct SearchToolbarBehaviorModifier: ViewModifier {
  let behavior: SearchToolbarBehavior

  @Environment(\.design) private var design

  nonisolated init(behavior: SearchToolbarBehavior) {
    self.behavior = behavior
  }

  func body(content: Content) -> some View {
    content
      .environment(\.isSearchMinimized, behavior.isMinimized)
      .unsupported(
        "searchToolbarBehavior(_:)", "the search field is below the title.",
        when: behavior.isMinimized && design.bars.glassItems == nil)
  }
}

extension SearchToolbarBehaviorModifier: ComposedModifier {
  var composition: Composition { Composition("searchToolbarBehavior").value("behavior", behavior) }
}

private struct SearchSuggestionsWriter {
  let suggestions: AnyView
}

extension SearchSuggestionsWriter: EnvironmentModifier {
  func modify(_ environment: inout EnvironmentValues) {
    environment.searchSuggestions = suggestions
  }
}

private struct SearchSuggestionsVisibility {
  let visibility: Visibility
  let placements: SearchSuggestionsPlacement.Set
}

extension SearchSuggestionsVisibility: EnvironmentModifier {
  func modify(_ environment: inout EnvironmentValues) {
    if visibility == .hidden {
      environment.hiddenSearchSuggestions.formUnion(placements)
    } else {
      environment.hiddenSearchSuggestions.subtract(placements)
    }
  }
}

extension EnvironmentValues {
  /// The placement of search suggestions: in a menu in a wide window, over the content of the app in a narrow one.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    horizontalSizeClass == .regular ? .menu : .content
  }

  /// The placements in which suggestions are hidden.
  @Entry fileprivate var hiddenSearchSuggestions: SearchSuggestionsPlacement.Set = []

  /// Whether suggestions are shown in the current placement.
  var showsSearchSuggestions: Bool {
    !hiddenSearchSuggestions.contains(searchSuggestionsPlacement == .menu ? .menu : .content)
  }
}

/// Converts a suggestion to a button that changes the search.
private struct SearchCompletion<Value> {
  let name: String
  let value: Value

  /// The action in a search; `nil` where the value cannot be used.
  let action: @MainActor (Value, SearchSession?) -> (() -> Void)?
  @Environment(\.searchSession) private var session

  nonisolated init(
    name: String, value: Value, action: @escaping @MainActor (Value, SearchSession?) -> (() -> Void)?
  ) {
    self.name = name
    self.value = value
    self.action = action
  }
}

extension SearchCompletion: ComposedModifier {
  var composition: Composition { Composition("searchCompletion").value(name, value) }
}

extension SearchCompletion: ViewModifier {
  func body(content: Content) -> some View {
    let action = action(value, session)
    Button {
      action?()
    } label: {
      content
    }
    .buttonStyle(.plain)
    .unsupported(
      "searchCompletion(_:)", "the search field has no tokens of this type.", when: action == nil)
  }
}

/// The suggestions while the search is active. Without any, the content below remains visible.
struct SearchSuggestionList: View {
  let tokens: AnyView?
  let suggestions: AnyView?

  var body: some View {
    Group(subviews: content) { suggestions in
      // The list has the content itself, so that sections remain.
      if !suggestions.isEmpty { List { content }.listStyle(.plain) }
    }
  }

  @ViewBuilder private var content: some View {
    tokens
    suggestions
  }
}

/// The ways that SwiftUI displays search suggestions.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let name: String

  /// Search suggestions render automatically based on the platform.
  public static var automatic: SearchSuggestionsPlacement { .init(name: "automatic") }

  /// Search suggestions render inside of a menu attached to the search field.
  public static var menu: SearchSuggestionsPlacement { .init(name: "menu") }

  /// Search suggestions render in the main content of the app.
  public static var content: SearchSuggestionsPlacement { .init(name: "content") }

  /// An efficient set of search suggestion display placements.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A set containing the menu display placement.
    public static var menu: Set { Set(rawValue: 1) }

    /// A set containing placements with the apps main content, excluding the menu placement.
    public static var content: Set { Set(rawValue: 2) }
  }
}

/// The ways that searchable modifiers can show or hide search scopes.
public struct SearchScopeActivation: Sendable {
  fileprivate let awaitsText: Bool

  /// The automatic activation of the scope bar.
  public static var automatic: SearchScopeActivation { SearchScopeActivation(awaitsText: false) }

  /// The scope bar activates when the person types.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(awaitsText: true) }

  /// The scope bar activates when the person activates search.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(awaitsText: false) }
}

/// A type that defines how the toolbar behaves when search is presented.
public struct SearchPresentationToolbarBehavior: Sendable {
  fileprivate let avoidsHidingContent: Bool

  /// The automatic behavior.
  public static var automatic: SearchPresentationToolbarBehavior { .init(avoidsHidingContent: false) }

  /// The toolbar is unchanged.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init(avoidsHidingContent: true) }
}

/// The behavior of a search field in a toolbar.
public struct SearchToolbarBehavior: Sendable {
  fileprivate let isMinimized: Bool

  /// The automatic behavior.
  public static var automatic: SearchToolbarBehavior { .init(isMinimized: false) }

  /// The search field is a button until it is used.
  public static var minimize: SearchToolbarBehavior { .init(isMinimized: true) }
}
