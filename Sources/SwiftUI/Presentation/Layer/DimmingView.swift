import FlowRendering

/// Dims the window behind a presentation; a tap on it dismisses presentations that allow it.
struct DimmingView: View {
  @Environment(\.presentationCenter) private var center

  var body: some View {
    DimmingFill().modifier(behavior)
  }

  private var behavior: ControlBehavior {
    var behavior = ControlBehavior(role: nil)
    behavior.actions = [ControlAction(.dismiss) { center?.dismissTopmost() }]
    return behavior
  }
}

/// The dimming color.
private struct DimmingFill: LeafView {
  func resolve(in element: Element) -> Resolved {
    let design = element.environment.design.presentations
    return Resolved(opacity: element.environment.colorScheme == .dark ? design.darkDimming : design.dimming)
  }

  struct Resolved: ResolvedLeaf {
    let opacity: Float

    func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    func flexibility(along axis: Axis) -> CGFloat? { .infinity }

    @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
      let area = RenderPath.rect(CGRect(origin: .zero, size: size))
      list.add(.fill(area, .color(RenderColor.black.opacity(opacity)), evenOdd: false))
    }
  }
}
