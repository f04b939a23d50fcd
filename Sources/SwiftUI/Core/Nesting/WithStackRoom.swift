import CFlowSupport

/// Runs something that may call itself very often, on another stack if this one comes to its end.
///
/// Values that contain each other are evaluated, compared and released level by level. Where a value may contain others of
/// its kind, this stands between the levels: a hundred thousand of them need memory, and do not end the process.
@inline(__always)
func withStackRoom<Result>(_ body: () -> Result) -> Result {
  flow_has_stack_room() ? body() : onLargeStack(body)
}

@inline(never)
private func onLargeStack<Result>(_ body: () -> Result) -> Result {
  var result: Result?
  withoutActuallyEscaping(body) { body in
    var call: () -> Void = { result = body() }
    withUnsafeMutablePointer(to: &call) { pointer in
      flow_call_on_large_stack({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
    }
  }
  guard let result else { preconditionFailure("A call on another stack did not return.") }
  return result
}
