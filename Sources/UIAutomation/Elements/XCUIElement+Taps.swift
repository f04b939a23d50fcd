import SwiftUI

extension XCUIElement {
  /// Taps the center of the element's visible part.
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    tap("tap", count: 1, fingers: 1, file, line)
  }

  /// Taps twice in quick succession.
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    tap("double tap", count: 2, fingers: 1, file, line)
  }

  /// Taps with two fingers.
  public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
    tap("two finger tap", count: 1, fingers: 2, file, line)
  }

  /// Taps several times with several fingers.
  public func tap(
    withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, file: StaticString = #filePath, line: UInt = #line
  ) {
    let times = numberOfTaps == 1 ? "once" : "\(numberOfTaps) times"
    let verb = "tap \(times) with \(numberOfTouches) \(numberOfTouches == 1 ? "finger" : "fingers")"
    tap(verb, count: max(0, numberOfTaps), fingers: max(0, numberOfTouches), file, line)
  }

  private func tap(_ verb: String, count: Int, fingers: Int, _ file: StaticString, _ line: UInt) {
    session.note(file, line)
    act(verb) { $0.touch(FingerPath.taps(at: $0.tapPoint, count: count, fingers: fingers)) }
  }
}

extension EventTarget {
  /// The point of a tap: the switch in a row that has one, the field of a date picker, otherwise the center.
  ///
  /// The center of such a row is its label, where a tap has no effect on many systems.
  fileprivate var tapPoint: CGPoint {
    switch found.entry.type {
    case .switch: found.tree.descendants(of: [found.position], .switch).last.flatMap(middle) ?? hitPoint
    case .datePicker where !isOnPart:
      found.tree.descendants(of: [found.position], .button).first.flatMap(middle) ?? hitPoint
    default: hitPoint
    }
  }

  /// Whether an element inside is at the tap point.
  private var isOnPart: Bool {
    let parts = found.tree.descendants(of: [found.position], .any)
    return parts.contains { found.tree.entries[$0].node.frame.contains(hitPoint) }
  }

  private func middle(of position: Int) -> CGPoint? {
    let frame = FoundElement(tree: found.tree, position: position).visibleFrame
    return frame.isEmpty ? nil : CGPoint(x: frame.midX, y: frame.midY)
  }
}
