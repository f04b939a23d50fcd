/// A kind of transition that applies to the content within a single view, rather than to the insertion or removal of a
/// view.
///
/// New content is shown immediately.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable {
    case identity
    case opacity
    case interpolate
    case number(countsDown: Bool)
    case numberValue(Double)
    case symbol(String)
  }

  private let kind: Kind

  /// The identity content transition, which indicates that content changes shouldn't animate.
  public static let identity = ContentTransition(kind: .identity)

  /// A content transition that indicates content fades from transparent to opaque on insertion.
  public static let opacity = ContentTransition(kind: .opacity)

  /// A content transition that indicates the views attempt to interpolate their contents during transitions.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Creates a content transition intended to be used with `Text` views displaying numeric text.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .number(countsDown: countsDown))
  }

  /// Creates a content transition intended to be used with `Text` views displaying numeric text, for a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numberValue(value))
  }

  /// Creates a content transition that applies the symbol Replace, or another symbol effect, to symbol images.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol(effect.configuration.name))
  }

  /// A content transition that applies the default symbol effect transition to symbol images.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }
}

extension EnvironmentValues {
  /// The current method of animating the contents of views.
  @Entry public var contentTransition: ContentTransition = .identity

  /// Whether views that render content transitions use a drawing group.
  @Entry public var contentTransitionAddsDrawingGroup: Bool = false
}

extension View {
  /// Modifies the view to use a given transition as its method of animating changes to the contents of its views.
  ///
  /// New content is shown immediately.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
