import FlowRendering

/// The track and the thumb of a slider.
struct SliderTrack: View {
  let range: SliderRange

  var body: some View {
    SliderDrawing(
      fraction: range.fraction, start: range.neutralFraction ?? 0, ticks: range.ticks, marksSteps: range.marksSteps
    )
    .modifier(DimmedWhenDisabled())
    .modifier(touchBehavior)
    .modifier(CompactInListRow())
  }

  private var touchBehavior: ControlBehavior {
    let range = range
    var behavior = ControlBehavior(role: nil)
    behavior.followsTouches = true
    behavior.press = { range.onEditingChanged($0) }
    behavior.touch = { point, control in
      let geometry = SliderGeometry(width: control.size.width, in: control.environment.design)
      let fraction = geometry.fraction(at: point.x)
      range.move(toFraction: control.environment.layoutDirection == .rightToLeft ? 1 - fraction : fraction)
    }
    return behavior
  }
}

/// The geometry of a slider's thumb: the control may be drawn wider than it is laid out.
struct SliderGeometry {
  private let width: CGFloat
  private let slider: ValueDesign.Sliders

  init(width: CGFloat, in design: Design) {
    self.width = width
    slider = design.values.sliders
  }

  private var travel: CGFloat { max(0, width + 2 * slider.overhang - slider.thumbSize) }

  func thumbCentre(at fraction: Double) -> CGFloat {
    slider.thumbSize / 2 - slider.overhang + (CGFloat(fraction) * travel).rounded(.down)
  }

  func fraction(at x: CGFloat) -> Double {
    travel > 0 ? Double((x + slider.overhang - slider.thumbSize / 2) / travel) : 0
  }
}

struct SliderDrawing: LeafView {
  let fraction: Double

  /// Where the filled part begins.
  var start: Double = 0

  /// The places of marks, and whether they are those of the steps.
  var ticks: [Double] = []
  var marksSteps = false

  func resolve(in element: Element) -> ResolvedSlider {
    let environment = element.environment
    let showsTicks = !marksSteps || environment.design.values.sliders.marksSteps
    return ResolvedSlider(
      fraction: fraction, start: start, ticks: showsTicks ? ticks : [],
      hidesThumb: environment.sliderThumbVisibility == .hidden, isMirrored: element.isRightToLeft,
      filled: environment.tintPaint(),
      rest: (environment.sliderParts?.rest ?? Color(uiColor: .systemFill)).renderColor(in: environment),
      parts: environment.sliderParts)
  }
}

struct ResolvedSlider: ResolvedLeaf {
  let fraction: Double
  let start: Double
  let ticks: [Double]
  let hidesThumb: Bool
  let isMirrored: Bool
  let filled: _ShapePaint
  let rest: RenderColor
  let parts: SliderParts?

  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
    let slider = element.environment.design.values.sliders
    return CGSize(width: max(proposal.width ?? slider.width, slider.thumbSize), height: slider.height)
  }

  func flexibility(along axis: Axis) -> CGFloat? { axis == .horizontal ? .infinity : 0 }

  @MainActor func describe(in element: Element, into builder: inout SemanticsBuilder) {
    let geometry = SliderGeometry(width: element.size.width, in: element.environment.design)
    @MainActor func thumb(at fraction: Double) -> CGPoint {
      let centre = geometry.thumbCentre(at: fraction)
      return element.convert(
        CGPoint(x: isMirrored ? element.size.width - centre : centre, y: element.size.height / 2), to: nil)
    }
    var node = SemanticsNode(role: .other, of: element)
    node.part = .value
    node.details = [.thumb(thumb(at: fraction), lowest: thumb(at: 0), highest: thumb(at: 1))]
    builder.add(node)
  }

  @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    let design = element.environment.design
    let slider = design.values.sliders
    let centre = SliderGeometry(width: size.width, in: design).thumbCentre(at: fraction)
    let thumb = CGPoint(x: isMirrored ? size.width - centre : centre, y: size.height / 2)
    let ownTrack = parts?.track?.offsetBy(dx: 0, dy: size.height / 2)
    let track = ownTrack ?? SliderParts.systemTrack(in: size, element.environment).track
    func bar(_ rect: CGRect) -> RenderPath { .roundedRect(rect, radius: track.height / 2) }
    func draw(_ part: (height: CGFloat, draw: SliderParts.Drawing), in rect: CGRect) {
      part.draw(
        CGRect(x: rect.minX, y: rect.midY - part.height / 2, width: rect.width, height: part.height), &list)
    }
    if let maximum = parts?.maximum {
      var part = track
      part.origin.x = isMirrored ? track.minX : min(thumb.x, track.maxX)
      part.size.width = max(0, isMirrored ? thumb.x - track.minX : track.maxX - thumb.x)
      draw(maximum, in: part)
    } else {
      list.add(.fill(bar(track), .color(rest), evenOdd: false))
    }
    let geometry = SliderGeometry(width: size.width, in: design)
    let first = start > 0 ? geometry.thumbCentre(at: start) : track.minX
    var part = track
    part.origin.x = min(first, centre)
    part.size.width = max(0, abs(centre - first))
    if isMirrored { part.origin.x = size.width - max(first, centre) }
    if let minimum = parts?.minimum {
      draw(minimum, in: part)
    } else {
      list.add(.fill(bar(part), filled.renderPaint(in: part), evenOdd: false))
    }
    for tick in ticks {
      let x = geometry.thumbCentre(at: tick)
      let dot = CGRect(
        x: (isMirrored ? size.width - x : x) - slider.tick / 2, y: (size.height - slider.tick) / 2,
        width: slider.tick, height: slider.tick)
      let color = SystemColor.secondary.color(in: element.environment)
      list.add(.fill(.ellipse(in: dot), .color(color), evenOdd: false))
    }
    if hidesThumb { return }
    if let part = parts?.thumb {
      return part.draw(
        CGRect(
          x: thumb.x - part.size.width / 2, y: thumb.y - part.size.height / 2, width: part.size.width,
          height: part.size.height), &list)
    }
    let color = parts?.thumbColor?.renderColor(in: element.environment) ?? .white
    if let capsule = slider.thumb {
      let frame = CGRect(
        x: thumb.x - capsule.width / 2, y: thumb.y - capsule.height / 2, width: capsule.width, height: capsule.height)
      let shadows = slider.thumbShadow.layers.map {
        RenderFilter.shadow(color: RenderColor(white: 0, alpha: $0.opacity), radius: $0.blur, x: 0, y: $0.down)
      }
      list.group(DisplayGroup(filters: shadows)) { ThumbDrawing.drawDisc(in: frame, color: color, into: &$0) }
    } else {
      ThumbDrawing.draw(at: thumb, radius: slider.thumbRadius, color: color, shadow: slider.thumbShadow, into: &list)
    }
  }
}
