/// How content fades where it scrolls under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The system's choice: soft.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")

  /// Content fades under the bar.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")

  /// Content is nearly hidden under the bar, which has a line at its edge.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
}

/// The effects at the edges of scroll views.
struct ScrollEdgeEffects: Equatable {
  var styles: [Edge: ScrollEdgeEffectStyle] = [:]
  var hidden: Edge.Set = []

  func style(at edge: Edge) -> ScrollEdgeEffectStyle? {
    hidden.contains(Edge.Set(edge)) ? nil : styles[edge] ?? .automatic
  }

  func merged(with next: ScrollEdgeEffects) -> ScrollEdgeEffects {
    ScrollEdgeEffects(styles: styles.merging(next.styles) { $1 }, hidden: hidden.union(next.hidden))
  }
}
