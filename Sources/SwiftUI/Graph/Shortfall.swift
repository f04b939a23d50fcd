import Foundation

/// Something that an app asks for and a screen does not do to the letter, as a warning says it.
package struct Shortfall: Hashable, Sendable {
  /// The API as an app writes it, such as `onKeyPress(_:action:)`.
  package let api: String

  /// What follows, as the end of a sentence.
  let effect: String

  private let isApproximate: Bool

  /// - Parameters:
  ///   - api: The API as an app writes it.
  ///   - effect: What nothing being done means, as the end of a sentence.
  package static func missing(_ api: String, _ effect: String) -> Shortfall {
    Shortfall(api: api, effect: effect, isApproximate: false)
  }

  /// - Parameters:
  ///   - api: The API as an app writes it.
  ///   - difference: What is shown in place of what Apple's shows, as the end of a sentence.
  package static func approximate(_ api: String, _ difference: String) -> Shortfall {
    Shortfall(api: api, effect: difference, isApproximate: true)
  }

  var message: String { "\(api) is \(isApproximate ? "approximate" : "not implemented"): \(effect)" }
}

extension Graph {
  /// Warns of what an API does not do, once on a screen, however often it is used there.
  ///
  /// - Parameter node: Where it was used first.
  package func report(_ shortfall: Shortfall, at node: _ViewNode? = nil) {
    guard warnedAPIs.insert(shortfall.api).inserted else { return }
    report(_RuntimeIssue(severity: .warning, message: shortfall.message, path: node?.path ?? ""))
  }
}

/// Warns of what a value that knows no screen does not do, on the screen on which the code runs; on the standard error,
/// if there is none.
func report(_ shortfall: Shortfall) {
  if let mailbox = InvalidationMailbox.current {
    mailbox.report(shortfall)
  } else {
    FileHandle.standardError.write(Data("SwiftUI: \(shortfall.message)\n".utf8))
  }
}
