/// An effect that changes how a view is drawn, without changing its layout.
///
/// As on Apple's platforms, conformances are not isolated to the main actor: effects are animatable values.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform of the view at a size in points.
  func effectValue(size: CGSize) -> ProjectionTransform

  /// Whether the frames and coordinates of views leave out the effect. An engine hook.
  static var _isIgnoredByLayout: Bool { get }
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

  public static var _isIgnoredByLayout: Bool { false }

  /// Returns an effect with the same transform that changes only where the view is drawn and hit, and no frames,
  /// anchors or coordinates.
  public func ignoredByLayout() -> some GeometryEffect { IgnoredByLayoutEffect(base: self) }
}

/// An effect that frames, anchors and coordinates leave out.
nonisolated struct IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  static var _isIgnoredByLayout: Bool { true }

  var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// Applies a custom effect through the engine's transform modifier.
final class GeometryEffectNode<Content: View, Effect: GeometryEffect>: SingleChildNode {
  private typealias Inner = ModifiedContent<Content, TransformModifier<Effect>>

  init(effect: Effect, content: Content, in context: _NodeContext) {
    super.init(context)
    child = Inner._makeNode(Inner(content: content, modifier: TransformModifier(effect: effect)), in: childContext)
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ModifiedContent<Content, Effect>.self)
    child?.update(Inner(content: new.content, modifier: TransformModifier(effect: new.modifier)))
  }
}

/// Draws the child with the transform of an effect.
struct TransformModifier<Effect: GeometryEffect>: ElementModifier, Animatable {
  // Effects need not be sendable; this one is only accessed on the main actor.
  nonisolated(unsafe) var effect: Effect

  nonisolated var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  static var affectsLayout: Bool { false }

  @MainActor private func drawnTransform(in element: Element) -> PointTransform {
    PointTransform(element.reading(from: Effect.self) { effect.effectValue(size: element.size) })
  }

  func transform(in element: Element) -> PointTransform {
    Effect._isIgnoredByLayout ? .identity : drawnTransform(in: element)
  }

  func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    list.draw(child, of: element, through: drawnTransform(in: element))
  }

  func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    guard Effect._isIgnoredByLayout else { return element.hitTest(child, at: point) }
    return drawnTransform(in: element).source(of: point).flatMap { element.hitTest(child, at: $0) }
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) { element.graph.placesChanged() }
}
