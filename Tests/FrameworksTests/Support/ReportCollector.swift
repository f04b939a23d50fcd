#if os(Linux)
  import Combine
  import FlowFoundation
  import Locking

  /// Keeps the warnings of code that no screen runs.
  final class ReportCollector: ReportReceiver {
    private let messages = Locked<[String]>([])

    func receive(_ report: Report) { messages.withLock { $0.append(report.message) } }

    /// The warnings of some code, in order.
    static func warnings(_ body: () throws -> Void) rethrows -> [String] {
      let collector = ReportCollector()
      try PendingWork.$origin.withValue(collector, operation: body)
      return collector.messages.value
    }
  }
#endif
