extension View {
  /// Prevents find and replace in a text editor.
  ///
  /// It has no effect, because there is no find navigator.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(InertModifier(name: "findDisabled", value: isDisabled))
  }

  /// Prevents replacing in a text editor.
  ///
  /// It has no effect, because there is no find navigator.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(InertModifier(name: "replaceDisabled", value: isDisabled))
  }

  /// Presents the find and replace interface of a text editor.
  ///
  /// - Note: Approximate: nothing is shown; a warning is recorded when it is requested.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
    unsupported(
      "findNavigator(isPresented:)", "no find navigator is shown.", when: isPresented.wrappedValue)
  }
}
