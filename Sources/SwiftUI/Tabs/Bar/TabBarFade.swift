import FlowRendering

extension Element {
  /// Whether a scroll view in the element has content behind the bar at the bottom.
  fileprivate var hasContentBehindBottomBar: Bool {
    if isOnlyDescribed { return false }
    if let scroll = fact(ScrollElementFact.self) { return scroll.isBehindBottomBar }
    var found = false
    forEachLayoutChild { if !found, $0.hasContentBehindBottomBar { found = true } }
    return found
  }
}

extension TabBarDesign.Fade {
  /// Fades the content of a screen behind a floating bar, and below it.
  ///
  /// - Parameters:
  ///   - area: The part of the screen from the top of the bar to the edge.
  ///   - screen: The screen that has been drawn there.
  @MainActor
  func draw(in area: CGRect, over screen: Element?, into list: inout DisplayListBuilder) {
    guard let screen, screen.environment.isDrawnInWindow, !area.isEmpty, screen.hasContentBehindBottomBar else {
      return
    }
    let stops = [
      RenderGradientStop(location: 0, color: RenderColor.black.opacity(0)),
      RenderGradientStop(location: Double(min(1, length / area.height)), color: RenderColor.black.opacity(opacity)),
      RenderGradientStop(location: 1, color: RenderColor.black.opacity(opacity)),
    ]
    let gradient = RenderPaint.linearGradient(
      stops: stops, start: CGPoint(x: area.midX, y: area.minY), end: CGPoint(x: area.midX, y: area.maxY))
    let path = RenderPath.rect(area)
    let mask = [DisplayItem(offset: .zero, content: .fill(path, gradient, evenOdd: false))]
    list.group(DisplayGroup(mask: mask)) {
      $0.add(
        .fill(
          path, .backdrop(blurRadius: blurRadius, tint: RenderColor(white: 1, alpha: 0), opacity: 1), evenOdd: false))
    }
  }
}
