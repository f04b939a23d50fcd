extension Element {
  /// The bounding box of the element's corners on the screen, as shown now, in points.
  package var frameOnScreen: CGRect {
    frameOnScreen(of: CGRect(origin: .zero, size: graph.isShowingMotion ? animatedSize : size))
  }

  /// The bounding box on the screen of a part of the element, as shown now, in points.
  package func frameOnScreen(of part: CGRect) -> CGRect {
    (graph.isShowingMotion ? shownTransform(to: nil) : transform(to: nil)).apply(to: part)
  }

  /// The bounding box of the element's corners in the coordinates of an ancestor, or of the screen if it is `nil`.
  package func frame(in ancestor: Element?) -> CGRect {
    transform(to: ancestor).apply(to: CGRect(origin: .zero, size: size))
  }

  /// Converts a point of the element to the coordinates of an ancestor, or of the screen if it is `nil`.
  package func convert(_ point: CGPoint, to ancestor: Element?) -> CGPoint {
    transform(to: ancestor).apply(to: point)
  }

  /// Converts a point of an ancestor, or of the screen, to the element's coordinates; `nil` if no point corresponds.
  package func convert(_ point: CGPoint, from ancestor: Element?) -> CGPoint? {
    transform(to: ancestor).source(of: point)
  }

  /// The transform from the element's coordinates to those of an ancestor, or of the screen if it is `nil`.
  package func transform(to ancestor: Element?) -> PointTransform {
    var transform = PointTransform.identity
    // Nearly all elements are only translated: their offsets are added up until one has another transform.
    var distance = CGPoint.zero
    var element = self
    while let parent = element.addStep(to: ancestor, distance: &distance, transform: &transform) { element = parent }
    return transform.concatenating(.translation(distance))
  }

  /// Adds the step from the element to its parent, and returns the parent; `nil` at the end of the path.
  ///
  /// This is a separate method because in a loop a debug build would retain each element many times.
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

  /// The transform from the element's coordinates to those of another one, by way of their nearest common ancestor.
  ///
  /// - Returns: `nil` if an effect flattens the other element, so that its transform has no inverse.
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

  /// Hit-tests a child at a point of this element.
  ///
  /// Every descent goes through this method, so that a view is hit where it is drawn.
  package final func hitTest(_ child: Element, at point: CGPoint) -> Element? {
    guard let point = transformFromChild(child).source(of: point) else { return nil }
    return child.hitTest(point)
  }
}
