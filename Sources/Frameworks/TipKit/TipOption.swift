/// A setting of one tip.
public protocol TipOption: Sendable {}

extension Tips {
  /// Whether the tip is shown soon after another one.
  public struct IgnoresDisplayFrequency: TipOption {
    let value: Bool

    /// Creates the option.
    public init(_ ignoresDisplayFrequency: Bool) { value = ignoresDisplayFrequency }
  }

  /// How often the tip is shown.
  public struct MaxDisplayCount: TipOption {
    let value: Int

    /// Creates the option.
    public init(_ maxDisplayCount: Int) { value = maxDisplayCount }
  }

  /// A result builder for options.
  @resultBuilder
  public struct OptionsBuilder {
    public static func buildBlock() -> [any TipOption] { [] }
    public static func buildExpression(_ child: some TipOption) -> [any TipOption] { [child] }
    public static func buildExpression(_ child: [any TipOption]) -> [any TipOption] { child }
    public static func buildPartialBlock(first: [any TipOption]) -> [any TipOption] { first }
    public static func buildPartialBlock(accumulated: [any TipOption], next: [any TipOption]) -> [any TipOption] {
      accumulated + next
    }
    public static func buildEither(first: [any TipOption]) -> [any TipOption] { first }
    public static func buildEither(second: [any TipOption]) -> [any TipOption] { second }
    public static func buildOptional(_ component: [any TipOption]?) -> [any TipOption] { component ?? [] }
  }
}

/// The settings of a tip; the last one of a kind applies.
struct TipSettings {
  var ignoresDisplayFrequency = false
  var maxDisplayCount: Int?

  init(_ options: [any TipOption]) {
    for option in options {
      switch option {
      case let option as Tips.IgnoresDisplayFrequency: ignoresDisplayFrequency = option.value
      case let option as Tips.MaxDisplayCount: maxDisplayCount = option.value
      default: break
      }
    }
  }
}
