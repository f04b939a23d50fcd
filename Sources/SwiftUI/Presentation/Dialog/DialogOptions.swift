// Options of dialogs on a Mac only: on a phone they have neither an icon nor a checkbox, and these modifiers have no
// effect.
extension View {
  /// Sets the icon of dialogs on a Mac.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View {
    modifier(InertModifier(name: "dialogIcon", value: icon))
  }

  /// Offers to suppress dialogs on a Mac.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Offers to suppress dialogs on a Mac.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Offers to suppress dialogs on a Mac.
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    modifier(InertModifier(name: "dialogSuppressionToggle", value: isSuppressed))
  }

  /// Offers to suppress dialogs on a Mac.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    modifier(InertModifier(name: "dialogSuppressionToggle", value: isSuppressed))
  }
}
