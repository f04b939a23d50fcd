/// A test case that a screen must survive: a value, a shape, a mistake.
struct Probe {
  /// The name, as in `LazyVGrid, fixed column: nan`.
  let name: String

  /// Whether it is part of the short table, which every test run includes.
  let isShort: Bool

  /// The time limit, in seconds in a debug build.
  let limit: Int32

  /// Runs the probe.
  let run: @MainActor (ProbeScreens) async -> Void
}
