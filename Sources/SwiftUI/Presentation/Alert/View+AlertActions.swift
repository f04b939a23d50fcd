extension View {
  /// Presents an alert, using a localized string key for the title.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alert(
      title: Text(titleKey), isPresented: isPresented, data: (), actions: { actions }, message: noMessage())
  }

  /// Presents an alert with a message, using a localized string key for the title.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return alert(
      title: Text(titleKey), isPresented: isPresented, data: (), actions: { actions }, message: { message })
  }

  /// Presents an alert using the given data to produce the alert's content, using a localized string key for the title.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      title: Text(titleKey), isPresented: isPresented, data: data, actions: actions,
      message: noMessage())
  }

  /// Presents an alert using the given data to produce the alert's content with a message, using a localized string key for the title.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      title: Text(titleKey), isPresented: isPresented, data: data, actions: actions,
      message: message)
  }

  /// Presents an alert, using a string as the title.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alert(
      title: Text(title), isPresented: isPresented, data: (), actions: { actions }, message: noMessage())
  }

  /// Presents an alert with a message, using a string as the title.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return alert(
      title: Text(title), isPresented: isPresented, data: (), actions: { actions }, message: { message })
  }

  /// Presents an alert using the given data to produce the alert's content, using a string as the title.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      title: Text(title), isPresented: isPresented, data: data, actions: actions,
      message: noMessage())
  }

  /// Presents an alert using the given data to produce the alert's content with a message, using a string as the title.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      title: Text(title), isPresented: isPresented, data: data, actions: actions,
      message: message)
  }

  /// Presents an alert, using a text view for the title.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alert(
      title: title, isPresented: isPresented, data: (), actions: { actions }, message: noMessage())
  }

  /// Presents an alert with a message, using a text view for the title.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return alert(
      title: title, isPresented: isPresented, data: (), actions: { actions }, message: { message })
  }

  /// Presents an alert using the given data to produce the alert's content, using a text view for the title.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      title: title, isPresented: isPresented, data: data, actions: actions,
      message: noMessage())
  }

  /// Presents an alert using the given data to produce the alert's content with a message, using a text view for the title.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      title: title, isPresented: isPresented, data: data, actions: actions,
      message: message)
  }

  /// Presents an alert when an error is present.
  ///
  /// - Parameter error: Its `errorDescription` is the title.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alert(
      title: Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, data: error,
      actions: { _ in actions }, message: noMessage())
  }

  /// Presents an alert with a message when an error is present.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      title: Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, data: error,
      actions: actions, message: message)
  }

  /// Presents an alert with data; it is not presented without data. The types of its views are erased here.
  private nonisolated func alert<T, A: View, M: View>(
    title: Text, isPresented: Binding<Bool>, data: T?, actions: (T) -> A, message: (T) -> M?
  ) -> some View {
    // The builders run with the view, not when the alert opens.
    let alert = data.map { data in
      AlertView(
        title: title, message: message(data).map { AnyView(keeping: $0) }, actions: AnyView(keeping: actions(data)))
    }
    return modifier(PresentationModifier(.alert, isPresented: isPresented, data: alert) { $0 }.forAlerts)
  }
}

/// The message of alerts and dialogs without one.
nonisolated func noMessage<T>() -> (T) -> EmptyView? { { _ in nil } }

extension PresentationModifier {
  /// Creates a presentation while a binding is `true` and there is data.
  nonisolated init<T, Content: View>(
    _ kind: PresentationKind, isPresented: Binding<Bool>, data: T?, content: @escaping (T) -> Content
  ) {
    self.init(
      kind: kind,
      read: {
        guard let data, isPresented.wrappedValue else { return nil }
        return PresentedItem(id: true) { content(data) }
      },
      dismiss: { isPresented.wrappedValue = false })
  }
}
