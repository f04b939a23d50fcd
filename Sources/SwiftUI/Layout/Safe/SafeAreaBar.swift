extension View {
  /// Shows a bar above or below the view, and insets its safe area: content scrolls beneath the bar.
  ///
  /// - Parameters:
  ///   - edge: The edge of the bar.
  ///   - spacing: The distance between the bar and the view in points; `nil` for the standard one.
  public nonisolated func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        name: "safeAreaBar", edge: edge == .top ? .top : .bottom, spacing: spacing, alignment: alignment.alignmentKey,
        inset: content()))
  }

  /// Shows a bar beside the view, and insets its safe area.
  public nonisolated func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        name: "safeAreaBar", edge: edge == .leading ? .leading : .trailing, spacing: spacing,
        alignment: alignment.alignmentKey, inset: content()))
  }
}
