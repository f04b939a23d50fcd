/// The options of a picker below each other, or beside each other, each with a check mark if it is chosen.
struct RadioGroupPicker: View {
  let configuration: _PickerConfiguration

  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.isRadioGroupHorizontal) private var isHorizontal

  var body: some View {
    VStack(alignment: .leading) {
      if !isLabelHidden { configuration.label }
      if isHorizontal {
        HStack { options }
      } else {
        options
      }
    }
  }

  private var options: some View {
    configuration.content
      .modifier(PickerOption(selection: configuration.selection, appearance: RowOptionAppearance()))
  }
}

extension EnvironmentValues {
  private enum RadioGroupLayoutKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  package var isRadioGroupHorizontal: Bool {
    get { self[RadioGroupLayoutKey.self] }
    set { self[RadioGroupLayoutKey.self] = newValue }
  }
}

extension View {
  /// Places the options of pickers with the style of radio groups beside each other.
  public nonisolated func horizontalRadioGroupLayout() -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.isRadioGroupHorizontal, value: true))
  }
}
