/// The reason why a predicate's format cannot be parsed.
package struct PredicateFormatError: Error, Equatable, CustomStringConvertible {
  let format: String

  /// The position of a character, counted from one.
  let position: Int
  let reason: String

  package var description: String {
    "The predicate format '\(format)' cannot be read: at character \(position), \(reason)."
  }
}

/// The reason why a predicate cannot be evaluated.
package struct PredicateEvaluationError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}
