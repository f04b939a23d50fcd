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
    for (index, group) in outline.groups().enumerated() {
      for (kind, range) in [(Kind.header, group.header), (.content, group.rows), (.footer, group.footer)] {
        append(
          Block(
            kind: kind, elements: range, perLine: kind == .content ? perLine : 1, section: index,
            gapBefore: lineCount == 0 ? 0 : spacing, gapBetween: spacing))
      }
    }
  }
}
