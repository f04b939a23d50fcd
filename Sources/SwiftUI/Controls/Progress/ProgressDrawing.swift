import FlowRendering

/// The bar of a linear progress view.
struct ProgressBar: LeafView {
  let fraction: Double
  let tint: Color?

  func resolve(in element: Element) -> ResolvedProgressBar {
    let environment = element.environment
    return ResolvedProgressBar(
      fraction: fraction, isMirrored: element.isRightToLeft,
      filled: tint.map { _ShapePaint($0.renderColor(in: environment)) } ?? environment.tintPaint(),
      rest: Color(uiColor: .systemFill).renderColor(in: environment))
  }
}

struct ResolvedProgressBar: ResolvedLeaf {
  let fraction: Double
  let isMirrored: Bool
  let filled: _ShapePaint
  let rest: RenderColor

  private static let height: CGFloat = 4
  private static let idealWidth: CGFloat = 150

  func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
    CGSize(width: proposal.width ?? Self.idealWidth, height: Self.height)
  }

  func flexibility(along axis: Axis) -> CGFloat? { axis == .horizontal ? .infinity : 0 }

  @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    let radius = Double(size.height) / 2
    list.add(.fill(.roundedRect(CGRect(origin: .zero, size: size), radius: radius), .color(rest), evenOdd: false))
    guard fraction > 0 else { return }
    var bar = CGRect(x: 0, y: 0, width: max(size.height, size.width * CGFloat(fraction)), height: size.height)
    if isMirrored { bar.origin.x = size.width - bar.width }
    list.add(.fill(.roundedRect(bar, radius: radius), filled.renderPaint(in: bar), evenOdd: false))
  }
}

/// The wheel of spokes of indeterminate progress, at the same moment of its turn in every picture.
struct Spinner: LeafView {
  let tint: Color?

  func resolve(in element: Element) -> ResolvedSpinner {
    let environment = element.environment
    let color: RenderColor
    if let tint {
      color = tint.renderColor(in: environment)
    } else if environment.tintStyle != nil {
      color = environment.tintPaint().representativeColor
    } else {
      color = Color(uiColor: .systemGray).renderColor(in: environment)
    }
    let isLarge = environment.controlSize == .large || environment.controlSize == .extraLarge
    // Measured on iOS: 35.3 points, with a gap and a line of headline below it 60.67.
    return ResolvedSpinner(color: color, diameter: isLarge ? 35 + 1.0 / 3 : 20)
  }
}

struct ResolvedSpinner: ResolvedLeaf {
  let color: RenderColor
  let diameter: CGFloat

  private static let spokes = 8

  func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
    CGSize(width: diameter, height: diameter)
  }

  @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    let centre = CGPoint(x: size.width / 2, y: size.height / 2)
    let outer = diameter * 0.44
    let inner = diameter * 0.24
    let stroke = RenderStroke(lineWidth: Double(diameter) * 0.125, cap: .round)
    for spoke in 0..<Self.spokes {
      // The darkest spoke is on top; those behind it fade out against the turn.
      let angle = Double(spoke) / Double(Self.spokes) * 2 * .pi - .pi / 2
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      var line = RenderPath()
      line.move(to: CGPoint(x: centre.x + direction.x * inner, y: centre.y + direction.y * inner))
      line.addLine(to: CGPoint(x: centre.x + direction.x * outer, y: centre.y + direction.y * outer))
      let age = (Self.spokes - spoke) % Self.spokes
      let opacity = max(0.25, 1 - Float(age) * 0.13)
      list.add(.stroke(line, .color(color.opacity(opacity)), stroke))
    }
  }
}
