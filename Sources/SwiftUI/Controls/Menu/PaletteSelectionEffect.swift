/// The effect that a palette applies to its selected item.
public struct PaletteSelectionEffect: Equatable, Sendable {
  private enum Kind: Equatable {
    case automatic, custom
    case symbolVariant(SymbolVariants)
  }

  private let kind: Kind

  /// The system's default effect.
  public static let automatic = PaletteSelectionEffect(kind: .automatic)

  /// No effect; the items show their selection themselves.
  public static let custom = PaletteSelectionEffect(kind: .custom)

  /// A symbol variant for the selected item.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .symbolVariant(variant))
  }
}

extension View {
  /// Sets the effect that palettes apply to their selected item.
  ///
  /// - Note: Approximate: palettes use the system's effect; a warning is recorded for another effect.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    unsupported(
      "paletteSelectionEffect(_:)", "palettes show their selection as the system does.", when: effect != .automatic)
  }
}
