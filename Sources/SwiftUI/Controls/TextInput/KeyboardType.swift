extension EnvironmentValues {
  /// The keyboard type of text fields.
  @Entry package var keyboardType: UIKeyboardType = .default
}

extension View {
  /// Sets the keyboard type for this view: the keys of the onscreen keyboard.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }
}
