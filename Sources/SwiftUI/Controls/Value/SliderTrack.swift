import FlowRendering

/// The track and the thumb of a slider.
struct SliderTrack: View {
  let range: SliderRange

  var body: some View {
    SliderDrawing(fraction: range.fraction)
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
      let geometry = SliderGeometry(width: control.size.width)
      let fraction = geometry.fraction(at: point.x)
      range.move(toFraction: control.environment.layoutDirection == .rightToLeft ? 1 - fraction : fraction)
    }
    return behavior
  }
}

/// The geometry of a slider's thumb: the control is drawn two points wider on each side than it is laid out (measured
/// on iOS: the value 12 in 0...30 with a width of 207.667 points has its thumb at 85.5).
package struct SliderGeometry {
  static let thumbSize: CGFloat = 31
  static let overhang: CGFloat = 2

  let width: CGFloat

  package init(width: CGFloat) {
    self.width = width
  }

  private var travel: CGFloat { max(0, width + 2 * Self.overhang - Self.thumbSize) }

  package func thumbCentre(at fraction: Double) -> CGFloat {
    Self.thumbSize / 2 - Self.overhang + (CGFloat(fraction) * travel).rounded(.down)
  }

  func fraction(at x: CGFloat) -> Double {
    travel > 0 ? Double((x + Self.overhang - Self.thumbSize / 2) / travel) : 0
  }
}

struct SliderDrawing: LeafView {
  let fraction: Double

  func resolve(in element: Element) -> ResolvedSlider {
    let environment = element.environment
    return ResolvedSlider(
      fraction: fraction, isMirrored: element.isRightToLeft, filled: environment.tintPaint(),
      rest: Color(uiColor: .systemFill).renderColor(in: environment))
  }
}

struct ResolvedSlider: ResolvedLeaf {
  let fraction: Double
  let isMirrored: Bool
  let filled: _ShapePaint
  let rest: RenderColor

  private static let height: CGFloat = 31
  private static let trackHeight: CGFloat = 4

  /// The track is inset from the bounds of the control (measured on iOS).
  private static let trackInset: CGFloat = 2

  private static let thumbRadius: CGFloat = 14

  /// The width of a slider if no width is proposed, in points.
  private static let idealWidth: CGFloat = 118

  func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
    let width = proposal.width ?? Self.idealWidth
    return CGSize(width: max(width, SliderGeometry.thumbSize), height: Self.height)
  }

  func flexibility(along axis: Axis) -> CGFloat? { axis == .horizontal ? .infinity : 0 }

  @MainActor func describe(in element: Element, into builder: inout SemanticsBuilder) {
    let geometry = SliderGeometry(width: element.size.width)
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
    let centre = SliderGeometry(width: size.width).thumbCentre(at: fraction)
    let thumb = CGPoint(x: isMirrored ? size.width - centre : centre, y: size.height / 2)
    let track = CGRect(
      x: Self.trackInset, y: (size.height - Self.trackHeight) / 2, width: max(0, size.width - 2 * Self.trackInset),
      height: Self.trackHeight)
    func bar(_ rect: CGRect) -> RenderPath { .roundedRect(rect, radius: Self.trackHeight / 2) }
    list.add(.fill(bar(track), .color(rest), evenOdd: false))
    var part = track
    part.size.width = max(0, centre - Self.trackInset)
    if isMirrored { part.origin.x = size.width - centre }
    list.add(.fill(bar(part), filled.renderPaint(in: part), evenOdd: false))
    ThumbDrawing.draw(at: thumb, radius: Self.thumbRadius, into: &list)
  }
}
