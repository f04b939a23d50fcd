import SwiftUI
import FlowRendering

/// Shows a view of UIKit as an element of the tree.
struct ViewContent: View {
  let view: UIView

  var body: some View {
    let look = ViewLook(of: view)
    box(look)
      .modifier(ViewElementModifier(view: view, look: look))
      .modifier(ViewEnvironment(view: view, look: look))
  }

  /// The parts of the view, with its menu.
  @ViewBuilder private func box(_ look: ViewLook) -> some View {
    let box = ViewBox(view: view, look: look, content: ViewParts(view: view, look: look))
    if let interaction = view.menuInteraction {
      box.contentShape(Rectangle()).contextMenu { InteractionMenu(interaction: interaction) }
    } else {
      box
    }
  }
}

/// What the tree knows about a view's state; the number of changes makes each state another value.
struct ViewLook: Equatable {
  let changes: UInt
  var alpha: Double
  var transform: CGAffineTransform

  @MainActor init(of view: UIView) {
    changes = view.changes.count
    alpha = Double(min(1, max(0, view.alpha)))
    transform = view.transform
  }

  static func == (first: Self, second: Self) -> Bool {
    first.changes == second.changes && first.alpha == second.alpha && first.transform == second.transform
  }
}

/// The environment of a view: its own appearance and tint.
private struct ViewEnvironment: ViewModifier {
  let view: UIView
  let look: ViewLook

  func body(content: Content) -> some View {
    content.transformEnvironment(\.self) { values in
      if let scheme = ColorScheme(view.overrideUserInterfaceStyle) { values.colorScheme = scheme }
      view.controllerTraits.apply(to: &values)
      view.traitOverrides.apply(to: &values)
      if view.superview == nil { values.leaveSwiftUI() }
      view.follow(values)
    }
  }
}

extension EnvironmentValues {
  /// Forgets what SwiftUI's modifiers around a view of UIKit have set for texts and controls.
  fileprivate mutating func leaveSwiftUI() {
    font = nil
    lineLimit = nil
    textCase = nil
    multilineTextAlignment = .leading
    minimumScaleFactor = 1
    truncationMode = .tail
  }
}

/// The background, the face, the subviews and the border of a view, in this order.
private struct ViewBox: ContainerView {
  let view: UIView
  let look: ViewLook

  let content: ViewParts
  @MainActor var arrangement: ViewArrangement { ViewArrangement(view: view, look: look) }
}

private struct ViewParts: View {
  let view: UIView
  let look: ViewLook

  var body: some View {
    ViewBackdrop(view: view, look: look)
    if let face = view.makeFace() { face.modifier(FaceModifier(view: view, look: look)) }
    if !view.faceContainsSubviews { Subviews(views: view.subviews) }
    if let layer = view.usedLayer, layer.shown.borderWidth > 0 {
      ViewBorder(layer: layer, look: look).allowsHitTesting(false)
    }
  }
}

/// The subviews of a view, each an element.
struct Subviews: View {
  let views: [UIView]

  var body: some View {
    ForEach(views.map { Entry(view: $0) }) { ViewContent(view: $0.view) }
  }

  private struct Entry: Identifiable {
    let view: UIView
    var id: ObjectIdentifier { ObjectIdentifier(view) }
  }
}

/// Places the parts of a view: subviews at their frames, everything else over the whole view.
struct ViewArrangement: ContainerLayout {
  let view: UIView
  let look: ViewLook

  @MainActor func makeCache(_ children: [Element], in parent: Element) {}

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: view.bounds.size)
  }

  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element, cache: inout Void
  ) {
    view.takeSize(size)
    Self.place(children, of: view, size: size, scrolledBy: view.faceContainsSubviews ? .zero : view.bounds.origin)
  }

  /// Places subviews at their frames, and everything else over the whole view.
  @MainActor static func place(_ children: [Element], of view: UIView, size: CGSize, scrolledBy offset: CGPoint) {
    for child in children {
      if let shown = child.shownView {
        let origin = shown.untransformedOrigin
        child.place(
          at: CGPoint(x: origin.x - offset.x, y: origin.y - offset.y), proposal: ProposedViewSize(shown.bounds.size))
      } else {
        child.place(at: .zero, proposal: ProposedViewSize(size))
      }
    }
  }
}

