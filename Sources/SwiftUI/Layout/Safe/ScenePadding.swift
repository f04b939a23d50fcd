/// The padding at the edges of a scene.
public struct ScenePadding: Equatable, Sendable {
  private enum Kind {
    case minimum
  }

  private let kind: Kind

  /// The minimum padding of a scene.
  public static let minimum = ScenePadding(kind: .minimum)
}

extension View {
  /// Adds the scene's padding to the view: 16 points in compact width, 20 in regular width.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }

  /// Adds a kind of scene padding to the view.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }
}

nonisolated private struct ScenePaddingModifier: ViewModifier {
  let edges: Edge.Set

  @Environment(\.horizontalSizeClass) private var sizeClass

  @MainActor func body(content: Content) -> some View {
    content.padding(edges, sizeClass == .regular ? 20 : 16)
  }
}

extension ScenePaddingModifier: ComposedModifier {
  @MainActor package var composition: Composition { Composition("scenePadding").value("edges", edges) }
}
