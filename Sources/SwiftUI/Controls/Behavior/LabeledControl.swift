/// A label with a control at the trailing edge, as toggles, steppers and pickers have it.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label

  /// Whether the control stands below its label where text is of an accessibility size, as values do on iOS.
  var stacksLargeText = false

  @ViewBuilder let control: Control

  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.dynamicTypeSize) private var typeSize

  /// The least distance between label and control, in points (measured on iOS).
  private static var spacing: CGFloat { 8 }

  var body: some View {
    if isLabelHidden {
      ControlContent { control }
        .hiddenLabel(label)
    } else if stacksLargeText, typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: Self.spacing / 2) {
        ControlContent { label }
          .semanticPart(.label)
        control
      }
      .frame(maxWidth: .infinity, alignment: .leading)
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
