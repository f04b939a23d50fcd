/// A label with a control at the trailing edge, as toggles, steppers and pickers have it.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  @ViewBuilder let control: Control

  @Environment(\.areLabelsHidden) private var isLabelHidden

  /// The least distance between label and control, in points (measured on iOS).
  private static var spacing: CGFloat { 8 }

  var body: some View {
    if isLabelHidden {
      ControlContent { control }
        .hiddenLabel(label)
    } else {
      HStack(spacing: 0) {
        ControlContent { label }
          .semanticPart(.label)
        Spacer(minLength: Self.spacing)
        control
      }
    }
  }
}
