/// How pickers' wheels are turned.
@MainActor
package enum WheelMetrics {
  /// How far a finger moves for one row, in points.
  package static var rowHeight: CGFloat { WheelArrangement.rowHeight }
}

/// Lets a finger turn a wheel: a row for each row's height that it moves.
struct WheelTurning: ElementModifier {
  static var affectsLayout: Bool { false }

  func makeStorage(for element: ModifiedElement) -> WheelPan? { WheelPan(element) }

  func touchResponder(of element: ModifiedElement) -> (any TouchResponder)? { storage(of: element) }
}

@MainActor
final class WheelPan: PanResponder {
  private unowned let wheel: Element

  fileprivate init(_ wheel: Element) {
    self.wheel = wheel
  }

  override func claim(for pan: Pan) -> TouchClaim {
    guard wheel.environment.isEnabled else { return .failed }
    return pan.isVertical ? .certain : .possible
  }

  override func ended(_ pan: Pan) {
    let options = wheel.options
    guard !options.isEmpty else { return }
    // Without a chosen option the wheel stands at the first one.
    let chosen = options.firstIndex { $0.isChosenOption == true } ?? 0
    let rows = Int(bounded: (-pan.translation.height / WheelArrangement.rowHeight).rounded())
    let target = options[max(0, min(options.count - 1, chosen + rows))]
    guard target.isChosenOption != true, let option = target.controlInteraction else { return }
    option.act(on: CGPoint(x: option.size.width / 2, y: option.size.height / 2))
  }
}

extension Element {
  /// The options of the picker that this element shows, in order.
  fileprivate var options: [Element] {
    if isChosenOption != nil { return [self] }
    var options: [Element] = []
    forEachLayoutChild { options += $0.options }
    return options
  }
}
