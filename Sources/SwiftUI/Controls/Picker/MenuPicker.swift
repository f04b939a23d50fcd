/// A picker that shows the selected option and opens a menu with the others; in a menu, it is a submenu.
struct MenuPicker: View {
  let configuration: _PickerConfiguration

  @State private var isOpen = false
  @Environment(\.design) private var design
  @Environment(\.controlContext) private var context
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    if context == .menu {
      Menu {
        MenuOptions(configuration: configuration)
      } label: {
        configuration.label
      }
    } else if context == .listRow, !isLabelHidden {
      LabeledControl(label: configuration.label, stacksLargeText: true) { value }
        .modifier(behavior)
        .menuPresentation(isPresented: $isOpen) { MenuOptions(configuration: configuration) }
    } else {
      value
        .hiddenLabel(configuration.label)
        .modifier(behavior)
        .menuPresentation(isPresented: $isOpen) { MenuOptions(configuration: configuration) }
    }
  }

  private var value: some View {
    HStack(spacing: design.pickers.options.arrowDistance) {
      if let label = configuration.currentValueLabel {
        label
        options.frame(width: 0, height: 0)
      } else {
        options
      }
      Image(source: .symbol("chevron.up.chevron.down", variableValue: nil), isDecorative: true)
        .font(.footnote.weight(.medium))
        .modifier(DecorativeModifier())
    }
    .controlForeground(context == .listRow ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint))
  }

  private var options: some View {
    ZStack(alignment: .trailing) {
      configuration.content
        .lineLimit(1)
        .environment(\.controlContext, .standalone)
        .modifier(
          PickerOption(
            selection: configuration.selection,
            appearance: MenuOptionAppearance(isHidden: configuration.currentValueLabel != nil), isExposed: false))
    }
  }

  private var behavior: ControlBehavior {
    let isOpen = $isOpen
    var behavior = ControlBehavior(role: .button)
    behavior.labelling = context == .listRow && !isLabelHidden ? .labelAndValue : .value
    behavior.actions = [ControlAction(.activate) { isOpen.wrappedValue = true }]
    return behavior
  }
}

/// Shows only the selected option; the others have no size.
struct MenuOptionAppearance: PickerOptionAppearance {
  let isHidden: Bool

  var takesTouches: Bool { false }
  var showsValue: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, isSelected: Bool) -> CGSize {
    isSelected ? child.size(for: proposal) : .zero
  }

  func draw(_ child: Element, in element: Element, isSelected: Bool, into list: inout DisplayListBuilder) {
    if isSelected, !isHidden { list.draw(child) }
  }
}
