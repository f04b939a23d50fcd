import SwiftUI

/// A failure in a run of actions.
package struct RunFailure: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

extension Screen {
  /// - Parameter action: The action that was performed last, and its place.
  /// - Throws: ``RunFailure`` if there is a mistake. That a text of the system is not known in a language is none here:
  ///   the random screens are shown in languages of which some texts are unknown.
  func checkMistakes(after action: @autoclosure () -> String) throws {
    let mistake = graph.issues.first { $0.severity == .error && !$0.message.hasPrefix("The system's text ") }
    if let mistake { throw RunFailure("After action \(action()): \(mistake)") }
  }
}
