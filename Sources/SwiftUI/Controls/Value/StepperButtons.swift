import FlowRendering

/// The two buttons of a stepper.
struct StepperButtons: LeafView {
  let canDecrement: Bool
  let canIncrement: Bool

  func resolve(in element: Element) -> ResolvedStepperButtons {
    let environment = element.environment
    func color(_ color: UIColor) -> RenderColor { Color(uiColor: color).renderColor(in: environment) }
    return ResolvedStepperButtons(
      buttons: self, measures: environment.design.values.steppers, isMirrored: element.isRightToLeft,
      background: color(.tertiarySystemFill),
      separator: color(.systemFill), enabled: color(.label), disabled: color(.tertiaryLabel))
  }
}

struct ResolvedStepperButtons: ResolvedLeaf {
  let buttons: StepperButtons
  let measures: ValueDesign.Steppers
  let isMirrored: Bool
  let background: RenderColor
  let separator: RenderColor
  let enabled: RenderColor
  let disabled: RenderColor

  func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize { measures.size }

  @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    let frame = CGRect(origin: .zero, size: size)
    list.add(
      .fill(.roundedRect(frame, radius: measures.cornerRadius, curve: .continuous), .color(background), evenOdd: false))
    let line = CGRect(
      x: frame.midX - measures.dividerWidth / 2, y: measures.dividerInset, width: measures.dividerWidth,
      height: size.height - 2 * measures.dividerInset)
    list.add(.fill(.rect(line), .color(separator), evenOdd: false))
    let quarter = size.width / 4
    drawGlyph(
      at: CGPoint(x: isMirrored ? frame.maxX - quarter : quarter, y: frame.midY), isPlus: false,
      isEnabled: buttons.canDecrement, into: &list)
    drawGlyph(
      at: CGPoint(x: isMirrored ? quarter : frame.maxX - quarter, y: frame.midY), isPlus: true,
      isEnabled: buttons.canIncrement, into: &list)
  }

  @MainActor private func drawGlyph(
    at centre: CGPoint, isPlus: Bool, isEnabled: Bool, into list: inout DisplayListBuilder
  ) {
    let radius = measures.glyphRadius
    var path = RenderPath()
    path.move(to: CGPoint(x: centre.x - radius, y: centre.y))
    path.addLine(to: CGPoint(x: centre.x + radius, y: centre.y))
    if isPlus {
      path.move(to: CGPoint(x: centre.x, y: centre.y - radius))
      path.addLine(to: CGPoint(x: centre.x, y: centre.y + radius))
    }
    let stroke = RenderStroke(lineWidth: measures.glyphWidth, cap: .round)
    list.add(.stroke(path, .color(isEnabled ? enabled : disabled), stroke))
  }
}
