#if os(Linux)
  extension FlowAssertion {
    /// Asserts that the screen shows what a written outline says, which need not mention everything.
    ///
    /// ```swift
    /// FlowAssertion.outline(
    ///   """
    ///   - navigationBar "Cart"
    ///   - button "Check out" [disabled]
    ///   """)
    /// ```
    ///
    /// Each line names an element by its role and, if they are to be compared, by its name in quotes or as a regular
    /// expression between slashes, `[states]`, `[id=…]` and value. Lines stand in reading order; what is indented is
    /// inside the element above it. `app.outline` is the outline of a whole screen.
    ///
    /// A failure shows what differs, is reported at the line of the step, and does not stop the flow. Apple's SwiftUI
    /// does not tell what a view says to assistive technologies, so this exists on Linux only.
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
