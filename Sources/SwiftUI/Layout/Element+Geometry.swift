extension Element {
  /// Where the element is on the screen, as it is shown now, in points: the bounding box of its corners.
  package var frameOnScreen: CGRect {
    frameOnScreen(of: CGRect(origin: .zero, size: graph.isShowingMotion ? animatedSize : size))
  }

  /// Where a part of the element is on the screen, as it is shown now, in points: the bounding box of its corners.
  package func frameOnScreen(of part: CGRect) -> CGRect {
    (graph.isShowingMotion ? shownTransform(to: nil) : transform(to: nil)).apply(to: part)
  }

  /// The bounding box of the element's corners in the coordinates of an ancestor, or of the screen.
  package func frame(in ancestor: Element?) -> CGRect {
    transform(to: ancestor).apply(to: CGRect(origin: .zero, size: size))
  }

  /// Where a point of the element is in an ancestor, or on the screen.
  package func convert(_ point: CGPoint, to ancestor: Element?) -> CGPoint {
    transform(to: ancestor).apply(to: point)
  }

  /// The element's point that is at a point of an ancestor, or of the screen; `nil` if there is none.
  package func convert(_ point: CGPoint, from ancestor: Element?) -> CGPoint? {
    transform(to: ancestor).source(of: point)
  }

  /// Where the points of the element are in an ancestor, or on the screen.
  package func transform(to ancestor: Element?) -> PointTransform {
    var transform = PointTransform.identity
    // Nearly all elements are only moved: their distances are summed up until one is not.
    var distance = CGPoint.zero
    var element = self
    while let parent = element.addStep(to: ancestor, distance: &distance, transform: &transform) { element = parent }
    return transform.concatenating(.translation(distance))
  }

  /// Adds the step from the element to its parent, and returns the parent; `nil` where the way ends.
  ///
  /// A method of its own: in a loop, a debug build would retain each element many times.
  private func addStep(
    to ancestor: Element?, distance: inout CGPoint, transform: inout PointTransform
  ) -> Element? {
    if self === ancestor { return nil }
    guard let parent = layoutParent else {
      distance.x += origin.x
      distance.y += origin.y
      return nil
    }
    switch parent.transformFromChild(self) {
    case .translation(let step):
      distance.x += step.x
      distance.y += step.y
    case .projection(let matrix):
      transform = transform.concatenating(.translation(distance)).concatenating(.projection(matrix))
      distance = .zero
    }
    return parent
  }

  /// Where the points of the element are in another one, by way of the nearest element around both of them.
  ///
  /// - Returns: `nil` if there is no way back into the other one, because an effect flattens it.
  package func transform(into other: Element) -> PointTransform? {
    let shared = nearestAncestor(sharedWith: other)
    return other.transform(to: shared).inverted.map { transform(to: shared).concatenating($0) }
  }

  private func nearestAncestor(sharedWith other: Element) -> Element? {
    var around: Set<ObjectIdentifier> = []
    var current: Element? = other
    while let element = current {
      around.insert(ObjectIdentifier(element))
      current = element.layoutParent
    }
    current = self
    while let element = current, !around.contains(ObjectIdentifier(element)) { current = element.layoutParent }
    return current
  }

  /// The element that takes part in hit testing at a point of this element, inside of a child.
  ///
  /// Every descent goes through here, so that a view is hit where it is drawn.
  package final func hitTest(_ child: Element, at point: CGPoint) -> Element? {
    guard let point = transformFromChild(child).source(of: point) else { return nil }
    return child.hitTest(point)
  }
}
