import FlowRendering

/// The bar of a gauge, filled up to the value or with a marker at it.
struct GaugeBar: LeafView {
  enum Kind: Hashable { case filled, marked }

  let fraction: Double
  let kind: Kind
  let thickness: CGFloat

  func resolve(in element: Element) -> ResolvedGaugeBar {
    let environment = element.environment
    let isMirrored = element.isRightToLeft
    let track = GradientPaint.Geometry.linear(
      start: isMirrored ? .trailing : .leading, end: isMirrored ? .leading : .trailing)
    return ResolvedGaugeBar(
      bar: self, isMirrored: isMirrored, tint: environment.tintPaint().following(track),
      rest: Color(uiColor: .systemFill).renderColor(in: environment),
      background: Color(uiColor: .systemBackground).renderColor(in: environment))
  }
}

struct ResolvedGaugeBar: ResolvedLeaf {
  let bar: GaugeBar
  let isMirrored: Bool
  let tint: _ShapePaint
  let rest: RenderColor
  let background: RenderColor

  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
    CGSize(width: proposal.width ?? element.environment.design.values.gauges.barWidth, height: bar.thickness)
  }

  func flexibility(along axis: Axis) -> CGFloat? { axis == .horizontal ? .infinity : 0 }

  @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    let track = CGRect(origin: .zero, size: size)
    let radius = Double(size.height) / 2
    let x = (isMirrored ? 1 - CGFloat(bar.fraction) : CGFloat(bar.fraction)) * size.width
    @MainActor func fill(_ rect: CGRect, _ paint: RenderPaint) {
      list.add(.fill(.roundedRect(rect, radius: radius), paint, evenOdd: false))
    }
    switch bar.kind {
    case .filled:
      fill(track, .color(rest))
      var part = track
      part.size.width = max(size.height, size.width * CGFloat(bar.fraction))
      if isMirrored { part.origin.x = size.width - part.width }
      if bar.fraction > 0 { fill(part, tint.renderPaint(in: track)) }
    case .marked:
      fill(track, tint.renderPaint(in: track))
      let gauges = element.environment.design.values.gauges
      let centre = CGPoint(x: min(max(x, size.height / 2), size.width - size.height / 2), y: size.height / 2)
      list.add(
        .fill(ThumbDrawing.disc(centre, size.height * gauges.barMarkerSpace), .color(background), evenOdd: false))
      list.add(
        .fill(ThumbDrawing.disc(centre, size.height * gauges.barMarker), tint.renderPaint(in: track), evenOdd: false))
    }
  }
}

/// The ring of a circular gauge: closed and filled up to the value, or open at the bottom with a marker at it.
struct GaugeRing: LeafView {
  let fraction: Double
  let isOpen: Bool

  func resolve(in element: Element) -> ResolvedGaugeRing {
    let environment = element.environment
    // A closed ring is painted from the round end that is before its start.
    let gauges = environment.design.values.gauges
    let begin = gauges.ringStart(isOpen: isOpen) - (isOpen ? 0 : gauges.ringRoundEnd)
    let track = GradientPaint.Geometry.angular(
      center: .center, start: Angle(radians: begin),
      end: Angle(radians: begin + gauges.ringSweep(isOpen: isOpen)))
    return ResolvedGaugeRing(
      ring: self, gauges: gauges, tint: environment.tintPaint().following(track),
      rest: Color(uiColor: .systemFill).renderColor(in: environment),
      background: Color(uiColor: .systemBackground).renderColor(in: environment))
  }
}

struct ResolvedGaugeRing: ResolvedLeaf {
  let ring: GaugeRing
  let gauges: ValueDesign.Gauges
  let tint: _ShapePaint
  let rest: RenderColor
  let background: RenderColor

  func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
    CGSize(width: gauges.ringDiameter, height: gauges.ringDiameter)
  }

  @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    let frame = CGRect(origin: .zero, size: size)
    let centre = CGPoint(x: frame.midX, y: frame.midY)
    let radius = Double(size.width) / 2 - gauges.ringThickness / 2
    let start = gauges.ringStart(isOpen: ring.isOpen)
    let sweep = gauges.ringSweep(isOpen: ring.isOpen)
    @MainActor func arc(to fraction: Double, _ paint: RenderPaint) {
      var path = RenderPath()
      path.addArc(
        center: centre, radius: radius, startRadians: start, endRadians: start + sweep * fraction, clockwise: false)
      list.add(.stroke(path, paint, RenderStroke(lineWidth: gauges.ringThickness, cap: .round)))
    }
    let paint = tint.renderPaint(in: frame)
    if ring.isOpen {
      arc(to: 1, paint)
      let angle = start + sweep * ring.fraction
      let marker = CGPoint(x: Double(centre.x) + radius * cos(angle), y: Double(centre.y) + radius * sin(angle))
      list.add(.fill(ThumbDrawing.disc(marker, gauges.ringMarkerSpace), .color(background), evenOdd: false))
      list.add(.fill(ThumbDrawing.disc(marker, gauges.ringMarker), paint, evenOdd: false))
    } else {
      arc(to: 1, .color(rest))
      if ring.fraction > 0 { arc(to: ring.fraction, paint) }
    }
  }
}
