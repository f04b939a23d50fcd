/// A requested behavior that a screen does not implement exactly, reported as a warning.
package struct Shortfall: Hashable, Sendable {
  /// The API as written in source code, such as `onKeyPress(_:action:)`.
  package let api: String

  /// The consequence, as the end of a sentence.
  package let effect: String

  private let isApproximate: Bool

  /// - Parameters:
  ///   - api: The API as written in source code.
  ///   - effect: The consequence of the missing behavior, as the end of a sentence.
  package static func missing(_ api: String, _ effect: String) -> Shortfall {
    Shortfall(api: api, effect: effect, isApproximate: false)
  }

  /// - Parameters:
  ///   - api: The API as written in source code.
  ///   - difference: The difference from Apple's behavior, as the end of a sentence.
  package static func approximate(_ api: String, _ difference: String) -> Shortfall {
    Shortfall(api: api, effect: difference, isApproximate: true)
  }

  package var message: String { "\(api) is \(isApproximate ? "approximate" : "not implemented"): \(effect)" }
}
