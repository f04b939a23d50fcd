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

  func makeCache(_ children: [Element], in parent: Element) {}

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout Void
  ) -> CGSize {
    let wheel = parent.environment.design.pickers.wheels
    func naturalWidth() -> CGFloat {
      let widest = children.map { $0.size(for: .unspecified).width }.max() ?? 0
      return max(widest + wheel.margin, wheel.width)
    }
    return CGSize(width: proposal.width ?? naturalWidth(), height: proposal.height ?? 2 * wheel.radius)
  }

  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element, cache: inout Void
  ) {
    turn.column = parent
    let wheel = parent.environment.design.pickers.wheels
    let chosen = children.firstIndex { $0.isChosenOption == true } ?? 0
    for (index, child) in children.enumerated() {
      let offset = wheel.offset(ofRow: CGFloat(index - chosen) - turn.rows)
      parent.placeChild(
        child, at: CGPoint(x: 0, y: size.height / 2 + offset - wheel.rowHeight / 2),
        proposal: ProposedViewSize(width: size.width, height: wheel.rowHeight))
    }
  }
}

/// A row of a wheel, which becomes paler and flatter with its distance from the middle.
struct WheelOptionAppearance: PickerOptionAppearance {
  var alignment = HorizontalAlignment.center

  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, isSelected: Bool) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    let size = child.size(for: .unspecified)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element, isSelected: Bool) {
    // The wheels of a date are narrow.
    let wheel = element.environment.design.pickers.wheels
    let margin = alignment == .center ? min(wheel.margin, size.width / wheel.narrowParts) : wheel.edgeMargin
    let inner = ProposedViewSize(width: max(0, size.width - margin), height: size.height)
    let chosen = child.size(for: inner)
    let room = size.width - chosen.width
    let x =
      alignment == .leading
      ? min(wheel.edgeMargin, room) : alignment == .trailing ? room - wheel.edgeMargin : room / 2
    element.placeChild(child, at: CGPoint(x: max(0, x), y: (size.height - chosen.height) / 2), proposal: inner)
  }

  func draw(_ child: Element, in element: Element, isSelected: Bool, into list: inout DisplayListBuilder) {
    guard let column = element.layoutParent else { return }
    let wheel = element.environment.design.pickers.wheels
    let offset = element.origin.y + element.size.height / 2 - column.size.height / 2
    let scale = wheel.foreshortening(at: offset)
    guard scale > wheel.leastScale else { return }
    var group = DisplayGroup()
    group.opacity = abs(offset) < wheel.rowHeight / 2 ? 1 : Double(scale) * wheel.otherOpacity
    let middle = element.size.height / 2
    group.transform = .translation(x: 0, y: -middle)
      .concatenating(.scale(x: 1, y: scale))
      .concatenating(.translation(x: 0, y: middle))
    list.group(group) { $0.draw(child) }
  }
}
