extension Screen {
  /// Scrolls the enclosing scroll views until an element is visible, as assistive technologies do.
  ///
  /// - Returns: `false` if scrolling cannot make it visible.
  @discardableResult
  package func scrollToVisible(_ element: Element) -> Bool {
    bringUpToDate()
    // The positions of rows that were never visible are estimates, which each iteration improves.
    for _ in 0..<6 {
      guard element.isMounted else { return false }
      for scroll in element.enclosingScrollElements.reversed() {
        guard element.isMounted, let rect = scroll.contentRect(around: element) else { return false }
        let place = scroll.geometry.offset(showing: rect, anchor: nil, from: scroll.offset, axes: scroll.style.axes)
        if place != scroll.offset { perform { scroll.scroll(to: place) } }
      }
      if isInSight(element) { return true }
    }
    return false
  }

  /// Whether part of the element is on the screen and within the viewports of all its enclosing scroll views.
  private func isInSight(_ element: Element) -> Bool {
    guard element.isMounted, element.isShownByContainers, let root = rootElement else { return false }
    let frame = element.frame(in: nil)
    let screen = root.frame(in: nil)
    func isIn(_ window: CGRect) -> Bool {
      frame.maxX >= window.minX && frame.minX <= window.maxX && frame.maxY >= window.minY
        && frame.minY <= window.maxY
    }
    return isIn(screen)
      && element.enclosingScrollElements.allSatisfy { isIn($0.transform(to: nil).apply(to: $0.visibleRect)) }
  }
}

extension Element {
  /// The enclosing scroll views, innermost first.
  fileprivate var enclosingScrollElements: [ScrollElement] {
    var scrolls: [ScrollElement] = []
    var scroll = enclosingScrollElement
    while let current = scroll {
      scrolls.append(current)
      scroll = current.enclosingScrollElement
    }
    return scrolls
  }
}
