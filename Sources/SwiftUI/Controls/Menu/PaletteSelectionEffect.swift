/// How a palette shows which of its items is selected.
public struct PaletteSelectionEffect: Equatable, Sendable {
  private enum Kind: Equatable {
    case automatic, custom
    case symbolVariant(SymbolVariants)
  }

  private let kind: Kind

  /// As the system does it.
  public static let automatic = PaletteSelectionEffect(kind: .automatic)

  /// Nothing is shown; the items do it themselves.
  public static let custom = PaletteSelectionEffect(kind: .custom)

  /// The symbol of the selected item is shown in a variant.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .symbolVariant(variant))
  }
}

extension View {
  /// Sets how palettes show their selection.
  ///
  /// - Note: Approximate: palettes show it as the system does; a warning is recorded for another effect.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    unsupported(
      "paletteSelectionEffect(_:)", "palettes show their selection as the system does.", when: effect != .automatic)
  }
}
