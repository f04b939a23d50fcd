/// An effect that makes the symbol appear.
public struct AppearSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(name: "appear", ending: .visible)

  /// The same effect in the variation `up`.
  public var up: AppearSymbolEffect { varied("up") }

  /// The same effect in the variation `down`.
  public var down: AppearSymbolEffect { varied("down") }

  /// The same effect in the variation `byLayer`.
  public var byLayer: AppearSymbolEffect { varied("byLayer") }

  /// The same effect in the variation `wholeSymbol`.
  public var wholeSymbol: AppearSymbolEffect { varied("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that makes the symbol appear.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An effect that makes the symbol disappear.
public struct DisappearSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(name: "disappear", ending: .hidden)

  /// The same effect in the variation `up`.
  public var up: DisappearSymbolEffect { varied("up") }

  /// The same effect in the variation `down`.
  public var down: DisappearSymbolEffect { varied("down") }

  /// The same effect in the variation `byLayer`.
  public var byLayer: DisappearSymbolEffect { varied("byLayer") }

  /// The same effect in the variation `wholeSymbol`.
  public var wholeSymbol: DisappearSymbolEffect { varied("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that makes the symbol disappear.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// An effect that bounces the symbol.
public struct BounceSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(name: "bounce")

  /// The same effect in the variation `up`.
  public var up: BounceSymbolEffect { varied("up") }

  /// The same effect in the variation `down`.
  public var down: BounceSymbolEffect { varied("down") }

  /// The same effect in the variation `byLayer`.
  public var byLayer: BounceSymbolEffect { varied("byLayer") }

  /// The same effect in the variation `wholeSymbol`.
  public var wholeSymbol: BounceSymbolEffect { varied("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that bounces the symbol.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect that makes the symbol breathe.
public struct BreatheSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(name: "breathe")

  /// The same effect in the variation `plain`.
  public var plain: BreatheSymbolEffect { varied("plain") }

  /// The same effect in the variation `pulse`.
  public var pulse: BreatheSymbolEffect { varied("pulse") }

  /// The same effect in the variation `byLayer`.
  public var byLayer: BreatheSymbolEffect { varied("byLayer") }

  /// The same effect in the variation `wholeSymbol`.
  public var wholeSymbol: BreatheSymbolEffect { varied("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that makes the symbol breathe.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An effect that fades the opacity of some or all layers of the symbol.
public struct PulseSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(name: "pulse")

  /// The same effect in the variation `byLayer`.
  public var byLayer: PulseSymbolEffect { varied("byLayer") }

  /// The same effect in the variation `wholeSymbol`.
  public var wholeSymbol: PulseSymbolEffect { varied("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades the opacity of some or all layers of the symbol.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An effect that rotates the symbol.
public struct RotateSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(name: "rotate")

  /// The same effect in the variation `clockwise`.
  public var clockwise: RotateSymbolEffect { varied("clockwise") }

  /// The same effect in the variation `counterClockwise`.
  public var counterClockwise: RotateSymbolEffect { varied("counterClockwise") }

  /// The same effect in the variation `byLayer`.
  public var byLayer: RotateSymbolEffect { varied("byLayer") }

  /// The same effect in the variation `wholeSymbol`.
  public var wholeSymbol: RotateSymbolEffect { varied("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates the symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
