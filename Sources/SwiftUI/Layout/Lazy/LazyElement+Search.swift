/// An element that a lazy container could show but that is scrolled out of view.
package struct ElementOutOfSight {
  package let node: SemanticsNode

  /// The distance from the visible part, in lengths of the window: positive if it is below or after it.
  package let screens: Double
}

extension Element {
  /// The lazy containers inside this element, outermost first.
  var lazyContainers: [LazyElement] {
    var containers: [LazyElement] = []
    if let lazy = self as? LazyElement { containers.append(lazy) }
    forEachLayoutChild { containers += $0.lazyContainers }
    return containers
  }
}

extension Element {
  /// Makes the rows of lazy containers next to the visible part, after it and before it, one by one until a condition
  /// holds.
  ///
  /// On Apple's platforms rows near the window exist, so that the focus finds them; how many is not documented. Here
  /// the range is one window length on either side.
  ///
  /// - Returns: Whether the condition holds now.
  func makesRowsNearby(until isThere: () -> Bool) -> Bool {
    lazyContainers.contains { $0.makesRows(until: isThere) }
  }
}

extension LazyElement {
  fileprivate func makesRows(until isThere: () -> Bool) -> Bool {
    guard let scroll = enclosingScrollElement, !shownLines.isEmpty else { return false }
    let shown = shownLines.flatMap(\.elements).compactMap { index(of: $0) }
    guard let first = shown.min(), let last = shown.max(), let count = content?.elementCount else { return false }
    let window = axis.main(of: scroll.geometry.containerSize)
    func makes(_ indices: some Sequence<Int>) -> Bool {
      var length: CGFloat = 0
      for index in indices {
        guard length < window, let element = lineElement(at: index) else { return false }
        length += axis.main(of: element.size(for: axis.proposal(main: nil, cross: axis.cross(of: size))))
        if isThere() { return true }
      }
      return false
    }
    return makes(last + 1..<max(last + 1, count)) || makes((0..<first).reversed())
  }

  func findOutOfSight(rest: inout Int, where matches: (SemanticsNode) -> Bool) -> ElementOutOfSight? {
    guard let scroll = enclosingScrollElement else { return nil }
    for index in 0..<(content?.elementCount ?? 0) {
      if rest <= 0 { return nil }
      guard let element = lineElement(at: index), !isShowing(element) else { continue }
      rest -= 1
      // The content of a row is made when the row is measured.
      _ = element.size(for: axis.proposal(main: nil, cross: axis.cross(of: size)))
      let nodes = SemanticsBuilder().children { $0.describe(element) }
      guard let node = nodes.firstDescendant(where: matches) else { continue }
      let rect = scroll.contentRect(of: frame(ofElementAt: index), in: self)
      let window = axis.main(of: scroll.geometry.containerSize)
      let distance = axis == .vertical ? rect.minY - scroll.offset.y : rect.minX - scroll.offset.x
      return ElementOutOfSight(node: node, screens: window > 0 ? Double(distance / window) : 0)
    }
    return nil
  }
}

extension [SemanticsNode] {
  fileprivate func firstDescendant(where matches: (SemanticsNode) -> Bool) -> SemanticsNode? {
    for node in self {
      if matches(node) { return node }
      if let found = node.children.firstDescendant(where: matches) { return found }
    }
    return nil
  }
}
