/// A condition that a flow expects and the model does not meet.
struct UnmetExpectation: Error, CustomStringConvertible {
  let label: String

  var description: String { "expected \(label)" }
}
