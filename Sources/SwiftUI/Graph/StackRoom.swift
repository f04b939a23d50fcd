import CFlowSupport
import Glibc

/// How much of the thread's stack is left, so that a tree that is too deep becomes an error and not a crash.
///
/// Making views is what reaches every level first. It stops half-way down the stack: layout, drawing and everything
/// else that goes through the whole tree needs no more than what is left then.
@MainActor
struct StackRoom {
  /// What one level of views may need, with room for the message.
  private static let reserve: UInt = 1 << 18

  // The main actor need not stay on one thread: Dispatch serves it from its workers once the program is asynchronous.
  private var thread: pthread_t = 0
  private var lowest: UInt = 0
  private var highest: UInt = 0
  private var limit: UInt = 0
  private var growthLimit: UInt = 0

  /// Whether there is room to go a level deeper in a tree that exists.
  var hasRoom: Bool {
    mutating get { position > limit }
  }

  /// Whether there is room to make another level of views.
  var hasRoomToGrow: Bool {
    mutating get { position > growthLimit }
  }

  private var position: UInt {
    mutating get {
      let position = flow_stack_position()
      // A body that may be left runs on a stack of its own.
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
