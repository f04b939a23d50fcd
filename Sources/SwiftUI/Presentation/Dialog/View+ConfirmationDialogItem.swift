extension View {
  /// Presents a confirmation dialog while an item is present, using a localized string key for the title.
  ///
  /// - Parameter item: A binding to the item, which is set to `nil` when the dialog is dismissed.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: item.isPresent(), titleVisibility: titleVisibility, presenting: item.wrappedValue,
      actions: actions)
  }

  /// Presents a confirmation dialog with a message while an item is present, using a localized string key for the title.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: item.isPresent(), titleVisibility: titleVisibility, presenting: item.wrappedValue,
      actions: actions, message: message)
  }

  /// Presents a confirmation dialog while an item is present, using a string as the title.
  ///
  /// - Parameter item: A binding to the item, which is set to `nil` when the dialog is dismissed.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: item.isPresent(), titleVisibility: titleVisibility, presenting: item.wrappedValue,
      actions: actions)
  }

  /// Presents a confirmation dialog with a message while an item is present, using a string as the title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      title, isPresented: item.isPresent(), titleVisibility: titleVisibility, presenting: item.wrappedValue,
      actions: actions, message: message)
  }

  /// Presents a confirmation dialog while an item is present, using a text view for the title.
  ///
  /// - Parameter item: A binding to the item, which is set to `nil` when the dialog is dismissed.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: item.isPresent(), titleVisibility: titleVisibility, presenting: item.wrappedValue,
      actions: actions)
  }

  /// Presents a confirmation dialog with a message while an item is present, using a text view for the title.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      title, isPresented: item.isPresent(), titleVisibility: titleVisibility, presenting: item.wrappedValue,
      actions: actions, message: message)
  }
}
