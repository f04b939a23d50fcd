#if !os(Linux)
  import SwiftUI

  /// The values that a view exposed most recently.
  @MainActor
  final class AxtReport {
    private(set) var axt: Axt?
    let changes = AxtChanges()

    func tell(_ axt: Axt?) {
      self.axt = axt
      changes.announce()
    }

    /// Waits until a condition is met. It is checked immediately and whenever the view exposes new values.
    func wait(upTo timeout: TimeInterval, until condition: @MainActor () -> Bool) async -> Bool {
      let deadline = Date(timeIntervalSinceNow: timeout)
      while !condition() {
        let left = deadline.timeIntervalSinceNow
        if left <= 0 { return false }
        await changes.next(within: left)
      }
      return true
    }
  }

  /// Passes the exposed values of the views inside to a report.
  struct ReportingView<Content: View>: View {
    let content: Content
    let report: AxtReport

    var body: some View {
      content.backgroundPreferenceValue(AxtPreferenceKey.self) { told in
        // `onPreferenceChange` reports at most two changes of a preference per update; this reports all.
        let _ = report.tell(told.first)
        Color.clear
      }
    }
  }
#endif
