extension View {
  /// Presents a confirmation dialog, using a localized string key for the title.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = AnyView(keeping: actions())
    return confirmationDialog(
      title: Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, data: (), actions: { actions },
      message: nil)
  }

  /// Presents a confirmation dialog with a message, using a localized string key for the title.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let actions = AnyView(keeping: actions())
    let message = AnyView(keeping: message())
    return confirmationDialog(
      title: Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, data: (), actions: { actions },
      message: { message })
  }

  /// Presents a confirmation dialog using data to produce its content, using a localized string key for the title.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      title: Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, data: data,
      actions: { AnyView(keeping: actions($0)) }, message: nil)
  }

  /// Presents a confirmation dialog using data to produce its content with a message, using a localized string key for the title.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      title: Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, data: data,
      actions: { AnyView(keeping: actions($0)) }, message: { AnyView(keeping: message($0)) })
  }

  /// Presents a confirmation dialog, using a string as the title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = AnyView(keeping: actions())
    return confirmationDialog(
      title: Text(title), isPresented: isPresented, titleVisibility: titleVisibility, data: (), actions: { actions },
      message: nil)
  }

  /// Presents a confirmation dialog with a message, using a string as the title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let actions = AnyView(keeping: actions())
    let message = AnyView(keeping: message())
    return confirmationDialog(
      title: Text(title), isPresented: isPresented, titleVisibility: titleVisibility, data: (), actions: { actions },
      message: { message })
  }

  /// Presents a confirmation dialog using data to produce its content, using a string as the title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      title: Text(title), isPresented: isPresented, titleVisibility: titleVisibility, data: data,
      actions: { AnyView(keeping: actions($0)) }, message: nil)
  }

  /// Presents a confirmation dialog using data to produce its content with a message, using a string as the title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      title: Text(title), isPresented: isPresented, titleVisibility: titleVisibility, data: data,
      actions: { AnyView(keeping: actions($0)) }, message: { AnyView(keeping: message($0)) })
  }

  /// Presents a confirmation dialog, using a text view for the title.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = AnyView(keeping: actions())
    return confirmationDialog(
      title: title, isPresented: isPresented, titleVisibility: titleVisibility, data: (), actions: { actions },
      message: nil)
  }

  /// Presents a confirmation dialog with a message, using a text view for the title.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let actions = AnyView(keeping: actions())
    let message = AnyView(keeping: message())
    return confirmationDialog(
      title: title, isPresented: isPresented, titleVisibility: titleVisibility, data: (), actions: { actions },
      message: { message })
  }

  /// Presents a confirmation dialog using data to produce its content, using a text view for the title.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      title: title, isPresented: isPresented, titleVisibility: titleVisibility, data: data,
      actions: { AnyView(keeping: actions($0)) }, message: nil)
  }

  /// Presents a confirmation dialog using data to produce its content with a message, using a text view for the title.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      title: title, isPresented: isPresented, titleVisibility: titleVisibility, data: data,
      actions: { AnyView(keeping: actions($0)) }, message: { AnyView(keeping: message($0)) })
  }

  /// Presents a dialog with data; it is not presented without data.
  private nonisolated func confirmationDialog<T>(
    title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility, data: T?,
    actions: @escaping (T) -> AnyView, message: ((T) -> AnyView)?
  ) -> some View {
    modifier(
      PresentationModifier(.dialog, isPresented: isPresented, data: data) { data in
        AnyView(
          DialogView(
            title: title, titleVisibility: titleVisibility, message: message?(data), actions: actions(data)))
      }.forAlerts)
  }
}
