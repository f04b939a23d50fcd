import FlowRendering

/// The box of a checkbox toggle.
struct Checkbox: LeafView {
  let isOn: Bool
  let isMixed: Bool

  func resolve(in element: Element) -> ResolvedCheckbox {
    let environment = element.environment
    let box = CGRect(origin: .zero, size: ResolvedCheckbox.size)
    let isFilled = isOn || isMixed
    return ResolvedCheckbox(
      isOn: isOn, isMixed: isMixed,
      fill: isFilled
        ? environment.tintPaint().renderPaint(in: box)
        : .color(Color(uiColor: .systemBackground).renderColor(in: environment)),
      border: isFilled ? nil : Color(uiColor: .separator).renderColor(in: environment))
  }
}

struct ResolvedCheckbox: ResolvedLeaf {
  static let size = CGSize(width: 16, height: 16)

  let isOn: Bool
  let isMixed: Bool
  let fill: RenderPaint
  let border: RenderColor?

  func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize { Self.size }

  @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    let box = RenderPath.roundedRect(CGRect(origin: .zero, size: size), radius: 4)
    list.add(.fill(box, fill, evenOdd: false))
    if let border { list.add(.stroke(box, .color(border), RenderStroke(lineWidth: 1))) }
    var mark = RenderPath()
    if isMixed {
      mark.move(to: CGPoint(x: 4, y: 8))
      mark.addLine(to: CGPoint(x: 12, y: 8))
    } else if isOn {
      mark.move(to: CGPoint(x: 4, y: 8.5))
      mark.addLine(to: CGPoint(x: 7, y: 11.5))
      mark.addLine(to: CGPoint(x: 12, y: 4.5))
    }
    if !mark.isEmpty {
      list.add(.stroke(mark, .color(.white), RenderStroke(lineWidth: 2, cap: .round, join: .round)))
    }
  }
}
