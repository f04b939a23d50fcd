/// What an upward drag may move before the scroll view that it begins in, such as a sheet that grows.
@MainActor
final class OuterDrag {
  private let takesPrecedence: @MainActor () -> Bool

  init(takesPrecedence: @escaping @MainActor () -> Bool) {
    self.takesPrecedence = takesPrecedence
  }

  /// Whether it moves before its content scrolls.
  var comesFirst: Bool { takesPrecedence() }
}

extension EnvironmentValues {
  /// What an upward drag may move before the scroll view, if there is anything.
  @Entry var outerDrag: OuterDrag?
}
