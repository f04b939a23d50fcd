extension ScrollElement {
  /// The scroll bars of content that is larger than the viewport, as accessibility elements with the number of pages
  /// and the position.
  var scrollBars: [SemanticsNode] {
    Axis.allCases.filter { style.axes.contains($0) }.compactMap(scrollBar)
  }

  private func scrollBar(along axis: Axis) -> SemanticsNode? {
    let window = axis.main(of: geometry.containerSize)
    let content = axis.main(of: geometry.contentSize)
    guard window > 0, content.isFinite, content > window + 0.5 else { return nil }
    let pages = Int(bounded: (content / window).rounded(.up))
    let place = axis == .vertical ? offset.y : offset.x
    let fraction = min(max(place / (content - window), 0), 1)
    var frame = frameOnScreen
    let thickness = environment.design.motion.scrollBarThickness
    if axis == .vertical {
      frame = CGRect(x: frame.maxX - thickness, y: frame.minY, width: thickness, height: frame.height)
    } else {
      frame = CGRect(x: frame.minX, y: frame.maxY - thickness, width: frame.width, height: thickness)
    }
    let name = axis == .vertical ? "Vertical" : "Horizontal"
    var bar = SemanticsNode(
      role: .other, label: "\(name) scroll bar, \(pages) pages", value: "\(Int(bounded: (fraction * 100).rounded()))%",
      of: self, frame: frame)
    bar.reading = .never
    return bar
  }
}
