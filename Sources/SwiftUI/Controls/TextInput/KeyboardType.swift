extension EnvironmentValues {
  private enum KeyboardTypeKey: EnvironmentKey {
    static var defaultValue: UIKeyboardType { .default }
  }

  /// The keyboard that text fields ask for.
  package var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
}

extension View {
  /// Sets the keyboard type for this view: which keys the keyboard on a device's screen has.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.keyboardType, value: type))
  }
}
