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

  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
    let progress = element.environment.design.values.progress
    return CGSize(width: proposal.width ?? progress.barWidth, height: progress.barHeight)
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

/// The spinner of indeterminate progress; pictures always show the start of its rotation.
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
      color = Color(uiColor: .secondaryLabel).renderColor(in: environment)
    }
    let isLarge = environment.controlSize == .large || environment.controlSize == .extraLarge
    let progress = environment.design.values.progress
    return ResolvedSpinner(
      color: color, measures: isLarge ? progress.largeSpinner : progress.spinner, opacities: progress.spokes)
  }
}

struct ResolvedSpinner: ResolvedLeaf {
  let color: RenderColor
  let measures: ValueDesign.Spinner
  let opacities: [Float]

  func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
    CGSize(width: measures.diameter, height: measures.diameter)
  }

  @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    let centre = CGPoint(x: size.width / 2, y: size.height / 2)
    let inner = measures.inner + measures.thickness / 2
    let outer = (measures.diameter - measures.thickness) / 2
    let stroke = RenderStroke(lineWidth: Double(measures.thickness), cap: .round)
    for (spoke, opacity) in opacities.enumerated() {
      let angle = Double(spoke) / Double(opacities.count) * 2 * .pi - .pi / 2
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      var line = RenderPath()
      line.move(to: CGPoint(x: centre.x + direction.x * inner, y: centre.y + direction.y * inner))
      line.addLine(to: CGPoint(x: centre.x + direction.x * outer, y: centre.y + direction.y * outer))
      list.add(.stroke(line, .color(color.opacity(opacity)), stroke))
    }
  }
}
