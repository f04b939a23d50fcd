/// A picker whose options are on a wheel, with the selected one in the middle.
struct WheelPicker: View {
  let configuration: _PickerConfiguration

  var body: some View {
    Wheel(selection: configuration.selection) { configuration.content }
      .frame(minWidth: WheelArrangement.standardWidth)
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

  /// The height of the wheel, in points (measured on iOS).
  private static var height: CGFloat { 216 }

  var body: some View {
    WheelColumn(turn: turn) {
      content
        .font(.system(size: 22))
        .lineLimit(1)
        .modifier(PickerOption(selection: selection, appearance: WheelOptionAppearance(alignment: alignment)))
    }
    .frame(height: Self.height)
    .modifier(WheelTurning(turn: turn))
  }
}

/// The band across one or more wheels that marks the selection.
struct WheelBand: ViewModifier {
  func body(content: Content) -> some View {
    content
      .background {
        RoundedRectangle(cornerRadius: 8)
          .fill(Color(uiColor: .tertiarySystemFill))
          .frame(height: WheelArrangement.rowHeight)
          .padding(.horizontal, 9)
      }
      .clippedWithTouches()
  }
}
