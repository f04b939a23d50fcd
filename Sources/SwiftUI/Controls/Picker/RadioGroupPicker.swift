/// The options of a picker in a column or a row, with a checkmark for the selected one.
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
  @Entry package var isRadioGroupHorizontal: Bool = false
}

extension View {
  /// Lays out the options of radio group pickers horizontally.
  public nonisolated func horizontalRadioGroupLayout() -> some View {
    environment(\.isRadioGroupHorizontal, true)
  }
}
