/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
  private enum Kind {
    case decreased, standard, increased
  }

  private let kind: Kind

  /// The prominence of badges that need no attention.
  public static let decreased = BadgeProminence(kind: .decreased)

  /// The standard prominence.
  public static let standard = BadgeProminence(kind: .standard)

  /// The prominence of badges that need attention.
  public static let increased = BadgeProminence(kind: .increased)
}

extension EnvironmentValues {
  /// The prominence of badges.
  @Entry public var badgeProminence: BadgeProminence = .standard
}

extension View {
  /// Sets the prominence of badges.
  ///
  /// - Note: Approximate: views can read the value, but all badges look the same; a warning is recorded if they should
  ///   differ.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
      .unsupported("badgeProminence(_:)", "badges are drawn alike.", when: prominence != .standard)
  }
}
