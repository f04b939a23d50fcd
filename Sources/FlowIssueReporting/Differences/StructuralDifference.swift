import Foundation

/// The difference of two values, member by member, as the middle part of a failure message.
package struct StructuralDifference: Sendable {
  /// The difference, indented, with a line that explains its signs.
  package let text: String

  /// Finds the difference of two values that are not equal.
  ///
  /// - Parameters:
  ///   - expected: The value that was expected.
  ///   - actual: The actual value.
  package init<Value>(expected: Value, actual: Value) {
    if let difference = difference(from: expected, to: actual) {
      text = "\(indented(difference))\n\n(Expected: −, actual: +)"
    } else {
      // Equality considers more than the dump shows.
      text = "\(indented(dump(actual)))\n\n(Expected and actual look alike, and == says that they differ.)"
    }
  }
}

/// The lines in which two values differ, with the surrounding lines, or `nil` if their dumps are equal.
package func difference<Value>(from old: Value, to new: Value) -> String? {
  let (old, new) = (dump(old), dump(new))
  guard old != new else { return nil }
  return LineDifference(from: old.components(separatedBy: "\n"), to: new.components(separatedBy: "\n")).text
}

/// A text with each line indented by four columns.
package func indented(_ text: String) -> String {
  text.components(separatedBy: "\n").map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
}
