/// The prominence of the background of a view, which foreground styles adapt to.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// The standard background, such as the gray selection of a row on a phone.
  public static let standard = BackgroundProminence(isIncreased: false)

  /// A background that requires other foreground colors, such as the selection of a row on a Mac.
  public static let increased = BackgroundProminence(isIncreased: true)
}

extension EnvironmentValues {
  private enum BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
  }

  /// The prominence of the view's background: `standard` by default. Lists do not change it.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
