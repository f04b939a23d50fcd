/// The reason why a predicate's format cannot be parsed.
struct PredicateFormatError: Error, Equatable, CustomStringConvertible {
  let format: String

  /// The position of a character, counted from one.
  let position: Int
  let reason: String

  var description: String {
    "The predicate format '\(format)' cannot be read: at character \(position), \(reason)."
  }
}

/// The reason why a predicate cannot be evaluated.
struct PredicateEvaluationError: Error, Equatable, CustomStringConvertible {
  let description: String
}
