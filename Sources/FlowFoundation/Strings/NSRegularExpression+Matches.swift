import Foundation

extension NSRegularExpression {
  /// Calls a closure for each match, as `enumerateMatches(in:options:range:using:)` does, whose closure escapes in Foundation
  /// on Linux. Prepared sources call this one.
  ///
  /// - Parameter range: Where to look, in UTF-16 units.
  public func _enumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) { block in
      enumerateMatches(in: string, options: options, range: range) { block($0, $1, $2) }
    }
  }
}
