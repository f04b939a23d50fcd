import CFlowSupport

/// Runs the bodies of views that have a property without a value, such as an environment object that nobody supplied.
///
/// On Apple's platforms a body ends the process when it reads such a property, and is fine if it does not. Here the
/// body is left at that point, and what it wanted is reported. Swift has no way to leave a function half-way:
/// therefore these bodies run on a stack of their own, which is given up, with what it holds, when they are left.
@MainActor
enum IncompleteBody<Body> {
  case complete(Body)

  /// The body read what is not there.
  case left(message: String)

  /// Runs a body that may read what is not there.
  static func run(_ body: @escaping @MainActor () -> Body) -> IncompleteBody {
    var result: Body?
    let call = LeavableCall { result = body() }
    let context = Unmanaged.passUnretained(call).toOpaque()
    let reason = flow_call_leavable({ LeavableCall.run($0) }, context)
    if let reason { return .left(message: Unmanaged<LeaveReason>.fromOpaque(reason).takeRetainedValue().message) }
    guard let result else { return .left(message: "A body ended without a result.") }
    return .complete(result)
  }
}

/// Ends the evaluation of a body that reads what is not there; the process, if no body is being evaluated.
func leaveBody(_ message: String) -> Never {
  guard flow_can_leave() else { fatalError(message) }
  flow_leave(Unmanaged.passRetained(LeaveReason(message)).toOpaque())
}

@MainActor
private final class LeavableCall {
  private let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  nonisolated static func run(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    let call = Unmanaged<LeavableCall>.fromOpaque(context).takeUnretainedValue()
    MainActor.assumeIsolated { call.body() }
  }
}

private final class LeaveReason {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
