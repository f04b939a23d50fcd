import FlowRendering

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

/// Draws, hits and measures the child through a transform. Perspective is approximated by its affine part.
struct TransformModifier<Effect: GeometryEffect>: ElementModifier, Animatable {
  // Effects need not be sendable; this one is read and written on the main actor alone.
  nonisolated(unsafe) var effect: Effect

  nonisolated var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  static var affectsLayout: Bool { false }

  private func transform(_ element: Element) -> RenderTransform {
    let value = effect.effectValue(size: element.size)
    let w = value.m33 == 0 ? 1 : value.m33
    return RenderTransform(
      a: value.m11 / w, b: value.m12 / w, c: value.m21 / w, d: value.m22 / w, tx: value.m31 / w, ty: value.m32 / w)
  }

  func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    let transform = transform(element)
    if transform == .identity { return list.draw(child) }
    list.group(DisplayGroup(transform: transform)) { $0.draw(child) }
  }

  func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    guard let inverse = transform(element).inverted else { return nil }
    let local = inverse.apply(to: point)
    return child.hitTest(CGPoint(x: local.x - child.origin.x, y: local.y - child.origin.y))
  }

  func pointFromChild(_ point: CGPoint, child: Element, in element: Element) -> CGPoint {
    transform(element).apply(to: CGPoint(x: point.x + child.origin.x, y: point.y + child.origin.y))
  }
}
