/// The buttons of a control group in a menu, next to each other.
struct MenuCells<Content: View>: View {
  let content: Content
  let design: MenuDesign.Cells

  var body: some View {
    HStack(spacing: 0) { content }
      .buttonStyle(MenuCellStyle(design: design))
      .frame(height: design.height)
  }
}

/// A button with its icon above its title.
private struct MenuCellStyle: PrimitiveButtonStyle {
  let design: MenuDesign.Cells

  func makeBody(configuration: Configuration) -> some View {
    ButtonBody(configuration: configuration) { cell, _ in MenuCell(configuration: cell, design: design) }
  }
}

private struct MenuCell: View {
  let configuration: ButtonStyleConfiguration
  let design: MenuDesign.Cells

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ControlContent { configuration.label }
      .labelStyle(MenuCellLabelStyle(design: design))
      .font(design.font)
      .lineLimit(1)
      .foregroundStyle(foreground)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(configuration.isPressed ? AnyShapeStyle(Color(uiColor: .systemFill)) : AnyShapeStyle(Color.clear))
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.primary)
  }
}

private struct MenuCellLabelStyle: LabelStyle {
  let design: MenuDesign.Cells

  func makeBody(configuration: Configuration) -> some View {
    MenuCellLayout(design: design) {
      configuration.icon
        .font(.body)
        .modifier(DecorativeModifier())
      configuration.title
    }
  }
}

/// Places the middle of an icon and the baseline of a title at fixed heights.
private struct MenuCellLayout: Layout {
  let design: MenuDesign.Cells

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).width }.max() ?? 0
    return CGSize(width: width, height: design.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let inner = ProposedViewSize(width: proposal.width, height: nil)
    for (index, subview) in subviews.enumerated() {
      let size = subview.dimensions(in: inner)
      let y = index == 0 ? design.iconMiddle - size.height / 2 : design.titleBaseline - size[.firstTextBaseline]
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.minY + y), anchor: .top, proposal: inner)
    }
  }
}
