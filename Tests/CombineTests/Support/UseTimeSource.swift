import Combine

/// Runs a closure with a virtual clock as the current one.
func use<Result>(_ source: some VirtualTimeSource, _ operation: () throws -> Result) rethrows -> Result {
  try TimeSource.$virtual.withValue(source, operation: operation)
}