extension Element {
  /// The view of UIKit that the element shows, if it is the outermost element of one.
  var shownView: UIView? { storage(of: ViewElementModifier.self)?.view }
}

/// Connects a view with its element: opacity, transform, clipping, shadow, touches and description.
struct ViewElementModifier: ElementModifier, Animatable {
  let view: UIView
  var look: ViewLook

  final class Storage {
    let view: UIView

    init(_ view: UIView) { self.view = view }
  }

  nonisolated var animatableData:
    AnimatablePair<
      Double, AnimatablePair<AnimatablePair<CGPoint.AnimatableData, CGPoint.AnimatableData>, CGPoint.AnimatableData>
    >
  {
    get {
      let turn = look.transform
      return AnimatablePair(
        look.alpha,
        AnimatablePair(
          AnimatablePair(
            CGPoint(x: turn.a, y: turn.b).animatableData, CGPoint(x: turn.c, y: turn.d).animatableData),
          CGPoint(x: turn.tx, y: turn.ty).animatableData))
    }
    set {
      look.alpha = newValue.first
      var (x, y, distance) = (CGPoint.zero, CGPoint.zero, CGPoint.zero)
      x.animatableData = newValue.second.first.first
      y.animatableData = newValue.second.first.second
      distance.animatableData = newValue.second.second
      look.transform = CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: distance.x, ty: distance.y)
    }
  }

  static var affectsLayout: Bool { false }

  @MainActor func makeStorage(for element: ModifiedElement) -> Storage? { Storage(view) }

  @MainActor func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    if view.followsSafeArea { element.graph.recordPositionRead(of: element) }
    child.place(at: .zero, proposal: proposal)
  }

  @MainActor func positionMayHaveChanged(of element: ModifiedElement) { view.followSafeArea() }

  @MainActor func didMount(_ element: ModifiedElement) {
    view.element = element
    view.usedLayer?.beginAnimations()
    if view.superview == nil { view.noteWindow() }
  }

  @MainActor func willUnmount(_ element: ModifiedElement) {
    guard view.element === element else { return }
    view.element = nil
    if view.superview == nil { view.noteWindow() }
  }

  @MainActor func transform(in element: Element) -> PointTransform {
    PointTransform(affineTransform(look.transform, in: element))
  }

  /// A transform around the middle of the view.
  @MainActor private func affineTransform(
    _ transform: CGAffineTransform, in element: Element, shiftedBy shift: CGPoint = .zero
  ) -> CGAffineTransform {
    if transform.isIdentity, shift == .zero { return .identity }
    let (x, y) = (element.size.width / 2, element.size.height / 2)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x + shift.x, y: y + shift.y))
  }

  @MainActor func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    var (alpha, isHidden) = (look.alpha, view.isHidden)
    var turn = affineTransform(look.transform, in: element)
    var transition: LayerTransition?
    // Animations of the layer change what is seen, not where touches find the view.
    if let layer = view.usedLayer, case let shown = layer.shown, shown !== layer {
      (alpha, isHidden) = (Double(min(1, max(0, shown.opacity))), shown.isHidden)
      turn = affineTransform(
        shown.affineTransform(), in: element,
        shiftedBy: CGPoint(x: shown.position.x - layer.position.x, y: shown.position.y - layer.position.y))
      transition = shown.transition
    }
    if isHidden || alpha <= 0 { return }
    func drawn(_ list: inout DisplayListBuilder) {
      guard let transition else { return list.draw(child, of: element, through: PointTransform(turn)) }
      var turned = DisplayGroup.plain
      turned.transform = RenderTransform(turn)
      list.group(turned) { list in
        transition.draw(in: CGRect(origin: .zero, size: element.size), into: &list) { $0.draw(child) }
      }
    }
    let effects = view.effects(opacity: alpha, in: element)
    if effects.isEmpty { return drawn(&list) }
    effects.draw(into: &list, drawn)
  }

  @MainActor func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    if view.isHidden || look.alpha < 0.01 { return }
    view.describe(child, in: element, into: &builder)
  }

  /// The whole hierarchy is asked where it begins, because a view may answer for its subviews.
  @MainActor func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    guard view.superview == nil, let inside = transform(in: element).source(of: point) else { return nil }
    let place = CGPoint(x: inside.x + view.bounds.minX, y: inside.y + view.bounds.minY)
    guard let hit = view.hitTest(place, with: nil), let target = hit.element else { return nil }
    let local = hit.convert(place, from: view)
    return target.child?.hitTest(CGPoint(x: local.x - hit.bounds.minX, y: local.y - hit.bounds.minY)) ?? target
  }

  @MainActor func touchResponder(of element: ModifiedElement) -> (any TouchResponder)? { view.touches }

  @MainActor func fact<K: ElementFact>(_ key: K.Type, of element: Element) -> K.Value? {
    DropTargetFact.answer(key, view.dropTarget)
  }
}

