/// Something that a screen must survive: a value, a shape, a mistake.
struct Probe {
  /// What is tried, as `LazyVGrid, fixed column: nan`.
  let name: String

  /// Whether it is part of the short table, which every run of the tests has.
  let isShort: Bool

  /// How long it may take, in seconds of a debug build.
  let limit: Int32

  /// Does it.
  let run: @MainActor (ProbeScreens) async -> Void
}
