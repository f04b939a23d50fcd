import FlowRendering
import Foundation

extension ListRowElement {
  func drawRow(into builder: inout DisplayListBuilder) {
    guard isRow else {
      drawBand(into: &builder)
      builder.draw(content)
      return
    }
    let outline = cellOutline
    drawCell(outline, into: &builder)
    let isRound = list.appearance.style.cornerRadius > 0 && (position.isFirst || position.isLast)
    // Content that is swiped leaves its cell.
    if isRound || revealedDistance != 0 {
      builder.group(DisplayGroup(clip: outline)) { drawContent(into: &$0) }
    } else {
      drawContent(into: &builder)
    }
  }

  /// Draws the background of pinned headers, which covers the rows that scroll below them.
  private func drawBand(into builder: inout DisplayListBuilder) {
    guard list.appearance.style.pinsHeaders, let color = list.appearance.style.background else { return }
    guard environment.scrollOptions.contentBackground != .hidden, environment.sheetRows == nil else { return }
    builder.add(.fill(.rect(CGRect(origin: .zero, size: size)), paint(color), evenOdd: false))
  }

  private func drawCell(_ outline: RenderPath, into builder: inout DisplayListBuilder) {
    if isSelected, list.settings.selection?.isDrawn == true {
      builder.add(.fill(outline, paint(Color(uiColor: .systemGray4)), evenOdd: false))
    } else if let background {
      builder.group(DisplayGroup(clip: outline)) { $0.draw(background) }
    } else if let rows = environment.sheetRows, list.appearance.style.rowBackground != nil {
      let color = rows.color(environment.colorScheme, environment.colorSchemeContrast)
      builder.add(.fill(outline, .color(color), evenOdd: false))
    } else if let color = list.appearance.style.rowBackground {
      builder.add(.fill(outline, paint(color), evenOdd: false))
    }
  }

  private func drawContent(into builder: inout DisplayListBuilder) {
    builder.draw(content)
    controls.forEach { builder.draw($0) }
    if let revealedBar { builder.draw(revealedBar) }
    drawSeparators(into: &builder)
  }

  private func paint(_ color: Color) -> RenderPaint { .color(color.renderColor(in: environment)) }

  /// The outline of the cell: round at the ends of a section, straight between rows.
  ///
  /// Pictures of layers have circular corners (measured on iOS 26): Core Animation draws others in windows only.
  private var cellOutline: RenderPath {
    let rect = CGRect(origin: .zero, size: size)
    if let radius = list.appearance.style.selectedRowRadius {
      return .roundedRect(rect, radius: Double(min(radius, size.height / 2)), curve: .continuous)
    }
    let radius = Double(list.appearance.style.cornerRadius)
    guard radius > 0, position.isFirst || position.isLast else { return .rect(rect) }
    let top = position.isFirst ? radius : 0
    let bottom = position.isLast ? radius : 0
    return .roundedRect(
      rect, radii: .init(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom),
      curve: environment.isDrawnInWindow ? list.appearance.style.cornerCurve : .circular)
  }

  // MARK: - Separators

  private func drawSeparators(into builder: inout DisplayListBuilder) {
    if list.appearance.style.selectedRowRadius != nil { return }
    if position.isFirst, showsTopSeparator {
      let color = tint(ListRowTopSeparatorTintKey.self) ?? tint(ListSectionTopSeparatorTintKey.self)
      drawLine(at: 0, tint: color, into: &builder)
    }
    if showsBottomSeparator {
      let next =
        position.isLast
        ? tint(ListSectionBottomSeparatorTintKey.self) : following?.tint(ListRowTopSeparatorTintKey.self)
      let color = tint(ListRowBottomSeparatorTintKey.self) ?? next
      drawLine(at: size.height - separatorThickness, tint: color, into: &builder)
    }
  }

  private func tint<K: ViewTraitKey>(_ key: K.Type) -> Color? where K.Value == Color? {
    content.trait(key) ?? nil
  }

  private var following: ListRowElement? { list.shownRow(at: position.index + 1) }

  private var showsTopSeparator: Bool {
    switch content.trait(ListRowTopSeparatorKey.self) ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic:
      list.appearance.style.separatesEnds && content.trait(ListSectionTopSeparatorKey.self) != .hidden
    }
  }

  private var showsBottomSeparator: Bool {
    switch content.trait(ListRowBottomSeparatorKey.self) ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic:
      if position.isLast {
        list.appearance.style.separatesEnds && content.trait(ListSectionBottomSeparatorKey.self) != .hidden
      } else {
        following?.content.trait(ListRowTopSeparatorKey.self) != .hidden
      }
    }
  }

  private var separatorThickness: CGFloat { list.appearance.style.separatorThickness ?? environment.pixelLength }

  private func drawLine(at y: CGFloat, tint: Color?, into builder: inout DisplayListBuilder) {
    let start = separatorStart
    let end = separatorEnd
    guard end > start else { return }
    let x = isRightToLeft ? size.width - end : start
    let rect = CGRect(x: x, y: y, width: end - start, height: separatorThickness)
    builder.add(.fill(.rect(rect), paint(tint ?? Color(uiColor: .separator)), evenOdd: false))
  }

  /// The distance from the leading edge of the cell to its content.
  private var contentStart: CGFloat {
    isRightToLeft ? size.width - content.origin.x - content.size.width : content.origin.x
  }

  /// The start of the separator: at the alignment guide if the content has one, otherwise at its first text.
  private var separatorStart: CGFloat {
    let guide = HorizontalAlignment.listRowSeparatorLeading.alignmentKey
    if let value = content.explicitGuide(guide, for: content.placedProposal) { return contentStart + value }
    guard let start = content.firstSeparatorStart else { return contentStart }
    let frame = start.frame(in: self)
    return isRightToLeft ? size.width - frame.maxX : frame.minX
  }

  private var separatorEnd: CGFloat {
    let guide = HorizontalAlignment.listRowSeparatorTrailing.alignmentKey
    if let value = content.explicitGuide(guide, for: content.placedProposal) { return contentStart + value }
    return size.width - list.appearance.style.separatorTrailing
  }
}

extension Element {
  /// The first element at which the separator starts: a text, or a bar of segments.
  fileprivate var firstSeparatorStart: Element? {
    if fact(ShownTextFact.self) != nil || fact(SeparatorStartFact.self) != nil { return self }
    if isOnlyDescribed { return nil }
    var found: Element?
    forEachLayoutChild { child in
      if found == nil { found = child.firstSeparatorStart }
    }
    return found
  }
}
