/// Why a predicate's format cannot be read.
struct PredicateFormatError: Error, Equatable, CustomStringConvertible {
  let format: String

  /// The number of a character, counted from one.
  let position: Int
  let reason: String

  var description: String {
    "The predicate format '\(format)' cannot be read: at character \(position), \(reason)."
  }
}

/// Why a predicate cannot be evaluated.
struct PredicateEvaluationError: Error, Equatable, CustomStringConvertible {
  let description: String
}
