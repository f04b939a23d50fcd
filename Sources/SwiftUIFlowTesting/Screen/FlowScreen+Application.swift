#if os(Linux)
  import SwiftUI
  import UIAutomation

  extension FlowScreen {
    /// Creates the application that drives the screen with XCUITest's API.
    func makeApplication() -> XCUIApplication {
      let session = AutomationSession()
      session.begin(lostEvents: .failure) { [weak self] message, place in
        self?.note(ScreenFailure(message: message, place: place))
        return true
      }
      session.actionObserver = { [weak self] in self?.note(action: "\($0) (\($1.shortDescription))") }
      return XCUIApplication(screen: screen, session: session, name: "flow")
    }

    /// Compares the screen with an outline.
    ///
    /// - Returns: The differences, as the end of a sentence; `nil` if there are none.
    func mismatch(withOutline text: String) -> String? {
      do {
        guard let mismatch = try screen.mismatch(withOutline: text) else { return nil }
        return "\(mismatch.prefix(1).lowercased())\(mismatch.dropFirst())\n\nCorrect the outline, or the view"
      } catch {
        let problem = "\(error)"
        return problem.hasSuffix(".") ? String(problem.dropLast()) : problem
      }
    }

    /// The findings of an audit, one line each.
    func findings(of types: XCUIAccessibilityAuditType, leastHitRegion: CGFloat) -> [String] {
      screen.audit(AuditTypes(rawValue: types.rawValue), leastHitRegion: leastHitRegion).map(\.detailedDescription)
    }
  }
#endif
