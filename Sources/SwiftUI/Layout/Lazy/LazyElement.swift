import Foundation

/// A container along one axis that makes only the children that can be seen.
///
/// What is seen is decided by the scrolling view around it; without one, everything is. Children are made when they
/// first come into sight and are kept from then on, with their state; they appear and disappear as they are scrolled
/// in and out. Subclasses say which elements stand on which line, and how a line is measured and placed.
@MainActor
package class LazyElement: Element {
  final var content: _ViewNode?

  private final var knownOutline: ElementOutline?

  /// How elements form lines, and what was measured of them.
  private struct Lines {
    var table: LineTable?

    /// Lengths of lines, for the last few lengths across that the container was measured with.
    var lengthsByCross: [(cross: CGFloat?, lengths: LineLengths)] = []

    /// The elements of the lines that were measured.
    var measured: [Int: [Element]] = [:]
    var hasStaleLengths = false
  }

  private final var knownLines = Lines()

  /// The number of elements on a line, and the lines for other numbers: a grid may be asked for its size at widths that
  /// have room for other numbers of tracks, by turns.
  private final var perLine = 1
  private final var otherLines: [Int: Lines] = [:]

  /// The elements that were measured before the content changed, to find them where they stand now.
  private final var measuredBefore: [ObjectIdentifier: Element] = [:]

  /// Whether there are other elements than when lines were placed last: their numbers mean something else now.
  private final var hasOtherContent = false

  /// The lines that can be seen, in order; pinned headers at the end, to be drawn in front.
  final var shownLines: [ShownLine] = []

  /// Elements that were seen and are scrolled out of sight.
  private final var hiddenElements: [ObjectIdentifier: Element] = [:]

  private final var placedRange: ClosedRange<CGFloat>?
  private final var placedProposal: ProposedViewSize = .unspecified

  struct ShownLine {
    let line: Int
    let elements: [Element]
  }

  // MARK: - What subclasses decide

  /// The axis along which lines follow each other.
  package var axis: Axis { .vertical }

  func makeTable(_ outline: ElementOutline) -> LineTable { LineTable() }

  /// Called before lines are looked at, with the length across that they will have.
  func crossWillBe(_ cross: CGFloat?) {}

  /// The length of a line along the axis.
  func measure(_ elements: [Element], kind: LineTable.Kind, cross: CGFloat?) -> CGFloat { 0 }

  /// The length across that the elements of a line take when nothing is proposed.
  func idealCross(_ elements: [Element], kind: LineTable.Kind) -> CGFloat { 0 }

  func place(_ elements: [Element], line: Int, at start: CGFloat, length: CGFloat, cross: CGFloat?) {}

  /// The element that stands for one of the content's in this container, with what the container puts around it.
  func wrap(_ element: Element, index: Int) -> Element { element }

  /// What `wrap(_:index:)` made for an element before, or `nil` if it was not asked for.
  func knownWrapper(of element: Element) -> Element? { element }

  /// Called when there are other elements than before.
  func outlineChanged() {}

  /// The kinds of lines that stay in sight while their section is.
  var pinnedKinds: Set<LineTable.Kind> { [] }

  // MARK: - Elements and lines

  final var outline: ElementOutline {
    if let knownOutline { return knownOutline }
    let outline = ElementOutline(of: content)
    knownOutline = outline
    return outline
  }

  final var table: LineTable {
    if let table = knownLines.table { return table }
    let table = makeTable(outline)
    knownLines.table = table
    findMeasuredElements(in: table)
    return table
  }

  /// What was measured keeps its length, wherever it stands now.
  private func findMeasuredElements(in table: LineTable) {
    knownLines.lengthsByCross = knownLines.lengthsByCross.map { ($0.cross, $0.lengths.withTable(table)) }
    guard !measuredBefore.isEmpty else { return }
    var lines: Set<Int> = []
    for realized in outline.realized {
      guard let element = knownWrapper(of: realized.element), measuredBefore[ObjectIdentifier(element)] != nil else {
        continue
      }
      lines.insert(table.line(ofElement: realized.index))
    }
    measuredBefore = [:]
    for line in lines.sorted() { knownLines.measured[line] = elements(ofLine: line) }
    knownLines.hasStaleLengths = true
  }

  /// The element at an index, made now if it was not asked for before.
  final func lineElement(at index: Int) -> Element? {
    guard let element = content?.element(at: index) else { return nil }
    let wrapped = wrap(element, index: index)
    wrapped.layoutParent = self
    return wrapped
  }

  override package func childElementsChanged() {
    hasOtherContent = true
    forgetTable()
    shownLines = shownLines.filter { $0.elements.allSatisfy(\.isMounted) }
    hiddenElements = hiddenElements.filter { $0.value.isMounted }
    outlineChanged()
    setNeedsLayout()
  }

  private func forgetTable() {
    for element in knownLines.measured.values.joined() where element.isMounted {
      measuredBefore[ObjectIdentifier(element)] = element
    }
    knownLines.measured = [:]
    otherLines = [:]
    knownOutline = nil
    knownLines.table = nil
  }

  /// Called when the container's own settings change, such as its spacing.
  final func tableChanged() {
    forgetTable()
    knownLines.lengthsByCross = []
    setNeedsLayout()
  }

  /// Sets how many elements stand on a line. What was measured for another number is kept for when that comes back.
  final func setElementsPerLine(_ count: Int) {
    if count == perLine { return }
    otherLines[perLine] = knownLines
    perLine = count
    knownLines = otherLines.removeValue(forKey: count) ?? Lines()
  }

  private func elements(ofLine line: Int) -> [Element] {
    if let known = knownLines.measured[line] { return known }
    return table.elements(ofLine: line).compactMap { lineElement(at: $0) }
  }

  // MARK: - Lengths

  override package func layoutInputChanged() {
    knownLines.hasStaleLengths = true
    for count in otherLines.keys { otherLines[count]?.hasStaleLengths = true }
  }

  private func lengths(cross: CGFloat?) -> LineLengths {
    crossWillBe(cross)
    let table = table
    if knownLines.hasStaleLengths { measureAgain() }
    if let known = knownLines.lengthsByCross.first(where: { $0.cross == cross }) { return known.lengths }
    let new = LineLengths(table: table)
    store(new, cross: cross)
    return new
  }

  private func store(_ lengths: LineLengths, cross: CGFloat?) {
    if let index = knownLines.lengthsByCross.firstIndex(where: { $0.cross == cross }) {
      knownLines.lengthsByCross[index].lengths = lengths
    } else {
      if knownLines.lengthsByCross.count >= 4 { knownLines.lengthsByCross.removeFirst() }
      knownLines.lengthsByCross.append((cross, lengths))
    }
  }

  private func measureAgain() {
    knownLines.hasStaleLengths = false
    for index in knownLines.lengthsByCross.indices {
      let cross = knownLines.lengthsByCross[index].cross
      var lengths = knownLines.lengthsByCross[index].lengths
      for (line, elements) in knownLines.measured {
        let kind = table.blocks[table.blockIndex(ofLine: line)].kind
        lengths.set(measure(elements, kind: kind, cross: cross), ofLine: line)
      }
      knownLines.lengthsByCross[index].lengths = lengths
    }
  }

  @discardableResult
  private func measure(line: Int, cross: CGFloat?, in lengths: inout LineLengths) -> [Element] {
    let elements = elements(ofLine: line)
    if knownLines.measured[line] != nil, lengths.isKnown(line) { return elements }
    knownLines.measured[line] = elements
    let kind = table.blocks[table.blockIndex(ofLine: line)].kind
    lengths.set(measure(elements, kind: kind, cross: cross), ofLine: line)
    return elements
  }

  /// Lengths in which enough lines are known to estimate the others: as many as fit into the window.
  private func estimatedLengths(cross: CGFloat?) -> LineLengths {
    var lengths = lengths(cross: cross)
    let room = windowLength
    // Where everything can be seen, nothing is estimated.
    if table.lineCount == 0 || (room == nil ? lengths.isComplete : lengths.hasEstimate) { return lengths }
    var filled: CGFloat = 0
    for line in 0..<table.lineCount {
      measure(line: line, cross: cross, in: &lengths)
      filled = lengths.start(ofLine: line) + lengths.length(ofLine: line)
      if let room, filled >= room { break }
    }
    lengths.settleEstimates()
    store(lengths, cross: cross)
    return lengths
  }

  /// The length of what can be seen at once, or `nil` if all can.
  private var windowLength: CGFloat? {
    guard let scroll = enclosingScrollElement, scroll.style.axes.contains(axis) else { return nil }
    guard let offered = scroll.offeredSize[axis], offered.isFinite else { return LazyElement.unknownWindowLength }
    return offered
  }

  /// What is taken as the length of a window that has not been laid out: that of a large phone, in points.
  private static let unknownWindowLength: CGFloat = 1_000

  // MARK: - Layout

  override package func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let cross = proposal[axis.other]
    let lengths = estimatedLengths(cross: cross)
    return axis.size(main: lengths.total, cross: cross ?? idealCrossLength)
  }

  private var idealCrossLength: CGFloat {
    knownLines.measured.reduce(0) { longest, line in
      let kind = table.blocks[table.blockIndex(ofLine: line.key)].kind
      return max(longest, idealCross(line.value, kind: kind))
    }
  }

  override package func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    graph.recordPositionRead(of: self)
    placedProposal = proposal
    placeVisibleLines()
  }

  override package func positionMayHaveChanged() {
    if visibleRange != placedRange { placeVisibleLines() }
  }

  /// The part of the container that can be seen, along its axis.
  private var visibleRange: ClosedRange<CGFloat>? {
    guard let scroll = enclosingScrollElement, scroll.style.axes.contains(axis) else { return nil }
    let window = transform(to: scroll).inverted?.apply(to: scroll.visibleRect) ?? .zero
    let isMirrored = axis == .horizontal && isRightToLeft
    let start = axis == .vertical ? window.minY : isMirrored ? size.width - window.maxX : window.minX
    return start...(start + (axis == .vertical ? window.height : window.width))
  }

  private func placeVisibleLines() {
    let range = visibleRange
    placedRange = range
    let cross = placedProposal[axis.other]
    var lengths = estimatedLengths(cross: cross)
    let before = lengths
    let formerFirst = shownLines.first?.line
    let lines = realizeLines(in: range, cross: cross, lengths: &lengths)
    lengths.settleEstimates()
    store(lengths, cross: cross)
    show(lines.map { ShownLine(line: $0, elements: elements(ofLine: $0)) })
    let actualCross = cross ?? axis.cross(of: size)
    for shown in shownLines {
      let length = lengths.length(ofLine: shown.line)
      let start = pinnedStart(ofLine: shown.line, length: length, range: range, lengths: lengths)
      place(shown.elements, line: shown.line, at: start, length: length, cross: actualCross)
    }
    letElementsReappear()
    let isSameContent = !hasOtherContent
    hasOtherContent = false
    guard abs(lengths.total - axis.main(of: size)) > LazyElement.tolerance else { return }
    if isSameContent, let range, range.lowerBound > 0,
      let line = lines.first(where: { $0 == formerFirst }) ?? lines.first
    {
      keepInPlace(line: line, before: before, after: lengths)
    }
    setNeedsLayout()
  }

  /// Differences below this are the rounding of sums, in points.
  private static let tolerance: CGFloat = 0.001

  /// The lines in a range, measured, and the headers that are pinned to its edges.
  private func realizeLines(
    in range: ClosedRange<CGFloat>?, cross: CGFloat?, lengths: inout LineLengths
  ) -> [Int] {
    guard let range else {
      for line in 0..<table.lineCount { measure(line: line, cross: cross, in: &lengths) }
      return Array(0..<table.lineCount)
    }
    guard range.upperBound > range.lowerBound else { return [] }
    let first = range.lowerBound <= 0 ? 0 : lengths.firstLine(endingAfter: range.lowerBound)
    guard var line = first else { return [] }
    // If the estimated end is visible, all lines up to it are measured at once. Otherwise each line that is longer than
    // estimated would move the end, and a container with its ideal length would grow with every layout.
    let isEndVisible = lengths.total <= range.upperBound + LazyElement.tolerance
    var lines: [Int] = []
    while line < table.lineCount {
      let isVisible = lengths.start(ofLine: line) < range.upperBound
      guard isVisible || isEndVisible else { break }
      measure(line: line, cross: cross, in: &lengths)
      let end = lengths.start(ofLine: line) + lengths.length(ofLine: line)
      if isVisible, end > range.lowerBound || isEmptyLine(line, lengths) { lines.append(line) }
      line += 1
    }
    let pinned = pinnedLines(for: lines)
    for line in pinned { measure(line: line, cross: cross, in: &lengths) }
    return lines.filter { !pinned.contains($0) } + pinned
  }

  private func isEmptyLine(_ line: Int, _ lengths: LineLengths) -> Bool {
    lengths.length(ofLine: line) == 0
  }

  /// When lines before the window are measured for the first time, what is in the window stays where it is.
  private func keepInPlace(line: Int, before: LineLengths, after: LineLengths) {
    let distance = after.start(ofLine: line) - before.start(ofLine: line)
    guard abs(distance) > LazyElement.tolerance, let scroll = enclosingScrollElement else { return }
    scroll.correct(by: axis.point(main: distance, cross: 0))
  }

  // MARK: - Appearance

  private func show(_ lines: [ShownLine]) {
    let old = shownLines
    shownLines = lines
    let seen = Set(lines.flatMap(\.elements).map { ObjectIdentifier($0) })
    for element in old.flatMap(\.elements) where element.isMounted && !seen.contains(ObjectIdentifier(element)) {
      hiddenElements[ObjectIdentifier(element)] = element
      element.subtreeDidDisappear()
    }
  }

  private func letElementsReappear() {
    guard !hiddenElements.isEmpty else { return }
    for element in shownLines.flatMap(\.elements) {
      if hiddenElements.removeValue(forKey: ObjectIdentifier(element)) != nil { element.subtreeDidAppear() }
    }
  }

  // MARK: - Structure and outputs

  override package var axisForChildren: Axis? { axis }

  override package func environmentChanged() { setNeedsLayout() }

  override package func evaluate() {
    isDirty = false
    setNeedsLayout()
  }

  override package func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  /// A lazy container with an identifier is an element, and leaves those inside theirs.
  override package func describe(into builder: inout SemanticsBuilder) {
    guard builder.hasIdentifier else { return describeLines(into: &builder) }
    var node = SemanticsNode(role: .other, of: self)
    node.reading = .asContainer
    node.children = builder.children { describeLines(into: &$0) }
    builder.add(node)
  }

  /// Pinned headers are drawn last, and read where they stand in the content.
  private func describeLines(into builder: inout SemanticsBuilder) {
    let lines = pinnedKinds.isEmpty ? shownLines : shownLines.sorted { $0.line < $1.line }
    for line in lines {
      for element in line.elements where element.isMounted { builder.describe(element) }
    }
  }

  override package func forEachLayoutChild(_ body: (Element) -> Void) {
    for line in shownLines {
      for element in line.elements where element.isMounted { body(element) }
    }
  }
}

