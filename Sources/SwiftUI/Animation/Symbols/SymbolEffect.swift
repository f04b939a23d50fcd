/// A presentation effect that you apply to a symbol-based image.
///
/// Symbols are shown at rest: effects are recorded with the view and have no visible motion.
public protocol SymbolEffect: Sendable {
  /// The effect's configuration.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that performs a transient animation when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect that applies while it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that animates a symbol in or out.
public protocol TransitionSymbolEffect {}

/// An effect that animates from one symbol, or one variable value, to another.
public protocol ContentTransitionSymbolEffect {}

/// A configuration for a symbol effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// What the symbol looks like after the effect.
  enum Ending {
    case unchanged, visible, hidden
  }

  /// The name of the effect, with its variations.
  package fileprivate(set) var name: String
  var ending = Ending.unchanged
}

/// An effect with variations, which are parts of its name.
protocol VariedSymbolEffect: SymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension VariedSymbolEffect {
  func varied(_ variation: String) -> Self {
    var copy = self
    copy.configuration.name += "." + variation
    return copy
  }
}

/// Options configuring how symbol effects animate.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The repeat behavior of an effect.
  public struct RepeatBehavior: Hashable, Sendable {
    private let count: Int?
    private let delay: Double?

    /// Repeats the effect without a pause.
    public static let continuous = RepeatBehavior(count: nil, delay: nil)

    /// Repeats the effect with a pause in between.
    public static let periodic = RepeatBehavior(count: nil, delay: 0)

    /// Repeats the effect a number of times, with a pause in between, in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay)
    }
  }

  private var repeatBehavior: RepeatBehavior?
  private var speed = 1.0

  private init() {}

  /// The default options.
  public static let `default` = SymbolEffectOptions()

  /// An option that indicates that the effect prefers to repeat.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }

  /// An option that indicates that the effect prefers not to repeat.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }

  /// An option that indicates how the effect repeats.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(behavior)
  }

  /// An option that indicates the number of times the effect prefers to repeat.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .repeat(.periodic(count)) }

  /// An option that indicates how fast the effect prefers to run, as a multiple of its default speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

  /// The same options, repeating.
  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }

  /// The same options, without repeating.
  public var nonRepeating: SymbolEffectOptions {
    var copy = self
    copy.repeatBehavior = nil
    return copy
  }

  /// The same options with a repeat behavior.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var copy = self
    copy.repeatBehavior = behavior
    return copy
  }

  /// The same options with a number of repetitions.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count)) }

  /// The same options with a multiple of the effect's default speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.speed = speed
    return copy
  }
}
