#if os(Linux)
  import SwiftUI
#endif

/// The unfinished tasks started by the closures of steps.
@MainActor
struct StepTasks {
  #if os(Linux)
    private let tracker: TaskTracker
  #endif

  init(_ screen: FlowScreen) {
    #if os(Linux)
      tracker = screen.makeTaskTracker()
    #endif
  }

  /// The numbers of the steps whose tasks have not ended.
  var running: [Int] {
    #if os(Linux)
      Set(tracker.runningTasks.compactMap { Int($0.owner) }).sorted()
    #else
      []
    #endif
  }

  /// Calls a closure of a step and tracks its tasks.
  func observing(_ step: Int, _ body: () throws -> Void) rethrows {
    #if os(Linux)
      try tracker.observing("\(step)", body)
    #else
      try body()
    #endif
  }

  /// Calls an asynchronous closure of a step and tracks its tasks.
  func observing(_ step: Int, _ body: () async throws -> Void) async rethrows {
    #if os(Linux)
      try await tracker.observing("\(step)", body)
    #else
      try await body()
    #endif
  }
}
