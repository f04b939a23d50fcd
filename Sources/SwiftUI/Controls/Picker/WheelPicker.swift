/// A picker whose options are on a wheel, with the selected one in the middle.
struct WheelPicker: View {
  let configuration: _PickerConfiguration

  @Environment(\.design) private var design

  var body: some View {
    Wheel(selection: configuration.selection) { configuration.content }
      .frame(minWidth: design.pickers.wheels.width)
      .modifier(WheelSemantics())
      .modifier(WheelBand())
      .modifier(DimmedWhenDisabled())
      .hiddenLabel(configuration.label)
      .modifier(ControlBehavior(role: .picker))
  }
}

/// Options on a wheel, with the selected one in the middle.
struct Wheel<Content: View>: View {
  let selection: PickerSelection
  var alignment = HorizontalAlignment.center

  /// The rows; each has a tag or an identity that is compared with the selection.
  @ViewBuilder let content: Content

  @State private var turn = WheelTurn()

  @Environment(\.design) private var design

  var body: some View {
    WheelColumn(turn: turn) {
      content
        .font(design.pickers.wheels.font)
        .lineLimit(1)
        .modifier(PickerOption(selection: selection, appearance: WheelOptionAppearance(alignment: alignment)))
    }
    .frame(height: design.pickers.wheels.height)
    .modifier(WheelTurning(turn: turn))
  }
}

/// The band across one or more wheels that marks the selection.
struct WheelBand: ViewModifier {
  @Environment(\.design) private var design

  func body(content: Content) -> some View {
    content
      .background {
        RoundedRectangle(cornerRadius: design.pickers.wheels.bandCornerRadius)
          .fill(Color(uiColor: .tertiarySystemFill))
          .frame(height: design.pickers.wheels.rowHeight)
          .padding(.horizontal, design.pickers.wheels.bandInset)
      }
      .clippedWithTouches()
  }
}
