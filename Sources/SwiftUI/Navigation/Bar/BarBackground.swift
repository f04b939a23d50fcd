import FlowRendering

/// The background of a bar: hidden unless content is under the bar or the app requests it.
struct BarBackground: LeafView {
  let appearance: BarAppearance
  let edge: VerticalEdge

  /// Whether the bar has a background by default, as with content under it.
  var isOpaque = false

  /// The look that the app has given to all bars of the kind.
  var look = BarLook()

  func resolve(in element: Element) -> Resolved {
    let environment = element.environment
    if appearance.backgroundVisibility == nil, appearance.background == nil,
      let background = isOpaque ? look.background : look.edgeBackground
    {
      return resolve(background, in: environment)
    }
    let isVisible = appearance.backgroundVisibility == .visible || isOpaque
    guard isVisible, appearance.backgroundVisibility != .hidden else {
      return Resolved(paint: nil, line: nil, edge: edge)
    }
    let paint = appearance.background?._resolvePaint(in: environment) ?? Material.bar.paint(in: environment)
    let line = appearance.background == nil ? SystemColor.separator.color(in: environment) : nil
    return Resolved(paint: paint, line: line, edge: edge)
  }

  private func resolve(_ background: BarLook.Background, in environment: EnvironmentValues) -> Resolved {
    let line = look.line?.renderColor(in: environment) ?? SystemColor.separator.color(in: environment)
    return switch background {
    case .none: Resolved(paint: nil, line: nil, edge: edge)
    case .system: Resolved(paint: Material.bar.paint(in: environment), line: isOpaque ? line : nil, edge: edge)
    case .color(let color):
      Resolved(
        paint: AnyShapeStyle(color)._resolvePaint(in: environment), line: isOpaque ? line : nil, edge: edge)
    }
  }

  struct Resolved: ResolvedLeaf {
    let paint: _ShapePaint?
    let line: RenderColor?
    let edge: VerticalEdge

    func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    /// The bar's background extends to the edge of the screen.
    @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
      guard let paint else { return }
      let outsets = element.safeAreaOutsets(for: size)
      let area = CGRect(
        x: -outsets.leading, y: edge == .top ? -outsets.top : 0, width: size.width + outsets.horizontal,
        height: size.height + (edge == .top ? outsets.top : outsets.bottom))
      list.add(.fill(.rect(area), paint.renderPaint(in: area), evenOdd: false))
      guard let line else { return }
      let thickness = element.environment.pixelLength
      let y = edge == .top ? area.maxY : area.minY - thickness
      let rule = CGRect(x: area.minX, y: y, width: area.width, height: thickness)
      list.add(.fill(.rect(rule), .color(line), evenOdd: false))
    }
  }
}
