/// The symbol effect that a view applies to the symbols inside.
package struct SymbolEffectModifier: EnvironmentModifier {
  package let configuration: SymbolEffectConfiguration
  package let options: SymbolEffectOptions
  package let isActive: Bool

  package func modify(_ environment: inout EnvironmentValues) {
    if environment.areSymbolEffectsRemoved || !isActive { return }
    if configuration.ending == .hidden { environment.isSymbolHidden = true }
  }
}

/// Records a warning for a continuous effect, unless effects are removed.
private struct SymbolEffectReport: ElementModifier {
  let configuration: SymbolEffectConfiguration
  let isActive: Bool

  static var affectsLayout: Bool { false }

  func didMount(_ element: ModifiedElement) { report(element) }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    if !old.isActive { report(element) }
  }

  @MainActor private func report(_ element: ModifiedElement) {
    guard isActive, configuration.ending == .unchanged, !element.environment.areSymbolEffectsRemoved else { return }
    element.graph.report(
      .approximate(
        "symbolEffect(_:options:isActive:)", "the symbol is shown at rest, without '\(configuration.name)'."),
      at: element)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var areSymbolEffectsRemoved: Bool = false

  /// Whether an effect has hidden the symbols.
  @Entry var isSymbolHidden: Bool = false
}

extension View {
  /// Returns a new view with a symbol effect added to it.
  ///
  /// - Note: Approximate: the result of appear and disappear effects is shown; symbols with a continuous effect are
  ///   shown at rest, and a warning is recorded.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(SymbolEffectReport(configuration: effect.configuration, isActive: isActive))
      .modifier(SymbolEffectModifier(configuration: effect.configuration, options: options, isActive: isActive))
  }

  /// Returns a new view with a symbol effect added to it, which runs when a value changes.
  ///
  /// Symbols are shown in their state after the effect.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(SymbolEffectModifier(configuration: effect.configuration, options: options, isActive: false))
  }

  /// Returns a new view with its inherited symbol image effects either removed or left unchanged.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(EnvironmentKeyPathTransform(keyPath: \.areSymbolEffectsRemoved) { $0 = $0 || isEnabled })
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