extension Element {
  /// Whether the element is that of a view's face.
  var isFace: Bool { storage(of: FaceModifier.self) != nil }
}

/// Gives the nodes of a view's face the properties that the app has set for the view.
private struct FaceModifier: ElementModifier {
  let view: UIView
  let look: ViewLook

  final class Storage {}

  @MainActor func makeStorage(for element: ModifiedElement) -> Storage? { Storage() }

  static var affectsLayout: Bool { false }

  @MainActor func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    let accessibility = view.accessibility
    if view.isDescribedAsOne { return }
    builder.with({ properties in
      if let label = accessibility.label { properties.label = label }
      if let value = accessibility.value { properties.value = value }
      if let hint = accessibility.hint { properties.hint = hint }
      if let identifier = accessibility.identifier { properties.identifier = identifier }
    }) { builder in
      guard view.isDescribedWithItsFrame else { return builder.describe(child) }
      for var node in builder.children({ $0.describe(child) }) {
        node.frame = element.frameOnScreen
        builder.add(node)
      }
    }
  }
}

/// The background of a view, what it draws itself, and the layers that were added to its own.
private struct ViewBackdrop: LeafView {
  let view: UIView
  let look: ViewLook

  @MainActor func resolve(in element: Element) -> Resolved { Resolved(view: view) }

  struct Resolved: ResolvedLeaf {
    let view: UIView

    @MainActor func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
      let layer = view.usedLayer?.shown
      let isAnimated = layer !== view.usedLayer
      let shownSize = isAnimated ? layer?.bounds.size ?? size : size
      let rect = list.aligned(
        CGRect(
          x: (size.width - shownSize.width) / 2, y: (size.height - shownSize.height) / 2, width: shownSize.width,
          height: shownSize.height), toPixelsOf: element.paintedPixelLength)
      let background =
        isAnimated ? layer?.backgroundColor?.color : view.backgroundColor?.renderColor(in: element.environment)
      if let background, background.alpha > 0 {
        list.add(.fill(layer?.outline(of: rect) ?? .rect(rect), .color(background), evenOdd: false))
      }
      layer?.drawOwnContent(in: rect, of: element, into: &list)
      UIGraphics.draw(view, in: size, of: element, into: &list)
      view.usedLayer?.drawSublayers(of: element, into: &list)
    }
  }
}

/// The border of a view, in front of its subviews.
private struct ViewBorder: LeafView {
  let layer: CALayer
  let look: ViewLook

  @MainActor func resolve(in element: Element) -> Resolved { Resolved(layer: layer) }

  struct Resolved: ResolvedLeaf {
    let layer: CALayer

    @MainActor func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
      let rect = list.aligned(CGRect(origin: .zero, size: size), toPixelsOf: element.paintedPixelLength)
      layer.shown.drawBorder(in: rect, into: &list)
    }
  }
}
