extension Tips {
  /// A condition of a tip.
  public struct Rule: Sendable {
    let isFulfilled: @Sendable () -> Bool
  }

  /// A result builder for conditions.
  @resultBuilder
  public struct RuleBuilder {
    public static func buildBlock() -> [Rule] { [] }
    public static func buildExpression(_ child: Rule) -> [Rule] { [child] }
    public static func buildExpression(_ child: [Rule]) -> [Rule] { child }
    public static func buildEither(first: [Rule]) -> [Rule] { first }
    public static func buildEither(second: [Rule]) -> [Rule] { second }
    public static func buildOptional(_ component: [Rule]?) -> [Rule] { component ?? [] }
    public static func buildPartialBlock(first: [Rule]) -> [Rule] { first }
    public static func buildPartialBlock(accumulated: [Rule], next: [Rule]) -> [Rule] { accumulated + next }
  }
}

/// A condition on the donations of an event.
///
///     #Rule(Self.didOpenCart) { $0.donations.count >= 3 }
@freestanding(expression)
public macro Rule<Donation: Codable & Sendable>(
  _ event: Tips.Event<Donation>, _ body: (Tips.Event<Donation>) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "TipRuleMacro")

/// A condition on a parameter.
///
///     #Rule(Self.$isLoggedIn) { $0 == true }
@freestanding(expression)
public macro Rule<Value: Codable & Sendable>(
  _ parameter: Tips.Parameter<Value>, _ body: (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "TipRuleMacro")

/// Makes a condition; part of the expansion of `#Rule`.
public func _makeTipRule<Donation>(
  _ event: Tips.Event<Donation>, _ body: @escaping @Sendable (Tips.Event<Donation>) -> Bool
) -> Tips.Rule {
  Tips.Rule { body(event) }
}

/// Makes a condition; part of the expansion of `#Rule`.
public func _makeTipRule<Value>(
  _ parameter: Tips.Parameter<Value>, _ body: @escaping @Sendable (Value) -> Bool
) -> Tips.Rule {
  Tips.Rule { body(parameter.wrappedValue) }
}
