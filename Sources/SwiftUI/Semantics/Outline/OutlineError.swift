/// An outline that cannot be parsed: the position, and what was expected there.
package struct OutlineError: Error, Equatable, CustomStringConvertible {
  /// The line number, counted from 1.
  package let line: Int

  package let problem: String

  package var description: String { "Line \(line) of the outline: \(problem)" }
}
