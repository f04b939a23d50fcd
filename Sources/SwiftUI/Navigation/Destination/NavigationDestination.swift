extension View {
  /// Associates a destination view with a presented data type for use within a navigation stack.
  ///
  /// - Parameters:
  ///   - data: The type of data that this destination matches.
  ///   - destination: A view builder that defines a view to display when the stack's navigation state contains a value
  ///     of type `data`.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      NavigationDestinationModifier(type: data, accepts: { $0 is D }) { value in
        (value as? D).map { AnyView(destination($0)) } ?? AnyView.empty
      })
  }
}

/// Declares the screen for values of a type.
struct NavigationDestinationModifier {
  let type: Any.Type
  let accepts: (Any) -> Bool
  let content: (Any) -> AnyView
}

extension NavigationDestinationModifier: PrimitiveModifier {
  @MainActor static func _makeNode<Content: View>(
    modifier: Self, content: Content, in context: _NodeContext
  ) -> _ViewNode {
    NavigationDestinationNode(modifier: modifier, content: content, in: context)
  }

  @MainActor static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

final class NavigationDestinationNode<Content: View>: SingleChildNode {
  private var declaration: DestinationDeclaration?
  private weak var navigator: (any Navigator)?

  init(modifier: NavigationDestinationModifier, content: Content, in context: _NodeContext) {
    super.init(context)
    declare(modifier)
    child = Content._makeNode(content, in: childContext)
  }

  private func declare(_ modifier: NavigationDestinationModifier) {
    guard let navigator = environment.navigationContext?.navigator else {
      graph.report(
        _RuntimeIssue(
          "A navigationDestination for \(modifier.type) is not inside a NavigationStack: it is never shown.",
          severity: .warning, at: self))
      return
    }
    if let container = lazyContainer {
      graph.report(
        _RuntimeIssue(
          "There is a misplaced navigationDestination(for:destination:) for \(modifier.type): it is inside a "
            + "\(container), and is ignored, as on Apple's systems. Put it outside of the \(container).",
          severity: .warning, at: self))
      return
    }
    let declaration = DestinationDeclaration(
      type: modifier.type, node: self, accepts: modifier.accepts, content: modifier.content)
    self.declaration = declaration
    self.navigator = navigator
    navigator.add(declaration)
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ModifiedContent<Content, NavigationDestinationModifier>.self)
    if let declaration {
      declaration.content = new.modifier.content
      navigator?.update(declaration)
    }
    child?.update(new.content)
  }

  override func willUnmount() {
    if let declaration { navigator?.remove(declaration) }
  }
}
