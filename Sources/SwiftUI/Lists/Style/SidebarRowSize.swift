/// The preferred size of sidebar rows.
public enum SidebarRowSize: Hashable, Sendable {
  case small
  case medium
  case large
}

extension EnvironmentValues {
  /// The preferred size of sidebar rows, a setting of Macs.
  @Entry public var sidebarRowSize: SidebarRowSize = .medium
}
