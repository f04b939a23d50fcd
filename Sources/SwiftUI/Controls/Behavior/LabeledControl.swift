/// A label with a control at the trailing edge, used by toggles, steppers and pickers.
struct LabeledControl<Control: View>: View {
  let label: AnyView

  /// Whether the control is below its label at accessibility text sizes, as values are on iOS.
  var stacksLargeText = false

  @ViewBuilder let control: Control

  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.design) private var design

  var body: some View {
    if isLabelHidden {
      ControlContent { control }
        .hiddenLabel(label)
    } else if stacksLargeText, typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: design.groups.stackedLabelDistance) {
        ControlContent { ControlLabel(content: label) }
          .semanticPart(.label)
        control
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(spacing: 0) {
        ControlContent { ControlLabel(content: label) }
          .semanticPart(.label)
        Spacer(minLength: design.groups.labelDistance)
        control
      }
    }
  }
}
