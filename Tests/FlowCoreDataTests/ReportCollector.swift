import FlowCoreData
import Locking

/// Keeps the reports of code that no screen runs.
final class ReportCollector: ReportReceiver {
  private let messages = Locked<[String]>([])

  func receive(_ report: Report) { messages.withLock { $0.append(report.message) } }

  /// The reports of some code, in order.
  static func reports(_ body: () throws -> Void) rethrows -> [String] {
    let collector = ReportCollector()
    try PendingWork.$origin.withValue(collector, operation: body)
    return collector.messages.value
  }
}
