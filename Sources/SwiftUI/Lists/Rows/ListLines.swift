import Foundation

/// Divides the elements of a list into headers, rows and footers, and determines the spacing between them.
struct ListLines {
  let appearance: _ListAppearance
  let rowSpacing: CGFloat
  let isBelowBar: Bool
  let isBelowLargeTitle: Bool

  private struct Group {
    var header: Range<Int>
    var rows: Range<Int>
    var footer: Range<Int>
    var spacing: CGFloat?
  }

  @MainActor
  func table(for outline: ElementOutline) -> LineTable {
    var table = LineTable()
    var gap: CGFloat = 0
    for (index, group) in groups(outline).enumerated() {
      let missing = appearance.missingPartGap
      if index == 0 {
        gap =
          group.header.isEmpty
          ? isBelowLargeTitle ? appearance.gapBelowLargeTitle : appearance.gapWithoutHeader
          : isBelowBar ? appearance.gapBelowBar : 0
      } else {
        gap = group.spacing ?? (group.header.isEmpty ? gap + missing : gap)
      }
      for (kind, range) in [(LineTable.Kind.header, group.header), (.content, group.rows), (.footer, group.footer)] {
        guard !range.isEmpty else { continue }
        let between = kind == .content ? rowSpacing : 0
        table.append(
          LineTable.Block(kind: kind, elements: range, section: index, gapBefore: gap, gapBetween: between))
        gap = 0
      }
      gap = group.footer.isEmpty ? missing : 0
    }
    table.endGap = outline.count == 0 ? 0 : gap + appearance.endGap
    return table
  }

  /// The sections; consecutive rows outside a section form a section of their own.
  @MainActor
  private func groups(_ outline: ElementOutline) -> [Group] {
    var groups: [Group] = []
    var next = 0
    func addLoose(upTo end: Int) {
      guard next < end else { return }
      groups.append(Group(header: next..<next, rows: next..<end, footer: end..<end))
    }
    for section in outline.sections where section.header.lowerBound >= next && !section.elements.isEmpty {
      addLoose(upTo: section.header.lowerBound)
      groups.append(
        Group(
          header: section.header, rows: section.rows, footer: section.footer, spacing: section.options.spacing))
      next = section.footer.upperBound
    }
    addLoose(upTo: outline.count)
    return groups
  }
}
