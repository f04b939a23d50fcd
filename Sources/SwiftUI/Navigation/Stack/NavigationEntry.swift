/// A screen above the root of a stack, and its source.
@MainActor
struct NavigationEntry {
  /// The value of the path for the screen, or `nil` if a link or a modifier pushed the screen itself.
  let value: AnyHashable?

  /// The destination that a link or a modifier pushed.
  let destination: PushedDestination?

  let screen: ScreenElement

  init(value: AnyHashable, screen: ScreenElement) {
    self.value = value
    self.screen = screen
    destination = nil
  }

  init(destination: PushedDestination, screen: ScreenElement) {
    self.destination = destination
    self.screen = screen
    value = nil
  }

  func shows(_ other: AnyHashable) -> Bool {
    guard let value else { return false }
    return value == other && type(of: value.base) == type(of: other.base)
  }
}
