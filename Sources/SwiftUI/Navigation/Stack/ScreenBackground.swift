import FlowRendering

/// The background of a screen: the system's background, one step lighter in a sheet in dark mode.
struct ScreenBackground: LeafView {
  func resolve(in element: Element) -> Resolved {
    Resolved(color: element.environment.screenBackground)
  }

  struct Resolved: ResolvedLeaf {
    let color: RenderColor

    func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    func flexibility(along axis: Axis) -> CGFloat? { .infinity }

    @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
      list.add(.fill(.rect(CGRect(origin: .zero, size: size)), .color(color), evenOdd: false))
    }
  }
}

extension EnvironmentValues {
  /// The color of an empty screen.
  package var screenBackground: RenderColor {
    sheetRows == nil ? SystemColor.background.color(in: self) : .clear
  }
}

extension EnvironmentValues {
  /// Whether the view is in a sheet, whose bars have no status bar above them.
  @Entry package var isInSheet: Bool = false
}
