/// A picker that is a navigation link to a screen with its options.
struct PushedPicker: View {
  let configuration: _PickerConfiguration

  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    NavigationLink {
      PushedOptions(configuration: configuration)
    } label: {
      if isLabelHidden {
        value.hiddenLabel(configuration.label)
      } else {
        LabeledControl(label: configuration.label, stacksLargeText: true) { value }
          .modifier(TextsOfControl())
      }
    }
  }

  @ViewBuilder private var value: some View {
    if let label = configuration.currentValueLabel {
      label.foregroundStyle(.secondary)
    } else {
      ZStack(alignment: .trailing) {
        configuration.content
          .lineLimit(1)
          .modifier(
            PickerOption(
              selection: configuration.selection, appearance: MenuOptionAppearance(isHidden: false), isExposed: false))
      }
      .foregroundStyle(.secondary)
    }
  }
}

/// Describes the texts of a control's label and value as plain texts: the button that contains them is named by both.
private struct TextsOfControl: ElementModifier {
  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    for var node in builder.children({ $0.describe(child) }) {
      node.part = nil
      builder.add(node)
    }
  }
}

/// The screen with the options; selecting one navigates back.
private struct PushedOptions: View {
  let configuration: _PickerConfiguration

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let dismiss = dismiss
    Form {
      configuration.content
        .modifier(PickerOption(selection: configuration.selection, appearance: RowOptionAppearance()))
    }
    .environment(\.actionCompletion, { dismiss() })
    .navigationTitle(configuration.title ?? Text(verbatim: ""))
    .toolbarTitleDisplayMode(.inline)
  }
}
