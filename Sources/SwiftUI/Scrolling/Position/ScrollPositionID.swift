import Foundation

/// A binding to the identity of the view that a scrolling view shows first.
package struct ScrollPositionLink {
  /// The identity that the binding had when the view was last evaluated.
  let id: AnyHashable?
  let anchor: UnitPoint?

  /// Writes the identity of the view that is shown now: the first one of the binding's type. Returns what it wrote.
  let report: ([AnyHashable]) -> AnyHashable?
}

extension EnvironmentValues {
  private enum ScrollPositionLinkKey: EnvironmentKey {
    static var defaultValue: ScrollPositionLink? { nil }
  }

  package var scrollPositionLink: ScrollPositionLink? {
    get { self[ScrollPositionLinkKey.self] }
    set { self[ScrollPositionLinkKey.self] = newValue }
  }
}

/// Reads the binding where changes of it are noticed, and passes it to the scrolling views inside.
nonisolated struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  @MainActor func body(content: Content) -> some View {
    let binding = id
    content.environment(
      \.scrollPositionLink,
      ScrollPositionLink(id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor) { candidates in
        guard let new = candidates.lazy.compactMap({ $0.base as? ID }).first else { return nil }
        if new != binding.wrappedValue { binding.wrappedValue = new }
        return AnyHashable(new)
      })
  }

  @MainActor static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

extension ScrollPositionModifier: ComposedModifier {
  @MainActor var composition: Composition { Composition("scrollPosition").value("id", id).value("anchor", anchor) }
}

extension View {
  /// Binds the identity of the view that the scrolling views inside show first.
  ///
  /// Writing it scrolls there; scrolling writes the identity of the view that is then at `anchor`, among those of the
  /// layout marked with `scrollTargetLayout()`.
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }
}

extension ScrollElement {
  /// Scrolls when the binding of `scrollPosition(id:)` names another view than before.
  func followPosition() {
    followPositionBinding()
    guard let link = environment.scrollPositionLink else { return }
    if let id = link.id, id != appliedPositionID {
      ScrollRequest(id: id, anchor: link.anchor, root: self, reportsPosition: false).start()
    }
    appliedPositionID = link.id
  }

  /// Tells the binding of `scrollPosition(id:)` which view is shown after a scroll.
  func reportPosition() {
    reportPositionBinding()
    guard let link = environment.scrollPositionLink, let found = firstTarget(at: link.anchor) else { return }
    guard let id = link.report(found.identities(below: self)) else { return }
    // What was written because of a scroll does not cause another one.
    appliedPositionID = id
  }

  /// The scroll target that is nearest to a point of the window; without a point, the first one that is seen.
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
  /// The identities that `id(_:)` and `ForEach` give to this element, from the inside outwards.
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

  /// The element inside all modifiers around it: its ancestors are those of the view as it was written.
  package var innermost: Element {
    var element = self
    while let child = (element as? ModifiedElement)?.child { element = child }
    return element
  }
}
