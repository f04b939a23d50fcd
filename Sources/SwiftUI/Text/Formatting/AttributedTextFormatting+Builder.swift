extension AttributedTextFormatting {
  /// Builds a definition from the rules of its body.
  @resultBuilder
  public struct DefinitionBuilder<Scope> {
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope {
      definition
    }

    public static func buildBlock<S: AttributeScope>() -> EmptyDefinition<S> { EmptyDefinition() }

    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D { definition }

    public static func buildBlock<
      F: AttributedTextFormattingDefinition, each D: AttributedTextFormattingDefinition
    >(_ first: F, _ definition: repeat each D) -> TupleDefinition<F.Scope, F, repeat each D> {
      TupleDefinition(definition: first, repeat each definition)
    }

    public static func buildIf<D: AttributedTextFormattingDefinition>(_ definition: D?) -> D? { definition }

    public static func buildEither<
      T: AttributedTextFormattingDefinition, F: AttributedTextFormattingDefinition
    >(first: T) -> _ConditionalContent<T, F> where T.Scope == F.Scope {
      _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<
      T: AttributedTextFormattingDefinition, F: AttributedTextFormattingDefinition
    >(second: F) -> _ConditionalContent<T, F> where T.Scope == F.Scope {
      _ConditionalContent(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<D: AttributedTextFormattingDefinition>(
      _ definition: D
    ) -> AnyDefinition<Scope> where D.Scope == Scope {
      AnyDefinition(definition)
    }
  }
}

extension Optional: AttributedTextFormattingDefinition where Wrapped: AttributedTextFormattingDefinition {
  public typealias Scope = Wrapped.Scope

  public var body: Self { self }
}

extension Optional: ConstraintGroup where Wrapped: AttributedTextFormattingDefinition {
  var members: [any AttributedTextValueConstraint] { self?.constraints ?? [] }
}

extension _ConditionalContent: AttributedTextFormattingDefinition
where
  TrueContent: AttributedTextFormattingDefinition, FalseContent: AttributedTextFormattingDefinition,
  TrueContent.Scope == FalseContent.Scope
{
  public typealias Scope = TrueContent.Scope

  public var body: Self { self }
}

extension _ConditionalContent: ConstraintGroup
where TrueContent: AttributedTextFormattingDefinition, FalseContent: AttributedTextFormattingDefinition {
  var members: [any AttributedTextValueConstraint] {
    switch storage {
    case .trueContent(let definition): definition.constraints
    case .falseContent(let definition): definition.constraints
    }
  }
}
