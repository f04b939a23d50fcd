/// How large a person wants the rows of sidebars.
public enum SidebarRowSize: Hashable, Sendable {
  case small
  case medium
  case large
}

extension EnvironmentValues {
  private enum SidebarRowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }

  /// How large a person wants the rows of sidebars: a setting of Macs, which views may ask for.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}
