#if !os(Linux)
  import SwiftUI

  /// What a view exposed last.
  @MainActor
  final class AxtReport {
    private(set) var axt: Axt?
    let changes = AxtChanges()

    func tell(_ axt: Axt?) {
      self.axt = axt
      changes.announce()
    }

    /// Waits until a condition holds, which is checked at once and whenever the view exposes something new.
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

  /// Hands a report what the views inside expose.
  struct ReportingView<Content: View>: View {
    let content: Content
    let report: AxtReport

    var body: some View {
      content.backgroundPreferenceValue(AxtPreferenceKey.self) { told in
        // A change of a preference is not seen more than twice in one update by `onPreferenceChange`; this is.
        let _ = report.tell(told.first)
        Color.clear
      }
    }
  }
#endif
