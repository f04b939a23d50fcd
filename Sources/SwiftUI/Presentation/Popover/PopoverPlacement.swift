import FlowRendering

/// The placement of a popover and its arrow.
struct PopoverPlacement: Equatable {
  /// The frame of the content, in points of the window.
  let frame: CGRect
  /// The side of the frame with the arrow.
  let arrowSide: Side
  /// The tip of the arrow.
  let tip: CGPoint

  enum Side { case top, bottom, left, right }

  private let measures: PresentationDesign.Popovers

  /// Places a popover: at the preferred side of the anchor if it fits there, otherwise below, above or beside it. If it
  /// fits nowhere, it has the larger of the spaces below and above.
  ///
  /// - Parameter side: The preferred side of the anchor.
  init(
    content: CGSize, anchor: CGRect, preferring side: Side?, window: CGSize, safeArea: EdgeInsets,
    measures: PresentationDesign.Popovers
  ) {
    let area = CGRect(origin: .zero, size: window).inset(by: safeArea).insetBy(dx: measures.margin, dy: measures.margin)
    let sides = [side].compactMap { $0 } + [.bottom, .top, .right, .left]
    let fitting = sides.first { side in
      let room = Self.room(at: side, of: anchor, in: area, measures)
      return content.width <= room.width && content.height <= room.height
    }
    let height = area.minY + content.height + measures.arrow.height
    if fitting == nil, measures.coversLargeAnchors, content.width <= area.width, height <= area.maxY {
      let line = CGRect(x: anchor.minX, y: height, width: anchor.width, height: 0)
      self.init(content, at: .top, of: line, in: area, measures)
      return
    }
    let best =
      fitting
      ?? (area.maxY - anchor.maxY >= anchor.minY - area.minY ? .bottom : .top)
    let room = Self.room(at: best, of: anchor, in: area, measures)
    self.init(
      CGSize(width: min(content.width, room.width), height: min(content.height, room.height)), at: best, of: anchor,
      in: area, measures)
  }

  private init(
    _ size: CGSize, at side: Side, of anchor: CGRect, in area: CGRect,
    _ measures: PresentationDesign.Popovers
  ) {
    self.measures = measures
    let x = min(max(anchor.midX - size.width / 2, area.minX), area.maxX - size.width)
    let y = min(max(anchor.midY - size.height / 2, area.minY), area.maxY - size.height)
    let gap = measures.arrow.height
    switch side {
    case .bottom:
      (frame, arrowSide) = (CGRect(x: x, y: anchor.maxY + gap, width: size.width, height: size.height), .top)
    case .top:
      let top = anchor.minY - gap - size.height
      (frame, arrowSide) = (CGRect(x: x, y: top, width: size.width, height: size.height), .bottom)
    case .right:
      (frame, arrowSide) = (CGRect(x: anchor.maxX + gap, y: y, width: size.width, height: size.height), .left)
    case .left:
      let left = anchor.minX - gap - size.width
      (frame, arrowSide) = (CGRect(x: left, y: y, width: size.width, height: size.height), .right)
    }
    // The arrow is on the straight part of the side.
    let reach = measures.cornerRadius + measures.arrow.width / 2
    func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low + reach < high - reach ? min(max(value, low + reach), high - reach) : (low + high) / 2
    }
    tip =
      switch arrowSide {
      case .top: CGPoint(x: clamped(anchor.midX, frame.minX, frame.maxX), y: frame.minY - gap)
      case .bottom: CGPoint(x: clamped(anchor.midX, frame.minX, frame.maxX), y: frame.maxY + gap)
      case .left: CGPoint(x: frame.minX - gap, y: clamped(anchor.midY, frame.minY, frame.maxY))
      case .right: CGPoint(x: frame.maxX + gap, y: clamped(anchor.midY, frame.minY, frame.maxY))
      }
  }

  /// The largest content that fits at a side of the anchor.
  private static func room(
    at side: Side, of anchor: CGRect, in area: CGRect, _ measures: PresentationDesign.Popovers
  ) -> CGSize {
    let arrowHeight = measures.arrow.height
    return switch side {
    case .bottom: CGSize(width: area.width, height: max(0, area.maxY - anchor.maxY - arrowHeight))
    case .top: CGSize(width: area.width, height: max(0, anchor.minY - area.minY - arrowHeight))
    case .right: CGSize(width: max(0, area.maxX - anchor.maxX - arrowHeight), height: area.height)
    case .left: CGSize(width: max(0, anchor.minX - area.minX - arrowHeight), height: area.height)
    }
  }

  /// The frame including the arrow.
  var frameWithArrow: CGRect {
    frame.union(CGRect(origin: tip, size: .zero))
  }

  /// The triangle that points at the anchor.
  var arrow: RenderPath {
    let half = measures.arrow.width / 2
    // The arrow overlaps the frame a little, so that there is no visible seam.
    let (base, along): (CGPoint, CGPoint) =
      switch arrowSide {
      case .top: (CGPoint(x: tip.x, y: frame.minY + 1), CGPoint(x: half, y: 0))
      case .bottom: (CGPoint(x: tip.x, y: frame.maxY - 1), CGPoint(x: -half, y: 0))
      case .left: (CGPoint(x: frame.minX + 1, y: tip.y), CGPoint(x: 0, y: -half))
      case .right: (CGPoint(x: frame.maxX - 1, y: tip.y), CGPoint(x: 0, y: half))
      }
    /// A point between the base and the tip, offset by multiples of half the width.
    func point(_ height: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: base.x + (tip.x - base.x) * height + along.x * side, y: base.y + (tip.y - base.y) * height + along.y * side)
    }
    var path = RenderPath()
    path.move(to: point(0, -1))
    path.addLine(to: point(0.85, -0.2))
    path.addQuad(to: point(0.85, 0.2), control: point(1.1, 0))
    path.addLine(to: point(0, 1))
    path.close()
    return path
  }
}
