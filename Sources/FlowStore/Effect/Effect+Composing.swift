import Combine

extension Effect {
  /// Creates an effect that runs several effects in sequence.
  ///
  /// - Parameter effects: The effects.
  public static func concatenate(_ effects: Effect...) -> Self {
    concatenate(effects)
  }

  /// Creates an effect that runs several effects in sequence.
  ///
  /// - Parameter effects: The effects.
  public static func concatenate<C: Collection>(_ effects: C) -> Self where C.Element == Effect {
    let effects = effects.filter { !$0.isNone }
    guard let first = effects.first else { return .none }
    return effects.dropFirst().reduce(first) { Effect($0.append($1)) }
  }

  /// Creates an effect that runs several effects concurrently, started in order.
  ///
  /// - Parameter effects: The effects.
  public static func merge(_ effects: Effect...) -> Self {
    merge(effects)
  }

  /// Creates an effect that runs several effects concurrently, started in order.
  ///
  /// - Parameter effects: The effects.
  public static func merge<S: Sequence>(_ effects: S) -> Self where S.Element == Effect {
    let effects = effects.filter { !$0.isNone }
    switch effects.count {
    case 0: return .none
    case 1: return effects[0]
    default: return Effect(Publishers.MergeMany(effects))
    }
  }
}
