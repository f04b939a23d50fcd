/// Lets a finger drag a switch's knob to the other side; the toggle handles taps.
struct SwitchDragging: ElementModifier {
  let isOn: Binding<Bool>

  static var affectsLayout: Bool { false }

  func makeStorage(for element: ModifiedElement) -> SwitchPan? { SwitchPan(element, isOn) }

  func didUpdate(from old: Self, _ element: ModifiedElement) { storage(of: element)?.isOn = isOn }

  func touchResponder(of element: ModifiedElement) -> (any TouchResponder)? { storage(of: element) }
}

@MainActor
final class SwitchPan: PanResponder {
  fileprivate var isOn: Binding<Bool>
  private unowned let element: Element
  private var wasOn = false

  fileprivate init(_ element: Element, _ isOn: Binding<Bool>) {
    self.element = element
    self.isOn = isOn
  }

  override func claim(for pan: Pan) -> TouchClaim {
    guard element.environment.isEnabled else { return .failed }
    return pan.isHorizontal ? .certain : .possible
  }

  override func began(_ pan: Pan) { wasOn = isOn.wrappedValue }

  override func moved(_ pan: Pan) {
    let distance = element.isRightToLeft ? -pan.translation.width : pan.translation.width
    let place = (wasOn ? 1 : 0) + distance / element.environment.design.toggles.switches.travel
    if (place > 0.5) != isOn.wrappedValue { isOn.wrappedValue.toggle() }
  }
}
