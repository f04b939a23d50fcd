import SwiftUI

extension XCUIElement {
  /// Types on the keyboard; the element, or something in it, must have the keyboard's focus.
  public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    guard found(or: "Failed to synthesize event: ") != nil, let screen = app.screen else { return }
    screen.type(text)
  }
}
