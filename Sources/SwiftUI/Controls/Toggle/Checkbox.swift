import FlowRendering

/// The box of a checkbox toggle.
struct Checkbox: LeafView {
  let isOn: Bool
  let isMixed: Bool

  func resolve(in element: Element) -> ResolvedCheckbox {
    let environment = element.environment
    let box = CGRect(origin: .zero, size: environment.design.toggles.checkboxes.size)
    let isFilled = isOn || isMixed
    return ResolvedCheckbox(
      isOn: isOn, isMixed: isMixed, measures: environment.design.toggles.checkboxes,
      fill: isFilled
        ? environment.tintPaint().renderPaint(in: box)
        : .color(Color(uiColor: .systemBackground).renderColor(in: environment)),
      border: isFilled ? nil : Color(uiColor: .separator).renderColor(in: environment))
  }
}

struct ResolvedCheckbox: ResolvedLeaf {
  let isOn: Bool
  let isMixed: Bool
  let measures: ToggleDesign.Checkboxes
  let fill: RenderPaint
  let border: RenderColor?

  func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize { measures.size }

  @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    let box = RenderPath.roundedRect(CGRect(origin: .zero, size: size), radius: Double(measures.cornerRadius))
    list.add(.fill(box, fill, evenOdd: false))
    if let border { list.add(.stroke(box, .color(border), RenderStroke(lineWidth: measures.border))) }
    var mark = RenderPath()
    let points = isMixed ? measures.mixedMark : isOn ? measures.mark : []
    for (index, point) in points.enumerated() {
      if index == 0 { mark.move(to: point) } else { mark.addLine(to: point) }
    }
    if !mark.isEmpty {
      list.add(.stroke(mark, .color(.white), RenderStroke(lineWidth: measures.markWidth, cap: .round, join: .round)))
    }
  }
}
