/// A written outline that cannot be read: where, and what was expected there.
package struct OutlineError: Error, Equatable, CustomStringConvertible {
  /// Counted from 1.
  package let line: Int

  package let problem: String

  package var description: String { "Line \(line) of the outline: \(problem)" }
}
