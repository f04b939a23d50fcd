import SwiftUI

// Additions to XCUITest's API: the screen as readable and writable text.
extension XCUIApplication {
  /// The screen as text: a line for each element, indented by nesting; empty if the app is not running.
  public var outline: String { query.app.screen?.outline ?? "" }

  /// Fails the test and shows the differences if the screen does not match an outline.
  ///
  /// The outline need not mention every element: copy ``outline`` of a screen, and remove the lines that may change.
  ///
  /// - Parameter text: The outline.
  public func expectOutline(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    guard !session.isStopped else { return }
    guard let screen = query.app.screen else {
      return session.fail("Failed to read the outline: " + FailureMessage.notRunning(query.app))
    }
    do {
      if let mismatch = try screen.mismatch(withOutline: text) { session.fail(mismatch) }
    } catch {
      session.fail("\(error)")
    }
  }
}
