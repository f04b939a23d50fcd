/// The tokens of a search field, which stand before its text.
struct SearchTokens {
  /// The tokens as they stand in the field.
  let content: AnyView

  /// The tokens that are suggested while the search is active.
  let suggestions: AnyView?

  /// Whether the field has no tokens.
  let isEmpty: () -> Bool

  /// Removes the last token: a token is deleted like a character.
  let removeLast: () -> Void

  let removeAll: () -> Void

  private let add: (any Identifiable) -> (() -> Void)?

  init<C, T: View>(_ tokens: Binding<C>, suggestions: Binding<C>? = nil, token: @escaping (C.Element) -> T)
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    self.init(editable: tokens, suggestions: suggestions) { token($0.wrappedValue) }
  }

  init<C, T: View>(
    editable tokens: Binding<C>, suggestions: Binding<C>? = nil, token: @escaping (Binding<C.Element>) -> T
  ) where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    content = AnyView(SearchTokenList(tokens: tokens, token: token))
    self.suggestions = suggestions.map { AnyView(SuggestedTokenList(tokens: $0, token: token)) }
    isEmpty = { tokens.wrappedValue.isEmpty }
    removeLast = {
      let all = tokens.wrappedValue
      if !all.isEmpty { tokens.wrappedValue = C(all.dropLast()) }
    }
    removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C() } }
    add = { value in
      guard let value = value as? C.Element else { return nil }
      return {
        tokens.wrappedValue.append(value)
        suggestions?.wrappedValue.removeAll { $0.id == value.id }
      }
    }
  }

  /// What adds a token to the field, and no longer suggests it; `nil` if the field's tokens have another type.
  func addition(of token: some Identifiable) -> (() -> Void)? { add(token) }
}

extension Binding where Value: RandomAccessCollection & RangeReplaceableCollection, Value.Element: Identifiable {
  /// A binding to the element with the identity of one that was there.
  fileprivate func element(like element: Value.Element) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue.first { $0.id == element.id } ?? element },
      write: { changed, transaction in
        var all = wrappedValue
        guard let index = all.firstIndex(where: { $0.id == element.id }) else { return }
        all.replaceSubrange(index..<all.index(after: index), with: CollectionOfOne(changed))
        self.transaction(transaction).wrappedValue = all
      })
  }
}

/// The tokens in a search field.
private struct SearchTokenList<C, T: View>
where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
  let tokens: Binding<C>
  let token: (Binding<C.Element>) -> T

  @Environment(\.design) private var design

  init(tokens: Binding<C>, token: @escaping (Binding<C.Element>) -> T) {
    self.tokens = tokens
    self.token = token
  }
}

extension SearchTokenList: View {
  var body: some View {
    let look = design.bars.search.token
    ForEach(tokens.wrappedValue) { value in
      token(tokens.element(like: value))
        .lineLimit(1)
        .padding(.horizontal, look.padding)
        .frame(height: look.height)
        .background(Color(uiColor: .systemFill), in: .rect(cornerRadius: look.cornerRadius))
        .fixedSize()
    }
  }
}

/// The tokens that are suggested while the search is active.
private struct SuggestedTokenList<C, T: View>
where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
  let tokens: Binding<C>
  let token: (Binding<C.Element>) -> T

  init(tokens: Binding<C>, token: @escaping (Binding<C.Element>) -> T) {
    self.tokens = tokens
    self.token = token
  }
}

extension SuggestedTokenList: View {
  var body: some View {
    ForEach(tokens.wrappedValue) { value in
      token(tokens.element(like: value)).searchCompletion(value)
    }
  }
}

/// The tokens and the text of a search field.
struct SearchFieldInput: View {
  let field: SearchField
  let prompt: Text
  let isFocused: FocusState<Bool>.Binding

  @Environment(\.design) private var design

  var body: some View {
    HStack(spacing: design.bars.search.token.spacing) {
      if let tokens = field.session.tokens { tokens.content }
      TextField(text: field.text, prompt: field.session.tokens?.isEmpty() == false ? Text(verbatim: "") : prompt) {
        field.prompt
      }
      .focused(isFocused)
      .onSubmit { field.submit() }
      .submitLabel(.search)
      .environment(\.deletesBeforeText, field.session.tokens?.removeLast)
      .modifier(SearchFocusModifier(focus: field.focus))
      .modifier(SearchFieldTrait())
    }
  }
}

extension EnvironmentValues {
  /// Called when a person deletes backward at the start of the text of a field.
  @Entry var deletesBeforeText: (() -> Void)?
}
