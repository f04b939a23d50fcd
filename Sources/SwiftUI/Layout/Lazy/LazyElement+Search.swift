/// What a lazy container could show, and does not.
package struct ElementOutOfSight {
  package let node: SemanticsNode

  /// How far from what is seen it is, in lengths of the window: below or after it if positive.
  package let screens: Double
}

extension Screen {
  /// Looks for something that is in the data of a lazy container and out of sight.
  ///
  /// Elements that were never seen are made for it, those nearest to the start first, and do not appear.
  ///
  /// - Parameters:
  ///   - limit: How many elements are looked at.
  ///   - matches: Whether a node of the semantics tree is what is looked for.
  package func findOutOfSight(limit: Int = 1_000, where matches: (SemanticsNode) -> Bool) -> ElementOutOfSight? {
    bringUpToDate()
    var rest = limit
    var found: ElementOutOfSight?
    perform {
      for container in rootElement?.lazyContainers ?? [] where found == nil {
        found = container.findOutOfSight(rest: &rest, where: matches)
      }
    }
    return found
  }
}

extension Element {
  /// The lazy containers that are laid out in this element, from the outside inwards.
  fileprivate var lazyContainers: [LazyElement] {
    var containers: [LazyElement] = []
    if let lazy = self as? LazyElement { containers.append(lazy) }
    forEachLayoutChild { containers += $0.lazyContainers }
    return containers
  }
}

extension Element {
  /// Makes the rows of lazy containers that come next after what is seen and before it, one after the other, until
  /// something is there that was looked for.
  ///
  /// On Apple's platforms rows near the window exist, so that the focus finds them; how many is not documented. Here it is
  /// a window's length on either side.
  ///
  /// - Returns: Whether it is there now.
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

  fileprivate func findOutOfSight(rest: inout Int, where matches: (SemanticsNode) -> Bool) -> ElementOutOfSight? {
    guard let scroll = enclosingScrollElement else { return nil }
    for index in 0..<(content?.elementCount ?? 0) {
      if rest <= 0 { return nil }
      guard let element = lineElement(at: index), !isShowing(element) else { continue }
      rest -= 1
      // What a row shows is made when it is measured.
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
