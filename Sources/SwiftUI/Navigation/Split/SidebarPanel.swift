import FlowRendering

/// Shows a sidebar on a panel of glass that floats at the side of the window; lists have no background on it.
struct SidebarPanel: ViewModifier {
  let panel: BarDesign.SidebarPanel

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: panel.cornerRadius, style: .continuous)
    content
      .environment(\.sheetRows, SystemShades.clear)
      .environment(\.listKind, .sidebar)
      .mask { shape.padding(.bottom, panel.inset).ignoresSafeArea(edges: .bottom) }
      .background {
        SidebarSurface(shape: shape, surface: panel.surface)
          .padding(.bottom, panel.inset)
          .ignoresSafeArea(edges: .bottom)
      }
      .padding(.leading, panel.inset)
  }
}

/// The surface of a sidebar's panel, with the rim and the shadow of glass.
private struct SidebarSurface<S: Shape>: LeafView {
  let shape: S
  let surface: SystemShades

  func resolve(in element: Element) -> Resolved {
    let environment = element.environment
    return Resolved(shape: shape, color: surface.color(environment.colorScheme, environment.colorSchemeContrast))
  }

  struct Resolved: ResolvedLeaf {
    let shape: S
    let color: RenderColor

    func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    func flexibility(along axis: Axis) -> CGFloat? { .infinity }

    @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
      let outline = shape.path(in: CGRect(origin: .zero, size: size)).renderPath
      GlassDrawing.drawSurface(outline, color: color, in: element.environment, into: &list)
    }
  }
}
