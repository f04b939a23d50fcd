/// A condition of a flow that the model does not meet.
struct UnmetExpectation: Error, CustomStringConvertible {
  let label: String

  var description: String { "expected \(label)" }
}
