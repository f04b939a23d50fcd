import CFlowSupport

/// Runs recursive code, on another stack if the current one is almost exhausted.
///
/// Nested values are evaluated, compared and released level by level. Where a value may contain others of its kind,
/// this function is called between the levels, so that a hundred thousand levels only need memory and do not crash.
@inline(__always)
func withStackRoom<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
  flow_has_stack_room() ? try body() : try onLargeStack(body)
}

@inline(never)
private func onLargeStack<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
  var result: Swift.Result<Result, Failure>?
  withoutActuallyEscaping(body) { body in
    var call: () -> Void = {
      do throws(Failure) { result = .success(try body()) } catch { result = .failure(error) }
    }
    withUnsafeMutablePointer(to: &call) { pointer in
      flow_call_on_large_stack({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
    }
  }
  guard let result else { preconditionFailure("A call on another stack did not return.") }
  return try result.get()
}
