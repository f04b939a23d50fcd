import CFlowSupport
import Glibc

/// Measures the remaining stack of the thread, so that a tree that is too deep becomes an error instead of a crash.
///
/// Creating views is the first operation to reach every level. It stops at half of the stack, because layout, drawing
/// and other traversals of the whole tree need no more than the other half.
@MainActor
struct StackRoom {
  /// The stack that one level of views may need, with a reserve for the message.
  private static let reserve: UInt = 1 << 18

  // Facts about the running thread, which are measured again on another one; screens do not depend on them.
  @exclusivity(unchecked) static var current = StackRoom()

  // The main actor need not stay on one thread: Dispatch serves it from its worker threads once the program is
  // asynchronous.
  private var thread: pthread_t = 0
  private var lowest: UInt = 0
  private var highest: UInt = 0
  private var limit: UInt = 0
  private var growthLimit: UInt = 0

  /// Whether there is enough stack to descend one level in an existing tree.
  var hasRoom: Bool {
    mutating get { position > limit }
  }

  /// Whether there is enough stack to create another level of views.
  var hasRoomToGrow: Bool {
    mutating get { position > growthLimit }
  }

  private var position: UInt {
    mutating get {
      let position = flow_stack_position()
      // A body that may be abandoned runs on a separate stack.
      if pthread_self() != thread || position < lowest || position > highest { measure() }
      return position
    }
  }

  private mutating func measure() {
    thread = pthread_self()
    var size: UInt = 0
    flow_current_stack(&lowest, &size)
    highest = lowest + size
    limit = lowest + min(Self.reserve, size / 4)
    growthLimit = lowest + size / 2
  }
}
