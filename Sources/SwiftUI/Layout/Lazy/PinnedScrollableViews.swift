/// The parts of sections that stay visible while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Section headers, pinned to the start of the scroll view.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)

  /// Section footers, pinned to the end of the scroll view.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  var kinds: Set<LineTable.Kind> {
    var kinds: Set<LineTable.Kind> = []
    if contains(.sectionHeaders) { kinds.insert(.header) }
    if contains(.sectionFooters) { kinds.insert(.footer) }
    return kinds
  }
}

extension LineTable {
  /// Creates the lines of a lazy stack or grid: one section after the other, with equal spacing throughout.
  ///
  /// - Parameters:
  ///   - perLine: The number of elements side by side; headers and footers take a line each.
  ///   - spacing: The distance between lines, in points.
  @MainActor
  init(_ outline: ElementOutline, perLine: Int, spacing: CGFloat) {
    self.init()
    var next = 0
    func add(_ kind: Kind, _ range: Range<Int>, section: Int?, to table: inout LineTable) {
      let isFirst = table.lineCount == 0
      table.append(
        Block(
          kind: kind, elements: range, perLine: kind == .content ? perLine : 1, section: section,
          gapBefore: isFirst ? 0 : spacing, gapBetween: spacing))
      next = max(next, range.upperBound)
    }
    for (index, section) in outline.sections.enumerated() where section.header.lowerBound >= next {
      add(.content, next..<section.header.lowerBound, section: nil, to: &self)
      add(.header, section.header, section: index, to: &self)
      add(.content, section.rows, section: index, to: &self)
      add(.footer, section.footer, section: index, to: &self)
    }
    add(.content, next..<outline.count, section: nil, to: &self)
  }
}
