import Locking

extension SimulatedPhone {
  /// The phone of the screen whose code is running.
  @TaskLocal package static var running: SimulatedPhone?

  /// The phone of the screen with the latest event.
  private static let latest = Locked<SimulatedPhone?>(nil)

  /// The phone of code that no screen runs, such as a unit test.
  private static let waiting = SimulatedPhone()

  /// The phone that API without an owner refers to: that of the screen whose code is running, otherwise that of the
  /// screen with the latest event. Without a screen there is one for the process.
  public static var current: SimulatedPhone { running ?? latest.value ?? waiting }

  /// Makes this phone the one of the code that no screen runs.
  package func enter() {
    if Self.latest.value !== self { Self.latest.value = self }
  }

  /// Runs code of which this is the current phone; screens that it creates have this phone.
  public func use<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$running.withValue(self, operation: body)
  }
}
