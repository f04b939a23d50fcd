#if os(Linux)
  extension FlowAssertion {
    /// Asserts that the screen matches an outline, which need not mention every element.
    ///
    /// ```swift
    /// FlowAssertion.outline(
    ///   """
    ///   - navigationBar "Cart"
    ///   - button "Check out" [disabled]
    ///   """)
    /// ```
    ///
    /// Each line names an element by its role and, optionally, its name in quotes or as a regular expression between
    /// slashes, `[states]`, `[id=…]` and value. Lines are in reading order; indented lines are inside the element above
    /// them. `app.outline` is the outline of the whole screen.
    ///
    /// A failure shows the differences, is reported at the line of the step, and does not stop the flow. Available on
    /// Linux only, because Apple's SwiftUI does not expose the accessibility tree of a view.
    ///
    /// - Parameter text: The outline.
    @MainActor
    public static func outline(
      _ text: String,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> FlowAssertion {
      FlowAssertion(
        "outline",
        check: StepClosure { _, screen in
          guard let screen else { throw MissingScreen() }
          if let mismatch = screen.mismatch(withOutline: text) { throw UnmetAssertion(reason: mismatch) }
        },
        at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }
#endif
