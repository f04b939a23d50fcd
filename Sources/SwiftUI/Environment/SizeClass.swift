/// A set of values that indicate the visual size available to the view.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// The compact size class, as for the width of a phone.
  case compact

  /// The regular size class.
  case regular
}

extension EnvironmentValues {
  /// The horizontal size class of this environment: compact by default, as on a phone.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact

  /// The vertical size class of this environment.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
}
