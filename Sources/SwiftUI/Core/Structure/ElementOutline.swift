/// The elements that a node contributes to a container, without creating the pending elements of lazy containers.
///
/// Elements are counted in order, including section headers and footers, so that an index has the same meaning here and
/// in `_ViewNode.element(at:)`.
@MainActor
package struct ElementOutline {
  /// The number of elements.
  package private(set) var count = 0

  private var sections: [SectionOutline] = []

  /// The existing elements with their indices, in ascending order.
  package private(set) var realized: [RealizedElement] = []

  /// Nodes whose elements are created individually, with the index of their first element.
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

  /// Adds the elements of a node that creates them on demand; `known` contains the existing ones by their index in the
  /// node.
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

  /// The innermost sections, and each run of elements between them as a section without header and footer.
  package func groups(skippingEmpty: Bool = false) -> [SectionOutline] {
    var groups: [SectionOutline] = []
    var next = 0
    func addLoose(upTo end: Int) {
      if next < end { groups.append(SectionOutline(header: next..<next, rows: next..<end, footer: end..<end)) }
    }
    // A section that encloses others comes after them.
    for section in sections where section.header.lowerBound >= next {
      if skippingEmpty, section.elements.isEmpty { continue }
      addLoose(upTo: section.header.lowerBound)
      groups.append(section)
      next = section.footer.upperBound
    }
    addLoose(upTo: count)
    return groups
  }

  /// Replaces the elements added since `start` by the elements that represent them in the container.
  package mutating func mapRealized(from start: Int, _ transform: (Element) -> Element) {
    for position in realized.indices.dropFirst(start) {
      realized[position].element = transform(realized[position].element)
    }
  }
}

/// The parts of a section, as ranges of element indices.
package struct SectionOutline {
  package var header: Range<Int>
  package var rows: Range<Int>
  package var footer: Range<Int>
  package var options = SectionOptions()

  /// All elements of the section.
  package var elements: Range<Int> { header.lowerBound..<footer.upperBound }
}

/// The display options of a section from its environment.
package struct SectionOptions: Equatable {
  /// The distance to neighboring sections in points; `nil` uses the style's.
  package var spacing: CGFloat?

  /// The margins at both sides in points; `nil` uses the style's.
  package var leadingMargin: CGFloat?
  package var trailingMargin: CGFloat?

  package init() {}
}
