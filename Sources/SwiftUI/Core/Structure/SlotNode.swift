/// A node whose child may be replaced by a view of another type or identity.
@MainActor
class SlotNode: SingleChildNode {
  /// The identity of the shown child.
  enum Key: Hashable {
    case branch(Int)
    case type(ObjectIdentifier)
    case id(AnyHashable)
  }

  // `@exclusivity(unchecked)`: see `Element`.
  @exclusivity(unchecked) private final var key: Key?
  @exclusivity(unchecked) private final var isFilledOnce = false

  /// Shows `view`: updates the child if `key` is unchanged, and otherwise starts a new identity.
  final func show<Content: View>(_ view: Content, key: Key) {
    if let child, self.key == key {
      if graph.hasRoomToDescend { child.update(view) } else { graph.reportTooDeep(at: self) }
      return
    }
    removeChild(disappearsLast: explicitID != nil)
    self.key = key
    if let returning = takeLeaving(AnyHashable(key)) {
      child = returning
      returning.update(view)
      childElementsChanged()
      return
    }
    let new =
      graph.hasRoomToGrow(below: self)
      ? Content._makeNode(view, in: childContext) : graph.makeTooDeepNode(childContext)
    child = new
    if new.isStandIn { self.key = nil }
    if isFilledOnce {
      childElementsChanged()
      childInserted(new)
    }
    isFilledOnce = true
  }

  /// - Parameter disappearsLast: Whether content without a transition disappears after its replacement has appeared;
  ///   content with a transition disappears before (measured on Apple's SwiftUI, fact F20).
  private func removeChild(disappearsLast: Bool = false) {
    guard let child else { return }
    func remove() {
      if let key { self.remove(child, key: AnyHashable(key)) } else { child.unmount() }
    }
    if disappearsLast, !child.hasTransition { graph.enqueueingDepartures(remove) } else { remove() }
  }

  final func clear() {
    isFilledOnce = true
    guard child != nil else { return }
    removeChild()
    child = nil
    key = nil
    childElementsChanged()
  }
}
