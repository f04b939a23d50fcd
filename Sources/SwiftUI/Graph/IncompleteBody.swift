import CFlowSupport

/// Runs the bodies of views that have a property without a value, such as a missing environment object.
///
/// On Apple's platforms a body crashes only if it reads such a property. Here the body is abandoned at that point, and
/// the missing value is reported. Swift cannot leave a function half-way, so these bodies run on a separate stack,
/// which is leaked with its contents if they are abandoned.
@MainActor
enum IncompleteBody<Body> {
  case complete(Body)

  /// The body read a missing value.
  case abandoned(message: String)

  /// Runs a body that may read a missing value.
  static func run(_ body: @escaping @MainActor () -> Body) -> IncompleteBody {
    var result: Body?
    let call = LeavableCall { result = body() }
    let context = Unmanaged.passUnretained(call).toOpaque()
    let reason = flow_call_leavable({ LeavableCall.run($0) }, context)
    if let reason { return .abandoned(message: Unmanaged<LeaveReason>.fromOpaque(reason).takeRetainedValue().message) }
    guard let result else { return .abandoned(message: "A body ended without a result.") }
    return .complete(result)
  }
}

/// Abandons the body that is being evaluated; ends the process if there is none.
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
