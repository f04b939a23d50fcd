/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private enum Kind {
    case decreased, standard, increased
  }

  private let kind: Kind

  /// For badges that ask for nothing.
  public static let decreased = BadgeProminence(kind: .decreased)

  /// The usual one.
  public static let standard = BadgeProminence(kind: .standard)

  /// For badges that need attention.
  public static let increased = BadgeProminence(kind: .increased)
}

extension EnvironmentValues {
  private enum BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
  }

  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much badges stand out.
  ///
  /// - Note: Approximate: views can read it; badges look alike, and a warning is recorded if they should not.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
      .unsupported("badgeProminence(_:)", "badges are drawn alike.", when: prominence != .standard)
  }
}
