/// Items on glass are larger, and have the color of labels unless the app has set a tint.
struct BarItemLook: EnvironmentModifier {
  func modify(_ environment: inout EnvironmentValues) {
    guard environment.design.bars.glassItems != nil, let glass = environment.design.materials.glass else { return }
    environment.imageScale = .large
    environment.symbolWeight = environment.design.bars.glassItems?.symbolWeight
    environment.isBarItem = true
    if environment.isCovered, environment.tintStyle != nil {
      environment.tintStyle = AnyShapeStyle(CoveredTintStyle())
    }
    if environment.tintStyle == nil {
      environment.tintStyle = AnyShapeStyle(BarLabelStyle(symbols: glass.label, texts: glass.text))
    }
  }
}

/// The color of items in bars without a tint: symbols are a little lighter than texts.
struct BarLabelStyle: ShapeStyle, Hashable {
  let symbols: SystemShades
  let texts: SystemShades

  func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    let shades = environment.colorsBarSymbol ? symbols : texts
    return _ShapePaint(shades.color(environment.colorScheme, environment.colorSchemeContrast))
  }
}

/// The margins at the sides of a bar on glass: those of the content.
struct BarMargins: ElementModifier {
  @MainActor private func margin(_ width: CGFloat?, in element: Element) -> CGFloat {
    let design = element.environment.design
    return width.map(design.layout.margin(width:)) ?? design.bars.margin
  }

  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    let margin = margin(proposal.width, in: element)
    let size = child.size(
      for: ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * margin) }, height: proposal.height))
    return CGSize(width: size.width + 2 * margin, height: size.height)
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    let margin = margin(size.width, in: element)
    element.placeChild(
      child, at: CGPoint(x: margin, y: 0),
      proposal: ProposedViewSize(width: max(0, size.width - 2 * margin), height: size.height))
  }
}
