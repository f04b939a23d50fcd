import FlowRendering

/// Fades content that scrolls under a bar: the background of the screen, more opaque towards the edge of the screen.
struct ScrollEdgeFade: LeafView {
  let isVisible: Bool

  func resolve(in element: Element) -> Resolved {
    Resolved(color: isVisible ? element.environment.screenBackground : nil)
  }

  struct Resolved: ResolvedLeaf {
    let color: RenderColor?

    func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
      guard let color, element.environment.isDrawnInWindow else { return }
      let fade = element.environment.design.bars.edgeFade
      let outsets = element.safeAreaOutsets(for: size)
      let area = CGRect(
        x: -outsets.leading, y: -outsets.top, width: size.width + outsets.horizontal, height: size.height + outsets.top)
      let stops = [
        RenderGradientStop(location: 0, color: color.opacity(fade)),
        RenderGradientStop(location: 1, color: color.opacity(0)),
      ]
      let start = CGPoint(x: area.midX, y: area.minY)
      let end = CGPoint(x: area.midX, y: area.maxY)
      list.add(.fill(.rect(area), .linearGradient(stops: stops, start: start, end: end), evenOdd: false))
    }
  }
}
