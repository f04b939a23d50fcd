import FlowRendering

/// Stacks rows vertically with the selected one in the middle.
struct WheelColumn<Content: View>: ContainerView {
  let turn: WheelTurn
  let content: Content

  init(turn: WheelTurn, @ViewBuilder content: () -> Content) {
    self.turn = turn
    self.content = content()
  }

  var arrangement: some ContainerLayout { WheelArrangement(turn: turn) }
}

struct WheelArrangement: ContainerLayout {
  let turn: WheelTurn

  /// The height of the row in the middle of the wheel, in points.
  static let rowHeight: CGFloat = 32

  /// The minimum width of a picker's wheel, regardless of the proposal (measured on iOS).
  static let standardWidth: CGFloat = 320

  /// The radius of the wheel, in points.
  private static let radius: CGFloat = 108

  func makeCache(_ children: [Element], in parent: Element) {}

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout Void
  ) -> CGSize {
    let widest = children.map { $0.size(for: .unspecified).width }.max() ?? 0
    return CGSize(
      width: proposal.width ?? max(widest + 36, Self.standardWidth), height: proposal.height ?? 2 * Self.radius)
  }

  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element, cache: inout Void
  ) {
    turn.column = parent
    let chosen = children.firstIndex { $0.isChosenOption == true } ?? 0
    for (index, child) in children.enumerated() {
      let offset = Self.offset(ofRow: CGFloat(index - chosen) - turn.rows)
      parent.placeChild(
        child, at: CGPoint(x: 0, y: size.height / 2 + offset - Self.rowHeight / 2),
        proposal: ProposedViewSize(width: size.width, height: Self.rowHeight))
    }
  }

  /// The distance of a row from the middle, in points; rows on the back of the wheel are hidden.
  ///
  /// - Parameter row: The row number relative to the middle; fractional while the wheel turns.
  static func offset(ofRow row: CGFloat) -> CGFloat {
    let angle = row * rowHeight / radius
    guard abs(angle) < .pi / 2 else { return row < 0 ? -10 * radius : 10 * radius }
    return radius * CGFloat(sin(Double(angle)))
  }

  /// The vertical scale of a row at a distance from the middle, from 0 to 1.
  static func foreshortening(at offset: CGFloat) -> CGFloat {
    let ratio = min(1, abs(offset) / radius)
    return CGFloat((1 - Double(ratio * ratio)).squareRoot())
  }
}

/// A row of a wheel, which becomes paler and flatter with its distance from the middle.
struct WheelOptionAppearance: PickerOptionAppearance {
  var alignment = HorizontalAlignment.center

  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, isSelected: Bool) -> CGSize {
    let size = child.size(for: .unspecified)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element, isSelected: Bool) {
    // The wheels of a date are narrow.
    let margin: CGFloat = alignment == .center ? min(36, size.width / 6) : 8
    let inner = ProposedViewSize(width: max(0, size.width - margin), height: size.height)
    let chosen = child.size(for: inner)
    let room = size.width - chosen.width
    let x = alignment == .leading ? min(8, room) : alignment == .trailing ? room - 8 : room / 2
    element.placeChild(child, at: CGPoint(x: max(0, x), y: (size.height - chosen.height) / 2), proposal: inner)
  }

  func draw(_ child: Element, in element: Element, isSelected: Bool, into list: inout DisplayListBuilder) {
    guard let wheel = element.layoutParent else { return }
    let offset = element.origin.y + element.size.height / 2 - wheel.size.height / 2
    let scale = WheelArrangement.foreshortening(at: offset)
    guard scale > 0.05 else { return }
    var group = DisplayGroup()
    group.opacity = abs(offset) < WheelArrangement.rowHeight / 2 ? 1 : Double(scale) * 0.45
    let middle = element.size.height / 2
    group.transform = .translation(x: 0, y: -middle)
      .concatenating(.scale(x: 1, y: scale))
      .concatenating(.translation(x: 0, y: middle))
    list.group(group) { $0.draw(child) }
  }
}
