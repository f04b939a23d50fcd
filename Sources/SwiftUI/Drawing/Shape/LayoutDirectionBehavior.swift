/// A description of what should happen when the layout direction changes.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// A behavior that doesn't mirror when the layout direction changes.
  case fixed

  /// A behavior that mirrors when the layout direction has the specified value.
  case mirrors(in: LayoutDirection)

  /// A behavior that mirrors when the layout direction is right-to-left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  package func mirrors(_ direction: LayoutDirection) -> Bool {
    self == .mirrors(in: direction)
  }
}
