import FlowRendering
import SwiftUI

/// The screens of a probe, and its outcome.
@MainActor
final class ProbeScreens {
  let fonts: TextSystem
  private var issues: [_RuntimeIssue] = []
  private var pictures = 0

  /// The failures that a probe reports itself.
  private var surprise: String?

  init(fonts: TextSystem) {
    self.fonts = fonts
  }

  /// Shows a view on a fresh screen, and reads all outputs.
  @discardableResult
  func show(_ view: some View, width: CGFloat? = 200, height: CGFloat? = 300, scale: Double = 1) -> Screen {
    let screen = Screen(
      size: ProposedViewSize(width: width, height: height), textSystem: fonts, drawsBackground: true, timing: .manual)
    screen.show(view)
    look(at: screen, scale: scale)
    return screen
  }

  /// Reads every output of a screen.
  func look(at screen: Screen, scale: Double = 1) {
    if screen.picture(scale: scale) != nil { pictures += 1 }
    _ = screen.semantics()
    issues += screen.graph.issues
  }

  /// Notes what was said about something that is not a screen.
  func note(_ message: String) {
    issues.append(_RuntimeIssue(severity: .warning, message: message, path: ""))
  }

  func expect(_ isExpected: Bool, _ message: @autoclosure () -> String) {
    if !isExpected { surprise = surprise ?? message() }
  }

  /// The outcome.
  var outcome: ProbeOutcome {
    if let surprise { return .failed(surprise) }
    if let issue = issues.first { return .reported("\(issue)") }
    return pictures > 0 ? .drawn : .failed("There is neither a picture nor an issue.")
  }
}
