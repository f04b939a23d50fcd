// What keys, widgets and trackers of a device use, and a screen shows nothing of.
extension View {
  /// Sets the text by which keys select the row on a Mac; a phone's lists know no such selection.
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View {
    modifier(InertModifier(name: "typeSelectEquivalent", value: text))
  }

  /// Sets the text by which keys select the row on a Mac; a phone's lists know no such selection.
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    typeSelectEquivalent(Text(stringKey))
  }

  /// Sets the text by which keys select the row on a Mac; a phone's lists know no such selection.
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    typeSelectEquivalent(Text(string))
  }

  /// Names the activity that the system counts while the view is used; nothing of it is to be seen.
  public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View {
    modifier(InertModifier(name: "interactionActivityTrackingTag", value: tag))
  }

  /// Marks content that a widget shows as out of date while it is made anew; only widgets do.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InertModifier(name: "invalidatableContent", value: invalidatable))
  }
}
