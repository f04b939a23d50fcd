import SwiftUI

extension FailureMessage {
  /// The message for an element outside the screen.
  static func offScreen(_ found: FoundElement, screen: Screen) -> String {
    let frame = found.entry.node.frame
    let size = screen.rootElement?.size ?? .zero
    var where_ = "It has no size"
    if frame.width > 0, frame.height > 0 {
      let sides = [
        frame.maxY <= 0 ? "above" : frame.minY >= size.height ? "below" : nil,
        frame.maxX <= 0 ? "left of" : frame.minX >= size.width ? "right of" : nil,
      ].compactMap { $0 }
      where_ =
        sides.isEmpty
        ? "It lies outside of what is visible of the views around it"
        : "It lies \(sides.joined(separator: " and ")) the screen of \(Int(size.width)) x \(Int(size.height)) points"
    }
    return """
      Failed to scroll to visible (by AX action) \(found.entry.node.line).
      \(where_), and nothing around it scrolls it into view.
      Path: \(path(of: found))
      """
  }

  /// The message for an element that is covered.
  static func covered(_ found: FoundElement, by cover: Element) -> String {
    let owner = found.tree.entries.indices.last { position in
      found.tree.entries[position].depth > 1
        && found.tree.entries[position].node.element.map { cover.isInside($0) } ?? false
    }
    let name = owner.map { found.tree.entries[$0].node.line } ?? "a view that is not an element"
    return """
      Failed to scroll to visible (by AX action) \(found.entry.node.line).
      It is covered by \(name) (view: \(cover.path)).
      Path: \(path(of: found))
      """
  }

  /// The message for an element without the keyboard focus, with the element that has it.
  static func noKeyboardFocus(_ found: FoundElement) -> String {
    let focus =
      found.tree.keyboardFocus.map { "The keyboard's focus is on \(found.tree.entries[$0].node.summary)." }
      ?? "Nothing has the keyboard's focus. Tap the field first."
    return """
      Neither element nor any descendant has keyboard focus. Event dispatch snapshot: \(found.entry.node.line)
      \(focus)
      """
  }

  /// The message for a touch without an effect, which XCUITest would ignore silently; `nil` if the element received it.
  static func lost(_ outcome: TouchOutcome, of fingers: [FingerPath], on target: EventTarget) -> String? {
    let node = target.found.entry.node
    let point = target.hitPoint.inWholePoints
    let why: String
    switch outcome {
    case .taken(let taker):
      // An element removed because of the touch has no ancestors any more, and the touch was probably effective.
      guard node.isEnabled, let own = target.element, own.isMounted, taker.isMounted, !taker.isInside(own),
        !own.isInside(taker)
      else { return nil }
      why = "the touch at \(point) was taken by another view, \(taker.path)"
    case .disabled: why = "it is disabled, so the touch did nothing"
    case .left, .missed:
      guard node.isEnabled else {
        why = "it is disabled, so the touch did nothing"
        break
      }
      guard let reason = reason(outcome, of: fingers) else { return nil }
      why = reason
    }
    return """
      Failed to \(target.action): \(why).
      Path: \(path(of: target.found))
      """
  }

  /// The line about an event without an effect that a test repeats.
  static func repeated(_ count: Int) -> String {
    """

    This was done \(count) times in a row, so the test waits for something that does not come. It is stopped here.
    """
  }

  /// Why touches had no effect, as the end of a sentence; `nil` if they had one.
  ///
  /// A finger that rests on a control and leaves it then is how a person changes their mind: that is no mistake of a test.
  static func reason(_ outcome: TouchOutcome, of fingers: [FingerPath]) -> String? {
    let positions = fingers.first?.positions ?? []
    let point = (positions.first?.location ?? .zero).inWholePoints
    let isDrag = positions.contains { $0.location != positions.first?.location }
    return switch outcome {
    case .taken: nil
    case .left where fingers.first?.isHeldFirst == true: nil
    case .left: "the control at \(point) was pressed, and the finger left it, so it did nothing"
    case .disabled: "the control at \(point) is disabled, so the touch did nothing"
    case .missed where isDrag: "nothing at \(point) scrolls or takes a drag, so it did nothing"
    case .missed: "nothing at \(point) takes touches, so the touch did nothing"
    }
  }

  /// The message for a key that neither a field nor a keyboard shortcut handles.
  static func ignoredKey(_ key: Character, _ flags: XCUIElement.KeyModifierFlags, in app: RunningApp) -> String {
    let focus = app.tree.flatMap { tree in tree.keyboardFocus.map { tree.entries[$0].node.summary } }
    return """
      Failed to type key '\(key)' with \(flags): nothing took it. The keyboard's focus is on \
      \(focus ?? "nothing"), and no reachable control has it as its keyboardShortcut.
      """
  }

  static func path(of found: FoundElement) -> String {
    found.tree.path(to: found.position).map { found.tree.entries[$0].node.summary }.joined(separator: " > ")
  }
}

extension CGPoint {
  /// The point in XCUITest's format, rounded: `{16, 59}`.
  var inWholePoints: String { "{\(Int(bounded: x.rounded())), \(Int(bounded: y.rounded()))}" }
}
