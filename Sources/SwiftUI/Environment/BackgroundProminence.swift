/// The prominence of the background of a view, which foreground styles adapt to.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// The standard background, such as the gray selection of a row on a phone.
  public static let standard = BackgroundProminence(isIncreased: false)

  /// A background that requires other foreground colors, such as the selection of a row on a Mac.
  public static let increased = BackgroundProminence(isIncreased: true)
}

extension EnvironmentValues {
  /// The prominence of the view's background: `standard` by default. Lists do not change it.
  @Entry public var backgroundProminence: BackgroundProminence = .standard
}
