/// Sets part of the appearance of bars.
struct ToolbarAppearanceModifier {
  let appearance: BarAppearance
  let bars: [ToolbarPlacement]
}

extension ToolbarAppearanceModifier: NavigationBarModifier {
  func apply(to contents: inout NavigationBarContents) {
    for bar in bars.isEmpty ? [.automatic] : bars {
      contents.bars[bar] = (contents.bars[bar] ?? BarAppearance()).merged(with: appearance)
    }
  }
}

extension ToolbarAppearanceModifier: ComposedModifier {
  package var composition: Composition {
    composition(of: appearance).value("bars", bars)
  }

  /// The modifier that sets the part of the appearance.
  @MainActor private func composition(of part: BarAppearance) -> Composition {
    if let visibility = part.visibility { return Composition("toolbarVisibility").value("visibility", visibility) }
    if let style = part.background { return Composition("toolbarBackground").value("style", style) }
    if let visibility = part.backgroundVisibility {
      return Composition("toolbarBackgroundVisibility").value("visibility", visibility)
    }
    return Composition("toolbarColorScheme").value("colorScheme", part.colorScheme)
  }
}

extension View {
  /// Specifies the visibility of a bar managed by SwiftUI.
  ///
  /// - Parameters:
  ///   - visibility: The preferred visibility of the bar.
  ///   - bars: The bars to update the visibility of or ``ToolbarPlacement/automatic`` if empty.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(ToolbarAppearanceModifier(appearance: BarAppearance(visibility: visibility), bars: bars))
  }

  /// Specifies the visibility of a bar managed by SwiftUI.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(ToolbarAppearanceModifier(appearance: BarAppearance(visibility: visibility), bars: bars))
  }

  /// Specifies the preferred shape style of the background of a bar managed by SwiftUI.
  ///
  /// - Parameters:
  ///   - style: The style to display as the background of the bar.
  ///   - bars: The bars to use the style for or ``ToolbarPlacement/automatic`` if empty.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(ToolbarAppearanceModifier(appearance: BarAppearance(background: AnyShapeStyle(style)), bars: bars))
  }

  /// Specifies the preferred visibility of backgrounds on a bar managed by SwiftUI.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(ToolbarAppearanceModifier(appearance: BarAppearance(backgroundVisibility: visibility), bars: bars))
  }

  /// Specifies the preferred visibility of backgrounds on a bar managed by SwiftUI.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(ToolbarAppearanceModifier(appearance: BarAppearance(backgroundVisibility: visibility), bars: bars))
  }

  /// Specifies the preferred color scheme of a bar managed by SwiftUI.
  ///
  /// - Note: Approximate: it applies to the system's titles and buttons; items keep the color scheme of the view that
  ///   declares them, and a warning is recorded.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(ToolbarAppearanceModifier(appearance: BarAppearance(colorScheme: colorScheme), bars: bars))
      .approximate(
        "toolbarColorScheme(_:for:)", "items keep the appearance of the view that declares them.",
        when: colorScheme != nil)
  }
}
