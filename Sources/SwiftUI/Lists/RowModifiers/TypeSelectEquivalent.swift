extension View {
  /// Sets the text that selects the row by typing on a Mac; has no effect on a phone.
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View {
    modifier(InertModifier(name: "typeSelectEquivalent", value: text))
  }

  /// Sets the text that selects the row by typing on a Mac; has no effect on a phone.
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    typeSelectEquivalent(Text(stringKey))
  }

  /// Sets the text that selects the row by typing on a Mac; has no effect on a phone.
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    typeSelectEquivalent(Text(string))
  }
}
