extension Binding {
  /// Whether an optional value is present; `false` removes it.
  nonisolated func isPresent<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(
      get: { wrappedValue != nil },
      write: { isPresent, transaction in
        if !isPresent { self.transaction(transaction).wrappedValue = nil }
      })
  }
}

extension View {
  /// Presents an alert while an item is present, using a localized string key for the title.
  ///
  /// - Parameters:
  ///   - item: A binding to the item, which is set to `nil` when the alert is dismissed.
  ///   - actions: The alert's actions, given the item.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(titleKey, isPresented: item.isPresent(), presenting: item.wrappedValue, actions: actions)
  }

  /// Presents an alert with a message while an item is present, using a localized string key for the title.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(titleKey, isPresented: item.isPresent(), presenting: item.wrappedValue, actions: actions, message: message)
  }

  /// Presents an alert while an item is present, using a string as the title.
  ///
  /// - Parameters:
  ///   - item: A binding to the item, which is set to `nil` when the alert is dismissed.
  ///   - actions: The alert's actions, given the item.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, item: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, isPresented: item.isPresent(), presenting: item.wrappedValue, actions: actions)
  }

  /// Presents an alert with a message while an item is present, using a string as the title.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(title, isPresented: item.isPresent(), presenting: item.wrappedValue, actions: actions, message: message)
  }

  /// Presents an alert while an item is present, using a text view for the title.
  ///
  /// - Parameters:
  ///   - item: A binding to the item, which is set to `nil` when the alert is dismissed.
  ///   - actions: The alert's actions, given the item.
  public nonisolated func alert<A: View, T>(
    _ title: Text, item: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, isPresented: item.isPresent(), presenting: item.wrappedValue, actions: actions)
  }

  /// Presents an alert with a message while an item is present, using a text view for the title.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, item: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(title, isPresented: item.isPresent(), presenting: item.wrappedValue, actions: actions, message: message)
  }

  /// Presents an alert while an error is present, whose description is the title.
  ///
  /// - Parameter error: A binding to the error, which is set to `nil` when the alert is dismissed.
  public nonisolated func alert<E: LocalizedError, A: View>(
    error: Binding<E?>, @ViewBuilder actions: (E) -> A
  ) -> some View {
    alert(
      Text(verbatim: error.wrappedValue?.errorDescription ?? ""), isPresented: error.isPresent(),
      presenting: error.wrappedValue, actions: actions)
  }

  /// Presents an alert with a message while an error is present, whose description is the title.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    error: Binding<E?>, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      Text(verbatim: error.wrappedValue?.errorDescription ?? ""), isPresented: error.isPresent(),
      presenting: error.wrappedValue, actions: actions, message: message)
  }
}
