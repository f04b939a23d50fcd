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
      .modifier(MenuRow(isIndented: false))
      .modifier(PickerOption(selection: configuration.selection, appearance: MarkedOptionAppearance()))
      .preference(key: MenuIconsKey.self, value: design.menus.hasLeadingIcons)
  }
}

/// An item of a menu with a checkmark at the leading edge if it is selected, like a toggle in a menu.
private struct MarkedOptionAppearance: PickerOptionAppearance {
  var isPartOfControl: Bool { false }

  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, isSelected: Bool) -> CGSize {
    let column = column(in: child).width
    let size = child.size(for: inner(proposal, column))
    return CGSize(width: size.width + column, height: size.height)
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element, isSelected: Bool) {
    let column = column(in: child).width
    element.placeChild(child, at: CGPoint(x: column, y: 0), proposal: inner(proposal, column))
  }

  func draw(_ child: Element, in element: Element, isSelected: Bool, into list: inout DisplayListBuilder) {
    list.draw(child)
    guard isSelected else { return }
    let (environment, menus) = (element.environment, element.environment.design.menus)
    guard let mark = column(in: child).mark else { return }
    let start = menus.hasLeadingIcons ? menus.iconMiddle - mark.size.width / 2 : menus.rowMargin
    let origin = CGPoint(
      x: element.isRightToLeft ? element.size.width - start - mark.size.width : start,
      y: (element.size.height - mark.size.height) / 2)
    let color = Color(uiColor: environment.isEnabled ? .label : .tertiaryLabel).renderColor(in: environment)
    list.add(.symbol(mark, origin, _ShapePaint(color).renderPaint(in: CGRect(origin: origin, size: mark.size))))
  }

  @MainActor private func inner(_ proposal: ProposedViewSize, _ column: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - column) }, height: proposal.height)
  }

  /// The checkmark, and the width of its column beside the margin of the row.
  @MainActor private func column(in element: Element) -> (mark: SymbolGlyph?, width: CGFloat) {
    let environment = element.environment
    let menus = environment.design.menus
    let size = menus.font.resolve(in: environment).size
    let mark = element.graph.textSystem.symbols.symbol(named: "checkmark", pointSize: size)
    let width = menus.hasLeadingIcons ? menus.titleStart - menus.rowMargin : (mark?.size.width ?? 0) + menus.iconSpacing
    return (mark, width)
  }
}

/// A row with a checkmark at the trailing edge if it is selected.
struct RowOptionAppearance: PickerOptionAppearance {
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
      x: element.isRightToLeft ? 0 : element.size.width - mark.size.width,
      y: (element.size.height - mark.size.height) / 2)
    let paint =
      environment.isEnabled
      ? environment.tintPaint() : _ShapePaint(Color(uiColor: .tertiaryLabel).renderColor(in: environment))
    list.add(.symbol(mark, origin, paint.renderPaint(in: CGRect(origin: origin, size: mark.size))))
  }
}
