import Foundation

/// Scrolls to the view with an identity as soon as the view exists.
///
/// The same action may be about to insert the view, and the positions of elements that a lazy container has not created
/// are estimates. The request therefore repeats after each update until the position is exact.
@MainActor
struct ScrollRequest {
  let id: AnyHashable
  let anchor: UnitPoint?

  /// The root of the search: a scroll view reader or one scroll view.
  let root: _ViewNode

  /// Whether the scroll updates the binding of `scrollPosition(id:)`.
  var reportsPosition = true

  private static let attempts = 6

  /// The attempts that create the views of lazy containers, all of which may be needed to find one: at once, and after
  /// an update that inserts the view.
  private static let makingAttempts = [1, 3]

  func start() {
    enqueue(attempt: 1)
  }

  private func enqueue(attempt: Int) {
    root.graph.enqueueAction { self.run(attempt: attempt) }
  }

  private func run(attempt: Int) {
    guard root.isMounted else { return }
    guard let (scroll, rect) = destination(making: Self.makingAttempts.contains(attempt)) else {
      if attempt < Self.attempts { return enqueue(attempt: attempt + 1) }
      root.graph.report(
        _RuntimeIssue(
          "There is no view with the ID \(String(describing: id.base)) to scroll to.", severity: .warning, at: root))
      return
    }
    let place = scroll.geometry.offset(showing: rect, anchor: anchor, from: scroll.offset, axes: scroll.style.axes)
    guard place != scroll.offset else { return }
    scroll.scroll(to: place, reportsPosition: reportsPosition)
    if attempt < Self.attempts { enqueue(attempt: attempt + 1) }
  }

  /// Whether the view is outside of its window. A view that is neither made nor in the data of a lazy container is not.
  var isOutOfView: Bool {
    guard let (scroll, rect) = destination(making: false) else { return false }
    let window = CGRect(origin: scroll.offset, size: scroll.geometry.containerSize)
    return scroll.style.axes.contains(.vertical as Axis) && (rect.maxY <= window.minY || rect.minY >= window.maxY)
      || scroll.style.axes.contains(.horizontal as Axis) && (rect.maxX <= window.minX || rect.minX >= window.maxX)
  }

  /// The scroll view that contains the view, and the rectangle of the view in its content.
  ///
  /// - Parameter making: Whether views of lazy containers are made to find it.
  private func destination(making: Bool) -> (ScrollElement, CGRect)? {
    if let element = root.firstElement(withID: id) { return destination(of: element) }
    for container in root.lazyElements {
      guard let scroll = container.enclosingScrollElement,
        let index = making ? container.indexMaking(id) : container.index(ofID: id)
      else { continue }
      return (scroll, scroll.contentRect(of: container.frame(ofElementAt: index), in: container))
    }
    return nil
  }

  private func destination(of element: Element) -> (ScrollElement, CGRect)? {
    guard let scroll = element.enclosingScrollElement else { return nil }
    var child = element
    while let parent = child.layoutParent, parent !== scroll {
      if let frame = parent.frame(ofHidden: child) { return (scroll, scroll.contentRect(of: frame, in: parent)) }
      child = parent
    }
    return (scroll, scroll.contentRect(of: CGRect(origin: .zero, size: element.size), in: element))
  }
}

extension ScrollElement {
  /// Converts a rectangle of a descendant to content coordinates, in which offsets are measured.
  ///
  /// - Parameter rect: The rectangle in the coordinates of the element.
  func contentRect(of rect: CGRect, in element: Element) -> CGRect {
    var rect = rect
    if isRightToLeft { rect.origin.x = element.size.width - rect.maxX }
    let place = element.transform(to: self).apply(to: rect)
    let margins = geometry.margins
    let x = isRightToLeft ? size.width - place.maxX : place.minX
    return CGRect(
      x: x + placedOffset.x - margins.leading, y: place.minY + placedOffset.y - margins.top, width: place.width,
      height: place.height)
  }
}

extension _ViewNode {
  /// The first existing element of the view with an identity.
  func firstElement(withID id: AnyHashable) -> Element? {
    if explicitID == id { return element(at: 0) }
    var found: Element?
    forEachChild { child in
      if found != nil { return }
      found = explicitID(of: child) == id ? child.element(at: 0) : child.firstElement(withID: id)
    }
    return found
  }
}

extension LazyElement {
  /// The index of the element with an identity, found in the data or, failing that, by creating the views one by one.
  fileprivate func indexMaking(_ id: AnyHashable) -> Int? {
    if let index = index(ofID: id) { return index }
    for (start, node) in outline.deferred {
      for place in 0..<node.elementCount {
        guard let element = node.element(at: place) else { continue }
        if element.identities(below: node).contains(id) || element.firstElement(withID: id) != nil {
          return start + place
        }
      }
    }
    return nil
  }
}
