import FlowRendering

/// A picker whose options are rows of the enclosing list or menu; elsewhere a wheel, as on iOS.
struct InlinePicker: View {
  let configuration: _PickerConfiguration

  @Environment(\.controlContext) private var context
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    switch context {
    case .menu:
      MenuOptions(configuration: configuration)
    case .listRow:
      if !isLabelHidden { configuration.label }
      configuration.content
        .modifier(PickerOption(selection: configuration.selection, appearance: RowOptionAppearance()))
    case .standalone, .toolbar:
      WheelPicker(configuration: configuration)
    }
  }
}

/// The options of a picker in an open menu.
struct MenuOptions: View {
  let configuration: _PickerConfiguration

  @Environment(\.design) private var design

  var body: some View {
    configuration.content
      .modifier(MenuRow())
      .modifier(
        PickerOption(
          selection: configuration.selection, appearance: RowOptionAppearance(margin: design.menus.rowMargin)))
  }
}

/// A row with a checkmark at the trailing edge if it is selected.
struct RowOptionAppearance: PickerOptionAppearance {
  /// The distance between the checkmark and the edge of the row, in points.
  var margin: CGFloat = 0

  var isPartOfControl: Bool { false }

  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, isSelected: Bool) -> CGSize {
    let size = child.size(for: inner(proposal, child))
    return CGSize(
      width: max(proposal.width ?? 0, size.width + child.environment.design.pickers.options.markWidth),
      height: size.height)
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element, isSelected: Bool) {
    element.placeChild(child, at: .zero, proposal: inner(proposal, child))
  }

  @MainActor private func inner(_ proposal: ProposedViewSize, _ child: Element) -> ProposedViewSize {
    let markWidth = child.environment.design.pickers.options.markWidth
    return ProposedViewSize(width: proposal.width.map { max(0, $0 - markWidth) }, height: proposal.height)
  }

  func draw(_ child: Element, in element: Element, isSelected: Bool, into list: inout DisplayListBuilder) {
    list.draw(child)
    guard isSelected else { return }
    let environment = element.environment
    let spec = (environment.font ?? .body).resolve(in: environment)
    let symbols = element.graph.textSystem.symbols
    let weight = environment.design.pickers.options.markWeight.value
    guard let mark = symbols.symbol(named: "checkmark", pointSize: spec.size, weight: weight) else { return }
    let origin = CGPoint(
      x: element.isRightToLeft ? margin : element.size.width - mark.size.width - margin,
      y: (element.size.height - mark.size.height) / 2)
    let paint =
      environment.isEnabled
      ? environment.tintPaint() : _ShapePaint(Color(uiColor: .tertiaryLabel).renderColor(in: environment))
    list.add(.symbol(mark, origin, paint.renderPaint(in: CGRect(origin: origin, size: mark.size))))
  }
}
