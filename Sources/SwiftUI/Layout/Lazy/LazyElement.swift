import Foundation

/// A container along one axis that makes only its visible children.
///
/// The enclosing scroll view determines what is visible; without one, everything is. Children are made when they first
/// become visible and then kept with their state; they appear and disappear as they are scrolled in and out. Subclasses
/// determine which elements form a line, and how a line is measured and placed.
@MainActor
package class LazyElement: Element {
  final var content: _ViewNode?

  private final var knownOutline: ElementOutline?

  /// The division of elements into lines, and the lengths of measured lines.
  private struct Lines {
    var table: LineTable?

    /// Lengths of lines, for the last few cross lengths with which the container was measured.
    var lengthsByCross: [(cross: CGFloat?, lengths: LineLengths)] = []

    /// The elements of the lines that were measured.
    var measured: [Int: [Element]] = [:]
    var hasStaleLengths = false
  }

  private final var knownLines = Lines()

  /// The number of elements per line. The lines for other numbers are kept, because a grid may be measured alternately
  /// at widths that fit different numbers of tracks.
  private final var perLine = 1
  private final var otherLines: [Int: Lines] = [:]

  /// The elements that were measured before the content changed, to find their new positions.
  private final var measuredBefore: [ObjectIdentifier: Element] = [:]

  /// Whether the elements have changed since lines were last placed, so that line numbers have a new meaning.
  private final var hasOtherContent = false

  /// The visible lines, in order; pinned headers come last so that they are drawn in front.
  final var shownLines: [ShownLine] = []

  /// Elements that were visible and are now scrolled out of view.
  private final var hiddenElements: [ObjectIdentifier: Element] = [:]

  private final var placedRange: ClosedRange<CGFloat>?

  struct ShownLine {
    let line: Int
    let elements: [Element]
  }

  // MARK: - Overridden by subclasses

  /// The name of the container in messages.
  var containerName: String { pathName }

  /// The axis along which lines follow each other.
  package var axis: Axis { .vertical }

  func makeTable(_ outline: ElementOutline) -> LineTable { LineTable() }

  /// Called before lines are measured, with the cross length that they will have.
  func crossWillBe(_ cross: CGFloat?) {}

  /// The container's own cross length, if a length is proposed.
  func crossLength(for cross: CGFloat) -> CGFloat { cross }

  /// The length of a line along the axis.
  func measure(_ elements: [Element], kind: LineTable.Kind, cross: CGFloat?) -> CGFloat { 0 }

  /// The cross length of a line's elements when no length is proposed.
  func idealCross(_ elements: [Element], kind: LineTable.Kind) -> CGFloat { 0 }

  func place(_ elements: [Element], line: Int, at start: CGFloat, length: CGFloat, cross: CGFloat?) {}

  /// Wraps an element of the content in what the container adds around it.
  func wrap(_ element: Element, index: Int) -> Element { element }

  /// The result of an earlier `wrap(_:index:)` for an element, or `nil` if there is none.
  func knownWrapper(of element: Element) -> Element? { element }

  /// Called when the elements have changed.
  func outlineChanged() {}

  /// The kinds of lines that stay visible while their section is.
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

  /// Finds the new positions of measured elements, which keep their lengths.
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

  /// The element at an index, made on first use.
  final func lineElement(at index: Int) -> Element? {
    guard let element = content?.element(at: index) else { return nil }
    let wrapped = wrap(element, index: index)
    wrapped.enter(self)
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

  /// Sets the number of elements per line. Measurements for other numbers are kept for later use.
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
    if knownLines.hasStaleLengths {
      measureAgain()
      crossWillBe(cross)
    }
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
      crossWillBe(cross)
      for (line, elements) in knownLines.measured.sorted(by: { $0.key < $1.key }) {
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

  /// Line lengths with enough measured lines to estimate the others: as many as fit into the window.
  private func estimatedLengths(cross: CGFloat?) -> LineLengths {
    let lengths = lengths(cross: cross)
    // Without a window everything is visible, and nothing is estimated.
    let room = windowLength
    let isKnown = room == nil ? lengths.isComplete : lengths.hasEstimate
    return table.lineCount == 0 || isKnown ? lengths : measureFirstLines(cross: cross, room: room, limit: .max).lengths
  }

  /// Measures the lines that fit into a length, and estimates the others like these.
  ///
  /// - Parameters:
  ///   - room: The length; `nil` for all lines.
  ///   - limit: The largest number of lines to measure.
  /// - Returns: The lengths, and the number of measured lines.
  private func measureFirstLines(
    cross: CGFloat?, room: CGFloat?, limit: Int
  ) -> (lengths: LineLengths, count: Int) {
    var lengths = lengths(cross: cross)
    var count = 0
    while count < min(table.lineCount, limit) {
      measure(line: count, cross: cross, in: &lengths)
      count += 1
      if let room, lengths.start(ofLine: count - 1) + lengths.length(ofLine: count - 1) >= room { break }
    }
    lengths.estimate(likeFirst: count)
    store(lengths, cross: cross)
    return (lengths, count)
  }

  /// The length of the visible window, or `nil` if everything is visible.
  private var windowLength: CGFloat? {
    guard let scroll = enclosingScrollElement, scroll.style.axes.contains(axis) else { return nil }
    guard let offered = scroll.offeredSize[axis], offered.isFinite else { return LazyElement.unknownWindowLength }
    return offered
  }

  /// The assumed length of a window that has not been laid out: that of a large phone, in points.
  private static let unknownWindowLength: CGFloat = 1_000

  /// The largest number of lines that are measured for a container that has their length; others are estimated.
  private static let ownLineLimit = 1_000

  // MARK: - Layout

  override package func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let cross = proposal[axis.other]
    guard hasOwnLength(cross: cross), table.lineCount > 0 else {
      return axis.size(main: estimatedLengths(cross: cross).total, cross: cross.map(crossLength) ?? 0)
    }
    // Not those that fit into the window: the container is asked before and after the window has a length.
    let room = windowLength == nil || isHugged ? nil : LazyElement.unknownWindowLength
    let first = measureFirstLines(
      cross: cross, room: room, limit: windowLength == nil ? .max : LazyElement.ownLineLimit)
    return axis.size(main: first.lengths.total, cross: cross.map(crossLength) ?? idealCrossLength(ofFirst: first.count))
  }

  /// Whether a container asks for the length of all lines.
  private var isHugged: Bool { enclosingScrollElement?.isHugged(along: axis) == true }

  /// Whether a container asks for the length of all lines, or for their cross length. Both are measured with the first
  /// lines, whichever lines were visible before.
  private func hasOwnLength(cross: CGFloat?) -> Bool { cross == nil || isHugged }

  private func idealCrossLength(ofFirst count: Int) -> CGFloat {
    (0..<count).reduce(0) { longest, line in
      let kind = table.blocks[table.blockIndex(ofLine: line)].kind
      return max(longest, idealCross(elements(ofLine: line), kind: kind))
    }
  }

  override package func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    graph.recordPositionRead(of: self)
    placeVisibleLines()
  }

  override package func positionMayHaveChanged() {
    if visibleRange != placedRange { placeVisibleLines() }
  }

  /// The visible part of the container, along its axis.
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
    if !hasOwnLength(cross: cross) { lengths.settleEstimates() }
    store(lengths, cross: cross)
    show(lines.map { ShownLine(line: $0, elements: elements(ofLine: $0)) })
    let actualCross = axis.cross(of: size)
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

  /// Differences below this are rounding errors of sums, in points.
  private static let tolerance: CGFloat = 0.001

  /// The measured lines in a range, and the headers that are pinned to its edges.
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

  /// Keeps the visible content in place when lines before the window are measured for the first time.
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

  /// A lazy container with an identifier is a separate accessibility element, and its children keep theirs.
  override package func describe(into builder: inout SemanticsBuilder) {
    guard builder.hasIdentifier else { return describeLines(into: &builder) }
    var node = SemanticsNode(role: .other, of: self)
    node.reading = .asContainer
    node.children = builder.children { describeLines(into: &$0) }
    builder.add(node)
  }

  /// Describes the lines in content order; pinned headers are drawn last but read in their original position.
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
  /// Whether an element placed by this container is visible.
  func isShowing(_ element: Element) -> Bool {
    shownLines.contains { $0.elements.contains { $0 === element } }
  }

  /// The index of an element that has been made.
  func index(of element: Element) -> Int? {
    outlineNow.realized.first { knownWrapper(of: $0.element) === element }?.index
  }

  /// The current outline, including all elements made since `outline` was cached.
  private var outlineNow: ElementOutline { ElementOutline(of: content) }

  /// The index of the element with an identity, found in the data without making views.
  func index(ofID id: AnyHashable) -> Int? {
    for (start, node) in outline.deferred {
      if let offset = node.dataOffset(ofID: id) { return start + offset }
    }
    return nil
  }

  /// The frame of an element in the container's coordinates from the leading edge; estimated if it was never visible.
  func frame(ofElementAt index: Int) -> CGRect {
    let line = table.line(ofElement: index)
    let lengths = estimatedLengths(cross: placedProposal[axis.other])
    let start = axis.point(main: lengths.start(ofLine: line), cross: 0)
    return CGRect(origin: start, size: axis.size(main: lengths.length(ofLine: line), cross: axis.cross(of: size)))
  }
}

extension Element {
  /// Reports that this element and its descendants are visible again; inner elements first.
  package func subtreeDidAppear() {
    forEachLayoutChild { $0.subtreeDidAppear() }
    didAppear()
  }

  /// Reports that this element and its descendants are no longer visible.
  package func subtreeDidDisappear() {
    forEachLayoutChild { $0.subtreeDidDisappear() }
    didDisappear()
  }
}
