extension Design {
  /// The distance that a finger moves for one row of a wheel, in points.
  package var wheelRowHeight: CGFloat { pickers.wheels.rowHeight }
}

/// The rotation of a wheel relative to the selected row.
@MainActor
final class WheelTurn {
  /// The rotation in rows; positive values show the rows below.
  private(set) var rows: CGFloat = 0

  /// The element that contains the rows.
  weak var column: Element?

  func turn(to rows: CGFloat) {
    guard rows != self.rows else { return }
    self.rows = rows
    column?.setNeedsLayout()
  }
}

/// Turns a wheel with a finger: the wheel follows the finger, decelerates when it is lifted, and stops at a row, which
/// is then selected.
struct WheelTurning: ElementModifier {
  let turn: WheelTurn

  static var affectsLayout: Bool { false }

  func makeStorage(for element: ModifiedElement) -> WheelPan? { WheelPan(element, turn) }

  func touchResponder(of element: ModifiedElement) -> (any TouchResponder)? { storage(of: element) }
}

@MainActor
final class WheelPan: PanResponder {
  private unowned let wheel: Element
  private let turn: WheelTurn

  /// The rotation when the touch began, in rows.
  private var start: CGFloat = 0

  fileprivate init(_ wheel: Element, _ turn: WheelTurn) {
    self.wheel = wheel
    self.turn = turn
  }

  // MARK: - Claims

  override func claim(forTouchAt location: CGPoint) -> TouchClaim {
    guard wheel.environment.isEnabled else { return .failed }
    guard wheel.graph.motion.motion(of: wheel, .scroll) != nil else { return .possible }
    // A touch stops a turning wheel and has no other effect.
    wheel.graph.motion.stop(wheel, .scroll)
    return .certain
  }

  override func claim(for pan: Pan) -> TouchClaim { pan.isVertical ? .certain : .possible }

  // MARK: - Following the finger

  override func began(_ pan: Pan) { start = turn.rows }

  override func moved(_ pan: Pan) {
    let rowHeight = wheel.environment.design.wheelRowHeight
    let wanted = start - pan.translation.height / rowHeight
    let possible = possible(wanted)
    let pull = (wanted - possible) * rowHeight
    turn.turn(to: possible + wheel.environment.design.motion.give(pull, in: wheel.size.height) / rowHeight)
  }

  override func ended(_ pan: Pan) { comeToRest(velocity: -pan.velocity.height) }
  override func tapped(_ pan: Pan) { comeToRest(velocity: 0) }
  override func cancelled() { comeToRest(velocity: 0) }

  // MARK: - Coming to rest

  /// Limits a rotation to the rows of the wheel; positions between two rows are allowed.
  private func possible(_ rows: CGFloat) -> CGFloat {
    let options = wheel.options
    let chosen = options.chosenRow
    return min(max(rows, -CGFloat(chosen)), CGFloat(max(0, options.count - 1 - chosen)))
  }

  /// - Parameter velocity: The velocity of the finger, in points per second.
  private func comeToRest(velocity: CGFloat) {
    let height = wheel.environment.design.wheelRowHeight
    let distance = Deceleration.distance(at: velocity, rate: Deceleration.fastRate)
    let target = possible((turn.rows + distance / height).rounded())
    guard turn.rows != target else { return choose() }
    let motion = Deceleration(
      of: wheel, from: CGPoint(x: 0, y: turn.rows * height), to: CGPoint(x: 0, y: target * height),
      rate: Deceleration.fastRate
    ) { [weak self] place, isAtRest in
      self?.turn.turn(to: place.y / height)
      if isAtRest { self?.wheel.graph.enqueueAction { self?.choose() } }
    }
    wheel.graph.motion.start(motion, .scroll)
  }

  /// Selects the row in the middle; the rotation is then relative to that row.
  private func choose() {
    let options = wheel.options
    let row = options.chosenRow + Int(bounded: turn.rows.rounded())
    turn.turn(to: 0)
    guard options.indices.contains(row), options[row].isChosenOption != true else { return }
    guard let option = options[row].controlInteraction else { return }
    option.act(on: CGPoint(x: option.size.width / 2, y: option.size.height / 2))
  }
}

extension [Element] {
  /// The index of the selected option; 0 if there is none.
  @MainActor fileprivate var chosenRow: Int { firstIndex { $0.isChosenOption == true } ?? 0 }
}

extension Element {
  /// The options in this element, in order.
  fileprivate var options: [Element] {
    if isChosenOption != nil { return [self] }
    var options: [Element] = []
    forEachLayoutChild { options += $0.options }
    return options
  }
}
