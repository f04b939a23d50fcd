extension Element {
  /// The frame of a child that this element, a lazy container, could show but does not, in points; an estimate. `nil`
  /// for other elements, and for a child that is shown.
  final func frame(ofHidden child: Element) -> CGRect? {
    guard let container = self as? LazyElement, !container.isShowing(child), let index = container.index(of: child)
    else { return nil }
    return container.frame(ofElementAt: index)
  }

  /// Whether every enclosing lazy container currently shows the element.
  final var isShownByContainers: Bool {
    var child = self
    while let parent = child.layoutParent {
      if let container = parent as? LazyElement, !container.isShowing(child) { return false }
      child = parent
    }
    return true
  }
}

extension _ViewNode {
  /// The lazy containers below this node, outermost first.
  var lazyElements: [LazyElement] {
    var elements: [LazyElement] = []
    forEachChild { child in
      if let lazy = child as? LazyElement { elements.append(lazy) }
      elements += child.lazyElements
    }
    return elements
  }

  /// The name of the node's view, if it is a lazy container.
  var nameOfLazyContainer: String? { (self as? LazyElement)?.containerName }
}
