import Foundation

extension Screen {
  /// What is on the screen as text, to be read and to be compared with: a line for each element, indented by nesting.
  ///
  /// ```
  /// - navigationBar "Cart"
  ///   - staticText "Cart" [heading]
  /// - button "Pay" [disabled]
  /// - textField "Name": "Ann"
  /// ```
  package var outline: String { SemanticsOutline(semantics()).text }

  /// The lines of the outline without their indentation, with the frames of the elements in points.
  package var outlineLines: [(depth: Int, text: String, frame: CGRect)] {
    SemanticsOutline(semantics()).lines.map { ($0.depth, $0.node.outline, $0.node.frame) }
  }

  /// Compares what is on the screen with a written outline, which need not mention everything.
  ///
  /// Each line names an element by role and, if it is to be compared, by name, `[states]`, `[id=…]` and value; names and
  /// values are texts in quotes or regular expressions between slashes. Lines stand in reading order; what is indented
  /// is inside the element above it. What is not mentioned may be anything.
  ///
  /// - Returns: `nil` if the screen is as written, or else both, with what is missing marked.
  /// - Throws: `OutlineError` if the outline cannot be read.
  package func mismatch(withOutline text: String) throws -> String? {
    try OutlinePattern(parsing: text).mismatch(in: SemanticsOutline(semantics()))
  }
}
