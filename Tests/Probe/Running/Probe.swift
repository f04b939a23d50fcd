import Foundation

/// A test case that a screen must survive: a value, a shape, a mistake.
struct Probe {
  /// Why a probe cannot run here, if it cannot.
  var obstacle: String? {
    guard ProcessInfo.processInfo.environment["FLOW_SANITIZER"] == "thread", depth >= 10_000 else { return nil }
    return "the thread sanitizer has room for 65,536 calls in each other, and writes past it"
  }

  /// The name, as in `LazyVGrid, fixed column: nan`.
  let name: String

  /// Whether it is part of the short table, which every test run includes.
  let isShort: Bool

  /// The number of values in each other.
  let depth: Int

  /// The time limit, in seconds in a debug build.
  let limit: Int32

  /// Runs the probe.
  let run: @MainActor (ProbeScreens) async -> Void
}
