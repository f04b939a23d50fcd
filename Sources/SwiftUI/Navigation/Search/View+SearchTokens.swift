extension View {
  /// Marks this view as searchable with text and tokens.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - tokens: The tokens before the text.
  ///   - placement: The place of the field.
  ///   - prompt: What the field shows while it is empty.
  ///   - token: The view of a token.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: prompt, isPresented: nil, placement: placement,
        tokens: SearchTokens(tokens, token: token)))
  }

  /// Marks this view as searchable with text and tokens.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - tokens: The tokens before the text.
  ///   - placement: The place of the field.
  ///   - prompt: What the field shows while it is empty.
  ///   - token: The view of a token.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: Text(prompt), isPresented: nil, placement: placement,
        tokens: SearchTokens(tokens, token: token)))
  }

  /// Marks this view as searchable with text and tokens.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - tokens: The tokens before the text.
  ///   - placement: The place of the field.
  ///   - prompt: What the field shows while it is empty.
  ///   - token: The view of a token.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: Text(prompt), isPresented: nil, placement: placement,
        tokens: SearchTokens(tokens, token: token)))
  }

  /// Marks this view as searchable with text and tokens, and whether it is active.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - tokens: The tokens before the text.
  ///   - isPresented: Whether the search is active.
  ///   - placement: The place of the field.
  ///   - prompt: What the field shows while it is empty.
  ///   - token: The view of a token.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: prompt, isPresented: isPresented, placement: placement,
        tokens: SearchTokens(tokens, token: token)))
  }

  /// Marks this view as searchable with text and tokens, and whether it is active.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - tokens: The tokens before the text.
  ///   - isPresented: Whether the search is active.
  ///   - placement: The place of the field.
  ///   - prompt: What the field shows while it is empty.
  ///   - token: The view of a token.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: Text(prompt), isPresented: isPresented, placement: placement,
        tokens: SearchTokens(tokens, token: token)))
  }

  /// Marks this view as searchable with text and tokens, and whether it is active.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - tokens: The tokens before the text.
  ///   - isPresented: Whether the search is active.
  ///   - placement: The place of the field.
  ///   - prompt: What the field shows while it is empty.
  ///   - token: The view of a token.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: Text(prompt), isPresented: isPresented, placement: placement,
        tokens: SearchTokens(tokens, token: token)))
  }

  /// Marks this view as searchable with text and tokens that their views can change.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - editableTokens: The tokens before the text.
  ///   - placement: The place of the field.
  ///   - prompt: What the field shows while it is empty.
  ///   - token: The view of a token.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: prompt, isPresented: nil, placement: placement,
        tokens: SearchTokens(editable: editableTokens, token: token)))
  }

  /// Marks this view as searchable with text and tokens that their views can change.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - editableTokens: The tokens before the text.
  ///   - placement: The place of the field.
  ///   - prompt: What the field shows while it is empty.
  ///   - token: The view of a token.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: Text(prompt), isPresented: nil, placement: placement,
        tokens: SearchTokens(editable: editableTokens, token: token)))
  }

  /// Marks this view as searchable with text and tokens that their views can change.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - editableTokens: The tokens before the text.
  ///   - placement: The place of the field.
  ///   - prompt: What the field shows while it is empty.
  ///   - token: The view of a token.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: Text(prompt), isPresented: nil, placement: placement,
        tokens: SearchTokens(editable: editableTokens, token: token)))
  }

  /// Marks this view as searchable with text and tokens that their views can change, and whether it is active.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - editableTokens: The tokens before the text.
  ///   - isPresented: Whether the search is active.
  ///   - placement: The place of the field.
  ///   - prompt: What the field shows while it is empty.
  ///   - token: The view of a token.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: prompt, isPresented: isPresented, placement: placement,
        tokens: SearchTokens(editable: editableTokens, token: token)))
  }

  /// Marks this view as searchable with text and tokens that their views can change, and whether it is active.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - editableTokens: The tokens before the text.
  ///   - isPresented: Whether the search is active.
  ///   - placement: The place of the field.
  ///   - prompt: What the field shows while it is empty.
  ///   - token: The view of a token.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: Text(prompt), isPresented: isPresented, placement: placement,
        tokens: SearchTokens(editable: editableTokens, token: token)))
  }

  /// Marks this view as searchable with text and tokens that their views can change, and whether it is active.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - editableTokens: The tokens before the text.
  ///   - isPresented: Whether the search is active.
  ///   - placement: The place of the field.
  ///   - prompt: What the field shows while it is empty.
  ///   - token: The view of a token.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: Text(prompt), isPresented: isPresented, placement: placement,
        tokens: SearchTokens(editable: editableTokens, token: token)))
  }

  /// Marks this view as searchable with text, tokens, and tokens that are suggested while the search is active.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - tokens: The tokens before the text.
  ///   - suggestedTokens: The suggestions. One that is chosen moves to the tokens.
  ///   - placement: The place of the field.
  ///   - prompt: What the field shows while it is empty.
  ///   - token: The view of a token.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: prompt, isPresented: nil, placement: placement,
        tokens: SearchTokens(tokens, suggestions: suggestedTokens, token: token)))
  }

  /// Marks this view as searchable with text, tokens, and tokens that are suggested while the search is active.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - tokens: The tokens before the text.
  ///   - suggestedTokens: The suggestions. One that is chosen moves to the tokens.
  ///   - placement: The place of the field.
  ///   - prompt: What the field shows while it is empty.
  ///   - token: The view of a token.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: Text(prompt), isPresented: nil, placement: placement,
        tokens: SearchTokens(tokens, suggestions: suggestedTokens, token: token)))
  }

  /// Marks this view as searchable with text, tokens, and tokens that are suggested while the search is active.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - tokens: The tokens before the text.
  ///   - suggestedTokens: The suggestions. One that is chosen moves to the tokens.
  ///   - placement: The place of the field.
  ///   - prompt: What the field shows while it is empty.
  ///   - token: The view of a token.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: Text(prompt), isPresented: nil, placement: placement,
        tokens: SearchTokens(tokens, suggestions: suggestedTokens, token: token)))
  }

  /// Marks this view as searchable with text, tokens, and tokens that are suggested while the search is active, and whether it is active.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - tokens: The tokens before the text.
  ///   - suggestedTokens: The suggestions. One that is chosen moves to the tokens.
  ///   - isPresented: Whether the search is active.
  ///   - placement: The place of the field.
  ///   - prompt: What the field shows while it is empty.
  ///   - token: The view of a token.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: prompt, isPresented: isPresented, placement: placement,
        tokens: SearchTokens(tokens, suggestions: suggestedTokens, token: token)))
  }

  /// Marks this view as searchable with text, tokens, and tokens that are suggested while the search is active, and whether it is active.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - tokens: The tokens before the text.
  ///   - suggestedTokens: The suggestions. One that is chosen moves to the tokens.
  ///   - isPresented: Whether the search is active.
  ///   - placement: The place of the field.
  ///   - prompt: What the field shows while it is empty.
  ///   - token: The view of a token.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: Text(prompt), isPresented: isPresented, placement: placement,
        tokens: SearchTokens(tokens, suggestions: suggestedTokens, token: token)))
  }

  /// Marks this view as searchable with text, tokens, and tokens that are suggested while the search is active, and whether it is active.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - tokens: The tokens before the text.
  ///   - suggestedTokens: The suggestions. One that is chosen moves to the tokens.
  ///   - isPresented: Whether the search is active.
  ///   - placement: The place of the field.
  ///   - prompt: What the field shows while it is empty.
  ///   - token: The view of a token.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, prompt: Text(prompt), isPresented: isPresented, placement: placement,
        tokens: SearchTokens(tokens, suggestions: suggestedTokens, token: token)))
  }
}
