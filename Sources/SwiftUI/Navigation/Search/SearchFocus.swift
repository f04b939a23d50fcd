/// The focus states of an app that follow the search field.
struct SearchFocus {
  /// Binds the focus states to the field.
  let bind: @MainActor (AnyView) -> AnyView
}

/// Binds the focus states of an app to the search field, if there are any.
struct SearchFocusModifier: ViewModifier {
  let focus: SearchFocus?

  func body(content: Content) -> some View {
    if let focus {
      focus.bind(AnyView(content))
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  /// The focus states that follow the search fields of the views inside.
  @Entry var searchFocus: SearchFocus?
}

extension View {
  /// Binds a focus state to the search field of the `searchable` modifier inside.
  ///
  /// - Parameter binding: Whether the search field has the focus.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Binds a focus state to the search field of the `searchable` modifier inside.
  ///
  /// - Parameters:
  ///   - binding: The focus state to bind.
  ///   - value: The value of the focus state while the search field has the focus.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    modifier(SearchFocusWriter(binding: binding, value: value))
  }
}

/// Adds a focus state to those that follow the search fields of the views inside.
private struct SearchFocusWriter<V: Hashable>: EnvironmentModifier {
  let binding: FocusState<V>.Binding
  let value: V

  nonisolated init(binding: FocusState<V>.Binding, value: V) {
    self.binding = binding
    self.value = value
  }

  func modify(_ environment: inout EnvironmentValues) {
    let outer = environment.searchFocus
    environment.searchFocus = SearchFocus { field in
      let field = AnyView(field.focused(binding, equals: value))
      return outer?.bind(field) ?? field
    }
  }
}
