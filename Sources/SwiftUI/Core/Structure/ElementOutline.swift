/// What a node contributes to a container, without making what a lazy container has not asked for.
///
/// Elements are counted in the order in which they follow each other, section headers and footers included, so that
/// an index means the same here and in `_ViewNode.element(at:)`.
@MainActor
package struct ElementOutline {
  /// The number of elements.
  package private(set) var count = 0

  package private(set) var sections: [SectionOutline] = []

  /// The elements that exist, with their indices, in ascending order.
  package private(set) var realized: [RealizedElement] = []

  /// Nodes whose elements are made one by one, with the index of their first.
  package private(set) var deferred: [(start: Int, node: _ViewNode)] = []

  package struct RealizedElement {
    package let index: Int
    package var element: Element
  }

  package init() {}

  package init(of node: _ViewNode?) {
    node?.outline(into: &self)
  }

  package mutating func add(_ element: Element) {
    realized.append(RealizedElement(index: count, element: element))
    count += 1
  }

  /// Adds the elements of a node that makes them on demand; `known` are those it has made, by their place in it.
  package mutating func addDeferred(_ node: _ViewNode, count: Int, known: [(place: Int, element: Element)]) {
    deferred.append((self.count, node))
    realized += known.map { RealizedElement(index: self.count + $0.place, element: $0.element) }
    self.count += count
  }

  /// Adds a section whose parts are added by the three closures.
  package mutating func addSection(
    _ options: SectionOptions, header: (inout Self) -> Void, rows: (inout Self) -> Void, footer: (inout Self) -> Void
  ) {
    let start = count
    header(&self)
    let headerEnd = count
    rows(&self)
    let rowsEnd = count
    footer(&self)
    sections.append(
      SectionOutline(
        header: start..<headerEnd, rows: headerEnd..<rowsEnd, footer: rowsEnd..<count, options: options))
  }

  /// Replaces the elements that were added since `start` by what stands for them in the container.
  package mutating func mapRealized(from start: Int, _ transform: (Element) -> Element) {
    for position in realized.indices.dropFirst(start) {
      realized[position].element = transform(realized[position].element)
    }
  }
}

/// The parts of one section, as ranges of element indices.
package struct SectionOutline {
  package var header: Range<Int>
  package var rows: Range<Int>
  package var footer: Range<Int>
  package var options: SectionOptions

  /// Everything in the section.
  package var elements: Range<Int> { header.lowerBound..<footer.upperBound }
}

/// What a section's environment says about how it is shown.
package struct SectionOptions: Equatable {
  package var hasProminentHeader = false

  /// The distance to neighbouring sections in points, or `nil` for the style's.
  package var spacing: CGFloat?

  package init() {}
}
