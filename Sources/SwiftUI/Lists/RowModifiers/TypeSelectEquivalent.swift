// Modifiers for keyboards, widgets and activity tracking, without an effect on a phone's screen.
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

  /// Names the activity that the system tracks while the view is used; has no visible effect.
  public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View {
    modifier(InertModifier(name: "interactionActivityTrackingTag", value: tag))
  }

  /// Marks content as outdated while a widget reloads; has no effect outside widgets.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InertModifier(name: "invalidatableContent", value: invalidatable))
  }
}
