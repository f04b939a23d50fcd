extension ScrollElement {
  /// The rectangle of a descendant in the content; an estimate if a lazy container does not show it, `nil` if the
  /// element is not a descendant.
  func contentRect(around element: Element) -> CGRect? {
    var rect = CGRect(origin: .zero, size: element.size)
    var place = element
    var child = element
    while let parent = child.layoutParent {
      if let frame = parent.frame(ofHidden: child) {
        rect = frame
        place = parent
      }
      if parent === self { return contentRect(of: rect, in: place) }
      child = parent
    }
    return nil
  }
}
