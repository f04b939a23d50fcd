import SwiftUI

extension XCUIApplication {
  /// Audits the accessibility of the screen; findings fail the test.
  ///
  /// Only visible elements are audited; nothing is scrolled. The same screen always has the same findings.
  ///
  /// - Parameters:
  ///   - auditTypes: The kinds of problems to look for.
  ///   - issueHandler: Receives each finding; returns whether to ignore it.
  /// - Throws: The error of `issueHandler`.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    session.note(file, line)
    guard !session.isStopped else { return }
    if auditTypes.isEmpty {
      session.warn("The accessibility audit looks for nothing, so every screen passes. Name at least one type.")
    }
    guard let screen = app.screen else {
      return session.fail("Failed to perform the accessibility audit: " + FailureMessage.notRunning(app))
    }
    screen.settle()
    let findings = screen.audit(auditTypes.types)
    var ignored = 0
    for finding in findings {
      let issue = XCUIAccessibilityAuditIssue(finding, element: element(of: finding))
      if try issueHandler?(issue) == true { ignored += 1 } else { session.fail(issue.detailedDescription) }
    }
    // One finding may be the known one.
    if ignored > 1, ignored == findings.count {
      session.warn(
        "The closure of the accessibility audit ignored all of the \(ignored) findings, so nothing was checked. Ignore "
          + "only those that are known.")
    }
  }

  private func element(of finding: AuditFinding) -> XCUIElement? {
    guard let node = finding.node, let tree = app.tree else { return nil }
    let position = tree.entries.indices.first { position in
      let entry = tree.entries[position].node
      return entry.role == node.role && entry.frame == node.frame && entry.label == node.label
        && entry.element === node.element
    }
    return position.map { XCUIElement(query: query.adding(.bound(BoundElement($0, in: tree)))) }
  }
}
