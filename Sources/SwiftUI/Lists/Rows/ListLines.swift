import Foundation

/// Divides the elements of a list into headers, rows and footers, and determines the spacing between them.
struct ListLines {
  let appearance: ListAppearance
  let rowSpacing: CGFloat
  let isBelowBar: Bool
  let isBelowLargeTitle: Bool

  @MainActor
  func table(for outline: ElementOutline) -> LineTable {
    var table = LineTable()
    var gap: CGFloat = 0
    for (index, group) in outline.groups(skippingEmpty: true).enumerated() {
      let missing = appearance.style.missingPartGap
      if index == 0 {
        gap = firstGap(hasHeader: !group.header.isEmpty)
      } else {
        let plain = gap == missing ? appearance.style.plainGap : nil
        gap = group.options.spacing ?? (group.header.isEmpty ? plain ?? gap + missing : gap)
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
    let hasEndGap = outline.count > 0 && !appearance.style.replacedMargins.contains(.bottom)
    table.endGap = hasEndGap ? gap + appearance.style.endGap : 0
    return table
  }

  /// The space above the first section.
  private func firstGap(hasHeader: Bool) -> CGFloat {
    if appearance.style.replacedMargins.contains(.top) { return 0 }
    if hasHeader { return isBelowBar ? appearance.style.gapBelowBar : 0 }
    return isBelowLargeTitle ? appearance.style.gapBelowLargeTitle : appearance.style.gapWithoutHeader
  }
}
