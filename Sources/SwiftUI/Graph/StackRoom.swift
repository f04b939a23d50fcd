import CFlowSupport
import Glibc

/// How much of the thread's stack is left, so that a tree that is too deep becomes an error and not a crash.
@MainActor
struct StackRoom {
  /// What one level of views may need, with its layout and drawing, and room for the message.
  private static let reserve: UInt = 1 << 20

  // The main actor need not stay on one thread: Dispatch serves it from its workers once the program is asynchronous.
  private var thread: pthread_t = 0
  private var limit: UInt = 0

  var hasRoom: Bool {
    mutating get {
      if pthread_self() != thread { measure() }
      var marker = 0
      return withUnsafePointer(to: &marker) { UInt(bitPattern: $0) } > limit
    }
  }

  private mutating func measure() {
    thread = pthread_self()
    var lowest: UInt = 0
    var size: UInt = 0
    flow_current_stack(&lowest, &size)
    limit = lowest + min(Self.reserve, size / 4)
  }
}
