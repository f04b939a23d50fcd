import Combine
import FlowIssueReporting

/// A model in the older style is described by the values of its properties, and not by what publishes them.
extension Published: DumpedValue {
  package var dumpedValue: Any {
    var copy = self
    var value: Value?
    // A property that is published gives its value at once.
    let cancellable = copy.projectedValue.sink { value = $0 }
    defer { cancellable.cancel() }
    return value.map { $0 as Any } ?? "no value"
  }
}
