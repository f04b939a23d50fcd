import SwiftUI

extension XCUIElement {
  /// Taps the middle of what is visible of the element.
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    act("tap") { target in
      target.touch([.press(at: target.hitPoint, duration: EventTiming.tap)])
    }
  }
}
