/// The effect that a view asks for the symbols inside.
package struct SymbolEffectModifier: RecordedModifier {
  package let configuration: SymbolEffectConfiguration
  package let options: SymbolEffectOptions
  package let isActive: Bool
}

extension View {
  /// Returns a new view with a symbol effect added to it.
  ///
  /// Symbols are shown at rest.
  ///
  /// - Note: Approximate: symbols are shown at rest.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(SymbolEffectModifier(configuration: effect.configuration, options: options, isActive: isActive))
  }

  /// Returns a new view with a symbol effect added to it, which runs when a value changes.
  ///
  /// Symbols are shown at rest.
  ///
  /// - Note: Approximate: symbols are shown at rest.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(SymbolEffectModifier(configuration: effect.configuration, options: options, isActive: false))
  }

  /// Returns a new view with its inherited symbol image effects either removed or left unchanged.
  ///
  /// - Note: Approximate: symbols are shown at rest.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(
      SymbolEffectModifier(
        configuration: SymbolEffectConfiguration(name: "removed"), options: .default, isActive: isEnabled))
  }
}

/// Creates a transition that applies the provided effect to symbol images within the inserted or removed view.
public struct SymbolEffectTransition: Transition {
  private let configuration: SymbolEffectConfiguration

  public nonisolated init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {
    configuration = effect.configuration
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == SymbolEffectTransition {
  /// A transition that applies the provided effect to symbol images within the inserted or removed view.
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }

  /// A transition that applies the default symbol effect transition to symbol images.
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }
}
