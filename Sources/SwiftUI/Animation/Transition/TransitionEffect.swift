import FlowRendering

/// The effect of SwiftUI's own transitions on a view.
///
/// All of them share one modifier, so that a view keeps its identity when its transition changes.
struct TransitionEffect: Equatable, Sendable {
  var opacity = 1.0
  var scale = 1.0
  var anchor = UnitPoint.center

  /// The offset of the drawn view, in points.
  var offset = CGSize.zero

  /// The offset of the drawn view towards the trailing and bottom edges, in multiples of its size.
  var displacement = CGSize.zero

  /// The radius of a blur, in points.
  var blur = 0.0

  /// The effect followed by another one.
  func combined(with other: TransitionEffect) -> TransitionEffect {
    TransitionEffect(
      opacity: opacity * other.opacity, scale: scale * other.scale,
      anchor: other.anchor == .center ? anchor : other.anchor, offset: offset + other.offset,
      displacement: displacement + other.displacement, blur: blur + other.blur)
  }

  /// An offset of one length of the view beyond an edge.
  static func beyond(_ edge: Edge) -> TransitionEffect {
    switch edge {
    case .top: TransitionEffect(displacement: CGSize(width: 0, height: -1))
    case .bottom: TransitionEffect(displacement: CGSize(width: 0, height: 1))
    case .leading: TransitionEffect(displacement: CGSize(width: -1, height: 0))
    case .trailing: TransitionEffect(displacement: CGSize(width: 1, height: 0))
    }
  }
}

extension TransitionEffect: Animatable {
  var animatableData: AnimatableVector {
    get {
      let units = [opacity, scale, anchor.x, anchor.y, displacement.width, displacement.height]
      return AnimatableVector(units.map { $0 * animationUnitScale } + [offset.width, offset.height, blur])
    }
    set {
      func unit(_ index: Int) -> Double { newValue[index] / animationUnitScale }
      opacity = unit(0)
      scale = unit(1)
      anchor = UnitPoint(x: unit(2), y: unit(3))
      displacement = CGSize(width: unit(4), height: unit(5))
      offset = CGSize(width: newValue[6], height: newValue[7])
      blur = newValue[8]
    }
  }
}

extension TransitionEffect: ElementModifier {
  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    let x = displacement.width * size.width + offset.width
    child.place(
      at: CGPoint(x: element.isRightToLeft ? -x : x, y: displacement.height * size.height + offset.height),
      proposal: proposal)
  }

  func transform(in element: Element) -> PointTransform {
    if scale == 1 { return .identity }
    let (x, y) = (anchor.x * element.size.width, anchor.y * element.size.height)
    return PointTransform(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x - scale * x, ty: y - scale * y))
  }

  func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    if opacity <= 0 { return }
    var group = DisplayGroup()
    group.opacity = min(1, opacity)
    if blur > 0 { group.filters = [.blur(radius: blur)] }
    if !group.isLayer { return list.draw(child, of: element, through: transform(in: element)) }
    list.group(group) { $0.draw(child, of: element, through: transform(in: element)) }
  }

  func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    opacity > 0 ? element.hitTest(child, at: point) : nil
  }
}

/// A transition that consists of an effect only.
@MainActor @preconcurrency
protocol EffectTransition: Transition, Sendable {
  nonisolated func effect(in phase: TransitionPhase) -> TransitionEffect
}

extension EffectTransition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(effect(in: phase))
  }
}

extension Edge {
  /// The opposite edge.
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
