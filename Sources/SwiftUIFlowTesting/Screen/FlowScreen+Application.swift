#if os(Linux)
  import SwiftUI
  import UIAutomation

  extension FlowScreen {
    /// Creates the application that drives the screen with XCUITest's API.
    func makeApplication() -> XCUIApplication {
      session.begin(lostEvents: .failure) { [weak self] message, place in
        self?.note(ScreenFailure(message: message, place: place))
        return true
      }
      session.actionObserver = { [weak self] in self?.note(action: "\($0) (\($1.shortDescription))") }
      return XCUIApplication(screen: screen, session: session, name: "flow")
    }

    /// Why the keyboard that the flow uses is not there, as a sentence without a period; `nil` if it is, or is not used.
    var missingKeyboard: String? {
      guard setting.device == nil, shownCount > 0 else { return nil }
      let advice = "Give the flow a device: configuration: FlowConfiguration(device: .iPhone17)"
      if screen.hidesKeyboardToolbar {
        return "the toolbar items at .keyboard are not shown, because a flow without a device has no keyboard. "
          + advice
      }
      if screen.hidesInputPanel {
        return "the view in place of the keyboard is not shown, because a flow without a device has no keyboard. "
          + advice
      }
      guard session.usesKeyboard else { return nil }
      return "it uses the keyboard, and a flow without a device has none: no keys, no toolbar, and no view makes room "
        + "for it. \(advice)"
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