extension LazyElement {
  /// Whether an element placed by this container can be seen.
  func isShowing(_ element: Element) -> Bool {
    shownLines.contains { $0.elements.contains { $0 === element } }
  }

  /// The index of an element that was made.
  func index(of element: Element) -> Int? {
    outlineNow.realized.first { knownWrapper(of: $0.element) === element }?.index
  }

  /// The outline with everything that was made since it was last asked for.
  private var outlineNow: ElementOutline { ElementOutline(of: content) }

  /// The index of the element with an identity, found in the data without making views.
  func index(ofID id: AnyHashable) -> Int? {
    for (start, node) in outline.deferred {
      if let offset = node.dataOffset(ofID: id) { return start + offset }
    }
    return nil
  }

  /// Where an element is, in the container's coordinates from the leading edge: estimated for what was never seen.
  func frame(ofElementAt index: Int) -> CGRect {
    let line = table.line(ofElement: index)
    let lengths = estimatedLengths(cross: placedProposal[axis.other])
    let start = axis.point(main: lengths.start(ofLine: line), cross: 0)
    return CGRect(origin: start, size: axis.size(main: lengths.length(ofLine: line), cross: axis.cross(of: size)))
  }
}

extension Element {
  /// Says that this element and what is laid out in it can be seen again; inner elements first.
  package func subtreeDidAppear() {
    forEachLayoutChild { $0.subtreeDidAppear() }
    didAppear()
  }

  /// Says that this element and what is laid out in it can no longer be seen.
  package func subtreeDidDisappear() {
    forEachLayoutChild { $0.subtreeDidDisappear() }
    didDisappear()
  }
}
