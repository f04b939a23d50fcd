/// A part of an app's user interface.
///
/// Conform a value type and implement ``body``. The engine keeps one node per view and evaluates `body` again only if
/// one of its dependencies has changed.
@MainActor @preconcurrency
public protocol View {
  /// The type of view that makes up this view's content.
  associatedtype Body: View

  /// The content and behavior of the view.
  @ViewBuilder
  var body: Body { get }

  /// Creates the node of `view` in the graph. An engine hook: views of an app never implement it.
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode

  /// Whether the view always contributes exactly one element to its container. An engine hook.
  static var _isUnary: Bool { get }
}

extension View {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    ViewBodyNode(view, in: context)
  }

  public static var _isUnary: Bool { UnaryViews.contains(Self.self) { Body._isUnary } }
}

/// Determines which custom views always contribute exactly one element.
@MainActor
private enum UnaryViews {
  // A cache of pure functions of a type; it has no visible effect on tests.
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains(_ type: Any.Type, _ isUnary: () -> Bool) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    // A view that contains its own type asks again before the answer is known; then no guarantee is possible.
    known[key] = false
    let answer = isUnary()
    known[key] = answer
    return answer
  }
}

extension View where Body == Never {
  public var body: Never {
    fatalError("\(Self.self) has no body: the engine draws it itself.")
  }
}

// Separate from the conformance, so that `body` is not treated as a view builder.
extension Never {
  public var body: Never { fatalError("Never has no value, and so no body.") }
}

extension Never: View {
  public typealias Body = Never

  public static var _isUnary: Bool { false }
}

/// A view without a body that the engine draws or arranges directly.
nonisolated package protocol PrimitiveView: View where Body == Never {}
