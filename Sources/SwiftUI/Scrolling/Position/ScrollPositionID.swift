import Foundation

/// A binding to the identity of the first visible view of a scroll view.
package struct ScrollPositionLink {
  /// The identity in the binding when the view was last evaluated.
  let id: AnyHashable?
  let anchor: UnitPoint?

  /// The binding, with its type erased.
  let target: any ScrollPositionTarget
}

/// A binding that is set to the identity of the first visible view.
nonisolated protocol ScrollPositionTarget {
  /// Sets the binding to the first of these identities that has the binding's type. Returns the identity.
  @MainActor func report(_ candidates: [AnyHashable]) -> AnyHashable?
}

private struct ScrollPositionIDTarget<ID: Hashable>: ScrollPositionTarget {
  let id: Binding<ID?>

  @MainActor func report(_ candidates: [AnyHashable]) -> AnyHashable? {
    guard let new = candidates.lazy.compactMap({ $0.base as? ID }).first else { return nil }
    if new != id.wrappedValue { id.wrappedValue = new }
    return AnyHashable(new)
  }
}

extension EnvironmentValues {
  @Entry package var scrollPositionLink: ScrollPositionLink?
}

/// Reads the binding during evaluation, so that changes invalidate the view, and passes it to the scroll views inside.
nonisolated struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  @MainActor func body(content: Content) -> some View {
    content.environment(
      \.scrollPositionLink,
      ScrollPositionLink(
        id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor, target: ScrollPositionIDTarget(id: id)))
  }

  @MainActor static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

extension ScrollPositionModifier: ComposedModifier {
  @MainActor var composition: Composition { Composition("scrollPosition").value("id", id).value("anchor", anchor) }
}

extension View {
  /// Binds the identity of the first visible view of the scroll views inside.
  ///
  /// Setting the binding scrolls to the view. Scrolling sets the binding to the view at `anchor` in the layout marked
  /// with `scrollTargetLayout()`.
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }
}

extension ScrollElement {
  /// Scrolls when the binding of `scrollPosition(id:)` identifies a different view.
  func followPosition() {
    followPositionBinding()
    guard let link = environment.scrollPositionLink else { return }
    if let id = link.id {
      if id == appliedPositionID {
        keepInView(id, anchor: link.anchor)
      } else {
        heldOffset = offset
        ScrollRequest(id: id, anchor: link.anchor, root: self, reportsPosition: false).start()
      }
    }
    appliedPositionID = link.id
  }

  /// The view of a scroll position, if there is one.
  var heldView: (id: AnyHashable, anchor: UnitPoint?)? {
    if let link = environment.scrollPositionLink { return link.id.map { ($0, link.anchor) } }
    guard let binding = environment.scrollPositionBinding, let id = binding.position.viewID else { return nil }
    return (AnyHashable(id), binding.anchor)
  }

  /// Scrolls to the view of a scroll position if it has left the window without scrolling: the content or the size has
  /// changed.
  func keepInView(_ id: AnyHashable, anchor: UnitPoint?) {
    guard heldOffset == offset else { return }
    let request = ScrollRequest(id: id, anchor: anchor ?? .topLeading, root: self, reportsPosition: false)
    if request.isOutOfView { request.start() }
  }

  /// Updates the binding of `scrollPosition(id:)` after a scroll.
  func reportPosition() {
    heldOffset = offset
    reportPositionBinding()
    guard let link = environment.scrollPositionLink else { return }
    guard let found = firstTarget(at: link.anchor), let id = link.target.report(found.identities(below: self)) else {
      return heldOffset = nil
    }
    // An identity reported because of a scroll must not cause another scroll.
    appliedPositionID = id
  }

  /// The scroll target closest to a point of the viewport; without a point, the first visible scroll target.
  func firstTarget(at anchor: UnitPoint?) -> Element? {
    let targets = scrollTargets.map { ($0, contentRect(of: CGRect(origin: .zero, size: $0.size), in: $0)) }
    let window = CGRect(origin: offset, size: geometry.containerSize)
    let isVertical = style.axes.contains(.vertical as Axis)
    func length(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
    if let anchor, anchor != .top, anchor != .leading, anchor != .topLeading {
      let place = length(anchor.point(in: window))
      return targets.min {
        abs(length(anchor.point(in: $0.1)) - place) < abs(length(anchor.point(in: $1.1)) - place)
      }?.0
    }
    return targets.first { length(CGPoint(x: $0.1.maxX, y: $0.1.maxY)) > length(offset) + 0.5 }?.0
  }
}

extension Element {
  /// The identities that `id(_:)` and `ForEach` assign to this element, innermost first.
  func identities(below container: _ViewNode) -> [AnyHashable] {
    var node: _ViewNode = innermost
    var ids: [AnyHashable] = []
    while node !== container {
      if let id = node.explicitID { ids.append(id) }
      guard let parent = node.parent else { break }
      if let id = parent.explicitID(of: node) { ids.append(id) }
      node = parent
    }
    return ids
  }
}
