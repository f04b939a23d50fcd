import Foundation

extension EnvironmentValues {
  private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum MinimumRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
  private enum MinimumHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum ItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

  /// Forgets the list around a view, for what is shown apart from it: sheets, popovers, destinations of links.
  package mutating func leaveList() {
    if controlContext == .listRow { controlContext = .standalone }
    listAppearance = nil
  }

  package var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  package var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  package var listItemTint: ListItemTint? {
    get { self[ItemTintKey.self] }
    set { self[ItemTintKey.self] = newValue }
  }

  /// The least height of a row in a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The least height of a header in a list, in points, or `nil` for that of the style.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  let length: CGFloat?

  /// The distance of the style.
  public static let `default` = ListSectionSpacing(length: nil)

  /// A smaller distance, of 17.5 points.
  public static let compact = ListSectionSpacing(length: 17.5)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// The tint of what stands in a row of a list.
public struct ListItemTint: Sendable, Equatable {
  package let color: Color?

  /// Whether the colour holds whatever the system is told.
  package let isFixed: Bool

  /// Always this colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint, isFixed: true) }

  /// This colour, unless the system is told to use another.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint, isFixed: false) }

  /// No colour of its own.
  public static let monochrome = ListItemTint(color: Color(uiColor: .label), isFixed: false)
}

extension View {
  /// Sets the distance between rows, in points, or `nil` for rows that touch each other.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.listRowSpacing, value: spacing))
  }

  /// Sets the distance between sections.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.listSectionSpacing, value: spacing.length))
  }

  /// Sets the distance between sections, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.listSectionSpacing, value: spacing))
  }

  /// Sets the tint of what stands in a row.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    modifier(ListItemTintWriter(tint: tint))
  }

  /// Sets a fixed tint of what stands in a row.
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
