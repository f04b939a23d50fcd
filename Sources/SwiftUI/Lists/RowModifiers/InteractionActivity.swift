// Modifiers for activity tracking and widgets, without an effect on a screen.
extension View {
  /// Names the activity that the system tracks while the view is used; has no visible effect.
  public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View {
    modifier(InertModifier(name: "interactionActivityTrackingTag", value: tag))
  }

  /// Marks content as outdated while a widget reloads; has no effect outside widgets.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InertModifier(name: "invalidatableContent", value: invalidatable))
  }
}
