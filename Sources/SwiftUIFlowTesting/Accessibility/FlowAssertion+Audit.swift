#if os(Linux)
  import Foundation
  import UIAutomation

  extension FlowAssertion {
    /// Asserts that an accessibility audit of the screen finds no problem with contrast, hit regions, descriptions,
    /// clipped text, and the other subjects of Apple's audits.
    ///
    /// A failure has a line for every finding, is reported at the line of the step, and does not stop the flow. `trait`
    /// is looked for only if it is named, because it is not known what Apple's audit finds.
    ///
    /// - Parameters:
    ///   - types: The kinds of problems to look for.
    ///   - leastHitRegion: The least width and height of a hit region, in points. The default is what Apple's audit
    ///     accepts; Apple's guidelines ask for 44.
    @MainActor
    public static func audit(
      for types: XCUIAccessibilityAuditType = .all,
      leastHitRegion: CGFloat = 20,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> FlowAssertion {
      FlowAssertion(
        "audit",
        check: StepClosure { _, screen in
          guard let screen else { throw MissingScreen() }
          if types.isEmpty {
            throw UnmetAssertion(reason: "it audits nothing, so every screen would pass. Name at least one type")
          }
          let findings = screen.findings(of: types, leastHitRegion: leastHitRegion)
          guard !findings.isEmpty else { return }
          let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
          throw UnmetAssertion(reason: "\(count):\n\(findings.joined(separator: "\n"))\n\nCorrect the view")
        },
        at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }

  extension FlowTester {
    /// Adds an audit to the preceding step, see ``FlowAssertion/audit(for:leastHitRegion:fileID:filePath:line:column:)``.
    ///
    /// ```swift
    /// .step("cart").audit()
    /// ```
    ///
    /// - Parameters:
    ///   - types: The kinds of problems to look for.
    ///   - leastHitRegion: The least width and height of a hit region, in points. The default is what Apple's audit
    ///     accepts; Apple's guidelines ask for 44.
    @discardableResult
    public func audit(
      for types: XCUIAccessibilityAuditType = .all,
      leastHitRegion: CGFloat = 20,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      addToLastStep(
        .audit(
          for: types, leastHitRegion: leastHitRegion, fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }
#endif
