/// An effect that scales the symbol.
public struct ScaleSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(name: "scale")

  /// The same effect in the variation `up`.
  public var up: ScaleSymbolEffect { varied("up") }

  /// The same effect in the variation `down`.
  public var down: ScaleSymbolEffect { varied("down") }

  /// The same effect in the variation `byLayer`.
  public var byLayer: ScaleSymbolEffect { varied("byLayer") }

  /// The same effect in the variation `wholeSymbol`.
  public var wholeSymbol: ScaleSymbolEffect { varied("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that scales the symbol.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An effect that replaces the opacity of variable layers in sequence.
public struct VariableColorSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(name: "variableColor")

  /// The same effect in the variation `iterative`.
  public var iterative: VariableColorSymbolEffect { varied("iterative") }

  /// The same effect in the variation `cumulative`.
  public var cumulative: VariableColorSymbolEffect { varied("cumulative") }

  /// The same effect in the variation `reversing`.
  public var reversing: VariableColorSymbolEffect { varied("reversing") }

  /// The same effect in the variation `nonReversing`.
  public var nonReversing: VariableColorSymbolEffect { varied("nonReversing") }

  /// The same effect in the variation `dimInactiveLayers`.
  public var dimInactiveLayers: VariableColorSymbolEffect { varied("dimInactiveLayers") }

  /// The same effect in the variation `hideInactiveLayers`.
  public var hideInactiveLayers: VariableColorSymbolEffect { varied("hideInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that replaces the opacity of variable layers in sequence.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An effect that wiggles the symbol.
public struct WiggleSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(name: "wiggle")

  /// The same effect in the variation `left`.
  public var left: WiggleSymbolEffect { varied("left") }

  /// The same effect in the variation `right`.
  public var right: WiggleSymbolEffect { varied("right") }

  /// The same effect in the variation `up`.
  public var up: WiggleSymbolEffect { varied("up") }

  /// The same effect in the variation `down`.
  public var down: WiggleSymbolEffect { varied("down") }

  /// The same effect in the variation `forward`.
  public var forward: WiggleSymbolEffect { varied("forward") }

  /// The same effect in the variation `backward`.
  public var backward: WiggleSymbolEffect { varied("backward") }

  /// The same effect in the variation `clockwise`.
  public var clockwise: WiggleSymbolEffect { varied("clockwise") }

  /// The same effect in the variation `counterClockwise`.
  public var counterClockwise: WiggleSymbolEffect { varied("counterClockwise") }

  /// The same effect in the variation `byLayer`.
  public var byLayer: WiggleSymbolEffect { varied("byLayer") }

  /// The same effect in the variation `wholeSymbol`.
  public var wholeSymbol: WiggleSymbolEffect { varied("wholeSymbol") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that wiggles the symbol.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// An effect that draws the symbol.
public struct DrawOnSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(name: "drawOn")

  /// The same effect in the variation `individually`.
  public var individually: DrawOnSymbolEffect { varied("individually") }

  /// The same effect in the variation `byLayer`.
  public var byLayer: DrawOnSymbolEffect { varied("byLayer") }

  /// The same effect in the variation `wholeSymbol`.
  public var wholeSymbol: DrawOnSymbolEffect { varied("wholeSymbol") }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// An effect that draws the symbol.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// An effect that removes the drawing of the symbol.
public struct DrawOffSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(name: "drawOff")

  /// The same effect in the variation `individually`.
  public var individually: DrawOffSymbolEffect { varied("individually") }

  /// The same effect in the variation `byLayer`.
  public var byLayer: DrawOffSymbolEffect { varied("byLayer") }

  /// The same effect in the variation `wholeSymbol`.
  public var wholeSymbol: DrawOffSymbolEffect { varied("wholeSymbol") }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// An effect that removes the drawing of the symbol.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// An effect determined by the context.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(name: "automatic") }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// An effect determined by the context.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// An effect that replaces the symbol with another one.
public struct ReplaceSymbolEffect: VariedSymbolEffect, ContentTransitionSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(name: "replace")

  /// The same effect in the variation `downUp`.
  public var downUp: ReplaceSymbolEffect { varied("downUp") }

  /// The same effect in the variation `upUp`.
  public var upUp: ReplaceSymbolEffect { varied("upUp") }

  /// The same effect in the variation `offUp`.
  public var offUp: ReplaceSymbolEffect { varied("offUp") }

  /// The same effect in the variation `byLayer`.
  public var byLayer: ReplaceSymbolEffect { varied("byLayer") }

  /// The same effect in the variation `wholeSymbol`.
  public var wholeSymbol: ReplaceSymbolEffect { varied("wholeSymbol") }

  /// The effect in the variation `downUp`.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }

  /// The effect in the variation `upUp`.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }

  /// The effect in the variation `offUp`.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }

  /// The same effect, which keeps the parts that both symbols have in common.
  ///
  /// - Parameter fallback: The effect between symbols that have nothing in common.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(configuration: varied("magic").configuration)
  }

  /// An effect that keeps the parts that both symbols have in common.
  public struct MagicReplace: VariedSymbolEffect, ContentTransitionSymbolEffect {
    public internal(set) var configuration: SymbolEffectConfiguration
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces the symbol with another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
