/// How the colors of a symbol are drawn.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// Flat colors.
  public static let flat = SymbolColorRenderingMode(name: "flat")

  /// Colors with a gradient.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How the variable value of a symbol is drawn.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// By the opacities of the symbol's parts.
  public static let color = SymbolVariableValueMode(name: "color")

  /// By the drawn length of the symbol's path.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension View {
  /// Sets how the colors of symbols are drawn.
  ///
  /// - Note: Approximate: colors are flat; a warning is recorded for a gradient.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    approximate("symbolColorRenderingMode(_:)", "symbols have flat colors.", when: mode == .gradient)
  }

  /// Sets how the variable value of symbols is drawn.
  ///
  /// - Note: Approximate: parts have opacities; a warning is recorded for a drawn length.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    approximate("symbolVariableValueMode(_:)", "the value is shown by opacities.", when: mode == .draw)
  }
}
