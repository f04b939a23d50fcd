import FlowRendering

/// The insertion point: a line with the height of the adjacent text.
struct Caret: LeafView {
  func resolve(in element: Element) -> ResolvedCaret {
    let environment = element.environment
    let caret = environment.design.fields.caret
    let tint = environment.tintPaint()
    let height = (environment.font ?? .body).resolve(in: environment).size * caret.height
    return ResolvedCaret(
      width: caret.width, height: height,
      paint: tint.renderPaint(in: CGRect(x: 0, y: 0, width: caret.width, height: height)),
      selectionPaint: .color(tint.representativeColor.opacity(caret.selectionOpacity)))
  }
}

struct ResolvedCaret: ResolvedLeaf {
  let width: CGFloat
  let height: CGFloat
  let paint: RenderPaint

  /// The paint behind selected text.
  let selectionPaint: RenderPaint

  func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
    CGSize(width: 0, height: min(height, proposal.height ?? height))
  }

  @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    let line = CGRect(x: 0, y: 0, width: width, height: size.height)
    list.add(.fill(.roundedRect(line, radius: Double(width / 2)), paint, evenOdd: false))
  }
}
