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
  ///
  /// - Parameters:
  ///   - numberOfTaps: The number of taps, at least 1.
  ///   - numberOfTouches: The number of fingers, at least 1.
  public func tap(
    withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, file: StaticString = #filePath, line: UInt = #line
  ) {
    let times = numberOfTaps == 1 ? "once" : "\(numberOfTaps) times"
    let verb = "tap \(times) with \(numberOfTouches) \(numberOfTouches == 1 ? "finger" : "fingers")"
    tap(verb, count: numberOfTaps, fingers: numberOfTouches, file, line)
  }

  private func tap(_ verb: String, count: Int, fingers: Int, _ file: StaticString, _ line: UInt) {
    session.note(file, line)
    let taps = FingerAction.taps(verb, count: count, fingers: fingers)
    guard isPossible(verb, taps.problem) else { return }
    act(verb) { $0.touch(taps.paths($0.tapPoint)) }
  }
}

extension EventTarget {
  /// The point of a tap: the touch point, or the part that activates the control if no such part is there.
  ///
  /// The center of a row with a switch is its label, where a tap has no effect on many systems.
  fileprivate var tapPoint: CGPoint {
    let parts = found.tree.apply(.children(.any), to: [found.position])
      .filter { found.tree.entries[$0].node.details.contains(.activatesControl) }
      .map { FoundElement(tree: found.tree, position: $0).visibleFrame }
    guard let part = parts.first, !parts.contains(where: { $0.contains(hitPoint) }), !part.isEmpty else {
      return hitPoint
    }
    return CGPoint(x: part.midX, y: part.midY)
  }
}
