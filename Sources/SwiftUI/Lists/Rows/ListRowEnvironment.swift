import Foundation

extension EnvironmentValues {
  private enum MinimumRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

  /// Removes the values of the enclosing list, for content presented outside it: sheets, popovers and link
  /// destinations.
  package mutating func leaveList() {
    if controlContext == .listRow { controlContext = .standalone }
    listAppearance = nil
  }

  @Entry package var listRowSpacing: CGFloat?

  @Entry package var listSectionSpacing: CGFloat?

  @Entry package var listItemTint: ListItemTint?

  /// The minimum height of a row in a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] ?? design.lists.rows.leastHeight }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The minimum height of a header in a list, in points; `nil` uses that of the style.
  @Entry public var defaultMinListHeaderHeight: CGFloat?
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  let length: CGFloat?

  /// The spacing of the style.
  public static let `default` = ListSectionSpacing(length: nil)

  /// A smaller spacing of 17.5 points.
  public static let compact = ListSectionSpacing(length: 17.5)

  /// A custom spacing, in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// The tint of the content of a list row.
public struct ListItemTint: Sendable, Equatable {
  package let color: Color?

  /// Whether the color applies regardless of system settings.
  package let isFixed: Bool

  /// Always this color.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint, isFixed: true) }

  /// This color, unless a system setting overrides it.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint, isFixed: false) }

  /// No color.
  public static let monochrome = ListItemTint(color: Color(uiColor: .label), isFixed: false)
}

extension View {
  /// Sets the spacing between rows, in points; with `nil`, rows touch each other.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the spacing between sections.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  /// Sets the spacing between sections, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the tint of the content of a row.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    modifier(ListItemTintWriter(tint: tint))
  }

  /// Sets a fixed tint of the content of a row.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    modifier(ListItemTintWriter(tint: tint.map { .fixed($0) }))
  }
}

struct ListItemTintWriter: EnvironmentModifier, ComposedModifier {
  let tint: ListItemTint?

  package var composition: Composition { Composition("listItemTint").value("tint", tint) }

  func modify(_ environment: inout EnvironmentValues) {
    environment.listItemTint = tint
    if let color = tint?.color { environment.tintStyle = AnyShapeStyle(color) }
  }
}
