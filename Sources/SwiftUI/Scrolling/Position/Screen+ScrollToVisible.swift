extension Screen {
  /// Scrolls everything around an element until it can be seen, as assistive technologies do.
  ///
  /// - Returns: `false` if no scrolling brings it into sight.
  @discardableResult
  package func scrollToVisible(_ element: Element) -> Bool {
    bringUpToDate()
    // The places of rows that were never seen are estimates: the next look is more exact.
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

  /// Whether a part of the element is on the screen, and in the window of everything that scrolls it.
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
  /// The scrolling views around this element, from the inside outwards.
  fileprivate var enclosingScrollElements: [ScrollElement] {
    var scrolls: [ScrollElement] = []
    var scroll = enclosingScrollElement
    while let current = scroll {
      scrolls.append(current)
      scroll = current.enclosingScrollElement
    }
    return scrolls
  }

  /// Whether no lazy container around this element has it out of sight.
  fileprivate var isShownByContainers: Bool {
    var child = self
    while let parent = child.layoutParent {
      if let container = parent as? LazyElement, !container.isShowing(child) { return false }
      child = parent
    }
    return true
  }
}

extension ScrollElement {
  /// Where an element inside is in the content; estimated if a lazy container has it out of sight, `nil` if it is not
  /// inside.
  func contentRect(around element: Element) -> CGRect? {
    var rect = CGRect(origin: .zero, size: element.size)
    var place = element
    var child = element
    while let parent = child.layoutParent {
      if let container = parent as? LazyElement, !container.isShowing(child), let index = container.index(of: child) {
        rect = container.frame(ofElementAt: index)
        place = container
      }
      if parent === self { return contentRect(of: rect, in: place) }
      child = parent
    }
    return nil
  }
}
