import Combine
import FlowIssueReporting

/// Describes a published property by its value.
extension Published: DumpedValue {
  package var dumpedValue: Any {
    var copy = self
    var value: Value?
    // A publisher of a published property sends the current value immediately.
    let cancellable = copy.projectedValue.sink { value = $0 }
    defer { cancellable.cancel() }
    return value.map { $0 as Any } ?? "no value"
  }
}
