/// A row that is in the data of a lazy container and not on the screen.
package struct RowOutOfSight {
  /// Its number, from zero, among all rows.
  package let index: Int
  package let count: Int

  /// How many windows of the container it is away; negative if it comes before what can be seen.
  package let windows: Double
  package let axis: Axis
}

extension Screen {
  /// Looks for a row out of sight with an element that meets a condition.
  ///
  /// Rows are made for it, which stay unseen: for explaining what went wrong, not for everyday use.
  ///
  /// - Parameter limit: How many rows of a container are looked at.
  package func rowOutOfSight(
    lookingAt limit: Int = 2_000, where condition: (SemanticsNode) -> Bool
  ) -> RowOutOfSight? {
    func find(_ element: Element) -> RowOutOfSight? {
      if let lazy = element as? LazyElement, let row = lazy.rowOutOfSight(lookingAt: limit, where: condition) {
        return row
      }
      var found: RowOutOfSight?
      element.forEachLayoutChild { child in if found == nil { found = find(child) } }
      return found
    }
    return rootElement.flatMap(find)
  }
}

extension LazyElement {
  fileprivate func rowOutOfSight(lookingAt limit: Int, where condition: (SemanticsNode) -> Bool) -> RowOutOfSight? {
    guard let count = content?.elementCount, !shownLines.isEmpty else { return nil }
    for index in 0..<min(count, limit) {
      guard let element = lineElement(at: index), !isShowing(element) else { continue }
      var builder = SemanticsBuilder()
      builder.describe(element)
      guard builder.nodes.contains(where: { $0.contains(where: condition) }) else { continue }
      return RowOutOfSight(index: index, count: count, windows: windows(toElementAt: index), axis: axis)
    }
    return nil
  }

  private func windows(toElementAt index: Int) -> Double {
    guard let window = enclosingScrollElement?.visibleRect else { return 0 }
    let shown = shownLines.map(\.line).sorted().flatMap { Array(table.elements(ofLine: $0)) }
    guard let first = shown.first, let last = shown.last else { return 0 }
    let place = axis.start(of: frame(ofElementAt: index))
    let before = axis.start(of: frame(ofElementAt: first))
    let after = axis.start(of: frame(ofElementAt: last))
    let length = axis == .vertical ? window.height : window.width
    return length <= 0 ? 0 : Double((place < before ? place - before : place - after) / length)
  }
}

extension Axis {
  fileprivate func start(of rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }
}

extension SemanticsNode {
  fileprivate func contains(where condition: (SemanticsNode) -> Bool) -> Bool {
    condition(self) || children.contains { $0.contains(where: condition) }
  }
}
