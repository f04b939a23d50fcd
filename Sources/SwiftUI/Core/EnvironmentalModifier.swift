/// A modifier that must resolve to a concrete modifier in an environment before use.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of modifier to use after being resolved.
  associatedtype ResolvedModifier: ViewModifier

  /// Resolves to a concrete modifier in the given environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public static func _makeNode<Content: View>(
    modifier: Self, content: Content, in context: _NodeContext
  ) -> _ViewNode {
    let view = ResolvedModifierView(content: content, modifier: modifier)
    return ContentNode(view, wrapper: ModifiedContent<Content, Self>.self, name: "", in: context) {
      ResolvedModifierView(content: $0.content, modifier: $0.modifier)
    }
  }

  public static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { ResolvedModifier._isUnary(content) }
}

/// Resolves a modifier in its environment and applies it to a view.
private struct ResolvedModifierView<Content: View, Modifier: EnvironmentalModifier>: View {
  let content: Content
  let modifier: Modifier

  @Environment(\.self) private var environment

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
