/// An effect that changes where a view is drawn, without changing its layout.
///
/// As on Apple's platforms it takes the main actor away from its conformances: effects are values that animate.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform of the view at a size in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor
  public static func _makeNode<Content: View>(
    modifier: Self, content: Content, in context: _NodeContext
  ) -> _ViewNode {
    GeometryEffectNode(effect: modifier, content: content, in: context)
  }

  @MainActor
  public static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }

  /// The same effect; layout never sees effects here.
  public func ignoredByLayout() -> some GeometryEffect { self }
}

/// Applies an app's own effect through the engine's modifier for transforms.
final class GeometryEffectNode<Content: View, Effect: GeometryEffect>: _ViewNode {
  private typealias Inner = ModifiedContent<Content, TransformModifier<Effect>>

  private var child: _ViewNode?

  init(effect: Effect, content: Content, in context: _NodeContext) {
    super.init(context)
    child = Inner._makeNode(Inner(content: content, modifier: TransformModifier(effect: effect)), in: childContext)
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ModifiedContent<Content, Effect>.self)
    child?.update(Inner(content: new.content, modifier: TransformModifier(effect: new.modifier)))
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }

  override var elementCount: Int { child?.elementCount ?? 0 }
  override func element(at index: Int) -> Element? { child?.element(at: index) }
  override var pathName: String { "" }
}

/// Shows the child through the transform of an effect.
struct TransformModifier<Effect: GeometryEffect>: ElementModifier, Animatable {
  // Effects need not be sendable; this one is read and written on the main actor alone.
  nonisolated(unsafe) var effect: Effect

  nonisolated var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  static var affectsLayout: Bool { false }

  func transform(in element: Element) -> PointTransform { PointTransform(effect.effectValue(size: element.size)) }

  func didUpdate(from old: Self, _ element: ModifiedElement) { element.graph.placesChanged() }
}
