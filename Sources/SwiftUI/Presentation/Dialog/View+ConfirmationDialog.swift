extension View {
  /// Presents a confirmation dialog, using a localized string key for the title.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return confirmationDialog(
      title: Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, data: (), actions: { actions },
      message: noMessage())
  }

  /// Presents a confirmation dialog with a message, using a localized string key for the title.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return confirmationDialog(
      title: Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, data: (), actions: { actions },
      message: { message })
  }

  /// Presents a confirmation dialog using data to produce its content, using a localized string key for the title.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title: Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, data: data,
      actions: actions, message: noMessage())
  }

  /// Presents a confirmation dialog using data to produce its content with a message, using a localized string key for the title.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      title: Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, data: data,
      actions: actions, message: message)
  }

  /// Presents a confirmation dialog, using a string as the title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return confirmationDialog(
      title: Text(title), isPresented: isPresented, titleVisibility: titleVisibility, data: (), actions: { actions },
      message: noMessage())
  }

  /// Presents a confirmation dialog with a message, using a string as the title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return confirmationDialog(
      title: Text(title), isPresented: isPresented, titleVisibility: titleVisibility, data: (), actions: { actions },
      message: { message })
  }

  /// Presents a confirmation dialog using data to produce its content, using a string as the title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title: Text(title), isPresented: isPresented, titleVisibility: titleVisibility, data: data,
      actions: actions, message: noMessage())
  }

  /// Presents a confirmation dialog using data to produce its content with a message, using a string as the title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      title: Text(title), isPresented: isPresented, titleVisibility: titleVisibility, data: data,
      actions: actions, message: message)
  }

  /// Presents a confirmation dialog, using a text view for the title.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return confirmationDialog(
      title: title, isPresented: isPresented, titleVisibility: titleVisibility, data: (), actions: { actions },
      message: noMessage())
  }

  /// Presents a confirmation dialog with a message, using a text view for the title.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return confirmationDialog(
      title: title, isPresented: isPresented, titleVisibility: titleVisibility, data: (), actions: { actions },
      message: { message })
  }

  /// Presents a confirmation dialog using data to produce its content, using a text view for the title.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title: title, isPresented: isPresented, titleVisibility: titleVisibility, data: data,
      actions: actions, message: noMessage())
  }

  /// Presents a confirmation dialog using data to produce its content with a message, using a text view for the title.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      title: title, isPresented: isPresented, titleVisibility: titleVisibility, data: data,
      actions: actions, message: message)
  }

  /// Presents a dialog with data; it is not presented without data. The types of its views are erased here.
  private nonisolated func confirmationDialog<T, A: View, M: View>(
    title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility, data: T?,
    actions: (T) -> A, message: (T) -> M?
  ) -> some View {
    // The builders run with the view, not when the dialog opens.
    let dialog = data.map { data in
      DialogView(
        title: title, titleVisibility: titleVisibility, message: message(data).map { AnyView(keeping: $0) },
        actions: AnyView(keeping: actions(data)))
    }
    return modifier(PresentationModifier(.dialog, isPresented: isPresented, data: dialog) { $0 }.forAlerts)
  }
}
