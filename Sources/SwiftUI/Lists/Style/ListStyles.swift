/// The style of the platform: inset groups, as on iOS.
public struct DefaultListStyle: ListStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _appearance: _ListAppearance { .insetGrouped }
}

/// Rows from edge to edge, without backgrounds.
public struct PlainListStyle: ListStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _appearance: _ListAppearance { .plain }
}

/// Rows without backgrounds, away from the edges.
public struct InsetListStyle: ListStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _appearance: _ListAppearance { .inset }
}

/// Sections from edge to edge on a background of their own.
public struct GroupedListStyle: ListStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _appearance: _ListAppearance { .grouped }
}

/// Sections with round corners on a background of their own.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _appearance: _ListAppearance { .insetGrouped }
}

/// A sidebar: sections that can be folded under large headers.
public struct SidebarListStyle: ListStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _appearance: _ListAppearance { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style of the platform: inset groups, as on iOS.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge, without backgrounds.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows without backgrounds, away from the edges.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections from edge to edge on a background of their own.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections with round corners on a background of their own.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A sidebar: sections that can be folded under large headers.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
