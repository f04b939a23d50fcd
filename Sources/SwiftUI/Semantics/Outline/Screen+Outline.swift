import Foundation

extension Screen {
  /// The screen as text for reading and comparing: a line for each element, indented by nesting.
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

  /// Compares the screen with an outline, which need not mention every element.
  ///
  /// Each line names an element by role and, optionally, by name, `[states]`, `[id=…]` and value; names and values are
  /// texts in quotes or regular expressions between slashes. Lines are in reading order; indented lines are inside the
  /// element above them. Other elements are ignored.
  ///
  /// - Returns: `nil` if the screen matches, otherwise both outlines, with the missing lines marked.
  /// - Throws: `OutlineError` if the outline cannot be parsed.
  package func mismatch(withOutline text: String) throws -> String? {
    try OutlinePattern(parsing: text).mismatch(in: SemanticsOutline(semantics()))
  }
}
