/// The attributes that the attributed texts in a view may have.
struct TextFormattingRules {
  let constraints: [any AttributedTextValueConstraint]
  let scope: any AttributeScope.Type

  /// The attributes as they are drawn: those of the scope, with values that the rules permit.
  @MainActor
  func drawn(_ attributes: AttributeContainer) -> AttributeContainer {
    var result = attributes
    for constraint in constraints { constraint.constrain(&result) }
    let keys = Self.keys(of: scope)
    for (key, remove) in Self.drawnAttributes where !keys.contains(key) { remove(&result) }
    return result
  }

  /// The keys of a scope and the scopes in it.
  @MainActor
  private static func keys(of scope: Any.Type) -> Set<ObjectIdentifier> {
    TypeFields.of(scope).fields.reduce(into: []) { keys, field in
      if field.type is any AttributeScope.Type {
        keys.formUnion(Self.keys(of: field.type))
      } else {
        keys.insert(ObjectIdentifier(field.type))
      }
    }
  }

  /// The attributes that change a drawing or what is read.
  private static var drawnAttributes: [(key: ObjectIdentifier, remove: (inout AttributeContainer) -> Void)] {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    typealias Foundation = AttributeScopes.FoundationAttributes
    typealias Speech = AttributeScopes.AccessibilityAttributes
    func attribute<K: AttributedStringKey>(
      _ key: K.Type
    ) -> (ObjectIdentifier, (inout AttributeContainer) -> Void) where K.Value: Sendable {
      (ObjectIdentifier(key), { $0[K.self] = nil })
    }
    return [
      attribute(Scope.FontAttribute.self), attribute(Scope.ForegroundColorAttribute.self),
      attribute(Scope.BackgroundColorAttribute.self), attribute(Scope.StrikethroughStyleAttribute.self),
      attribute(Scope.UnderlineStyleAttribute.self), attribute(Scope.KerningAttribute.self),
      attribute(Scope.TrackingAttribute.self), attribute(Scope.BaselineOffsetAttribute.self),
      attribute(Foundation.InlinePresentationIntentAttribute.self), attribute(Foundation.LinkAttribute.self),
      attribute(Speech.SpeechAdjustedPitchAttribute.self),
      attribute(Speech.SpeechIncludesPunctuationAttribute.self),
      attribute(Speech.SpeechSpellsOutCharactersAttribute.self),
    ]
  }
}

extension TextFormattingRules: Equatable {
  static func == (lhs: TextFormattingRules, rhs: TextFormattingRules) -> Bool {
    lhs.scope == rhs.scope && lhs.constraints.map { AnyHashable($0) } == rhs.constraints.map { AnyHashable($0) }
  }
}

extension EnvironmentValues {
  /// The attributes that attributed texts may have; `nil` if they may have all.
  @Entry var textFormattingRules: TextFormattingRules?
}

extension View {
  /// Draws the attributed texts and the editors of attributed texts inside with the attributes of a definition's scope
  /// and with values that its rules permit. The texts themselves do not change.
  public nonisolated func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View {
    environment(
      \.textFormattingRules, TextFormattingRules(constraints: definition.constraints, scope: D.Scope.self))
  }

  /// Draws the attributed texts and the editors of attributed texts inside with the attributes of a scope.
  public nonisolated func attributedTextFormattingDefinition<S: AttributeScope>(_ scope: S.Type) -> some View {
    attributedTextFormattingDefinition(AttributedTextFormatting.EmptyDefinition<S>())
  }

  /// Draws the attributed texts and the editors of attributed texts inside with the attributes of a scope.
  public nonisolated func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View {
    attributedTextFormattingDefinition(S.self)
  }
}
