import SwiftUI

// Not XCUITest's: the screen as text that can be read and written by hand.
extension XCUIApplication {
  /// What is on the screen as text: a line for each element, indented by nesting; empty if the app is not running.
  public var outline: String { query.app.screen?.outline ?? "" }

  /// Fails the test, showing what differs, unless the screen is as a written outline says.
  ///
  /// The outline need not mention everything: see what ``outline`` says of a screen, and leave out what may change.
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
