/// A modifier that creates a view from another view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view that the modifier produces.
  associatedtype Body: View

  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder
  func body(content: Content) -> Body

  /// Creates the node of a modified view. An engine hook.
  static func _makeNode<Content: View>(
    modifier: Self, content: Content, in context: _NodeContext
  ) -> _ViewNode

  /// Whether a modified view contributes exactly one element. An engine hook.
  static func _isUnary<Content: View>(_ content: Content.Type) -> Bool
}

extension ViewModifier {
  public static func _makeNode<Content: View>(
    modifier: Self, content: Content, in context: _NodeContext
  ) -> _ViewNode {
    ModifierBodyNode(modifier: modifier, content: content, in: context)
  }

  public static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { false }

  /// Returns a modifier that applies this one and then `modifier`.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body: the engine applies it itself.")
  }
}

/// A modifier without a body that the engine applies directly.
nonisolated package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension View {
  /// Applies a modifier to this view.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view, or a modifier, with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  // Consuming: a debug build copies otherwise what it does not use again.
  public nonisolated init(content: consuming Content, modifier: consuming Modifier) {
    self.content = consume content
    self.modifier = consume modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    Modifier._makeNode(modifier: view.modifier, content: view.content, in: context)
  }

  public static var _isUnary: Bool { Modifier._isUnary(Content.self) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// A modifier without an effect.
public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()

  public nonisolated init() {}

  public func body(content: Content) -> some View { content }
}

extension EmptyModifier: ComposedModifier {
  package var composition: Composition { Composition("emptyModifier") }
}
