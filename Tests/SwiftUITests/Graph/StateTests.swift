import Testing

@testable import SwiftUI

/// Facts F1–F9 of Apple's SwiftUI: how writes are grouped and when changes are reported.
@Suite("State and update order") @MainActor
struct StateTests {
  final class Log {
    var lines: [String] = []
  }

  struct Counter: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      log.lines.append("body \(value)")
      return Color.red
        .onChange(of: value) { old, new in log.lines.append("\(old)->\(new)") }
        .onAppear {
          value = 1
          value = 2
          withAnimation {
            value = 3
            value = 4
          }
          log.lines.append("read back \(value)")
        }
    }
  }

  @Test("writes of one transaction coalesce, a write in another one starts an update of its own")
  func writesAreGroupedByTransaction() {
    let log = Log()
    let host = ViewHost(size: ProposedViewSize(width: 100, height: 100))
    host.show(Counter(log: log))
    #expect(log.lines == ["body 0", "read back 4", "body 2", "0->2", "body 4", "2->4"])
  }
}
