/// The platform's style: inset groups, as on iOS.
public struct DefaultListStyle: ListStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _kind: _ListKind { .insetGrouped }
}

/// Rows from edge to edge, without backgrounds.
public struct PlainListStyle: ListStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _kind: _ListKind { .plain }
}

/// Inset rows without backgrounds.
public struct InsetListStyle: ListStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _kind: _ListKind { .inset }
}

/// Sections from edge to edge, with a background.
public struct GroupedListStyle: ListStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _kind: _ListKind { .grouped }
}

/// Inset sections with rounded corners and a background.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _kind: _ListKind { .insetGrouped }
}

/// A sidebar: collapsible sections with large headers.
public struct SidebarListStyle: ListStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _kind: _ListKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The platform's style: inset groups, as on iOS.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge, without backgrounds.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Inset rows without backgrounds.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections from edge to edge, with a background.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Inset sections with rounded corners and a background.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A sidebar: collapsible sections with large headers.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
