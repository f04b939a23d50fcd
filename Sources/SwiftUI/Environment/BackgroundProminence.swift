/// How much the background of a view stands out, so that what is in front of it can be seen.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// The usual background, as below a selected row of a phone, which is grey.
  public static let standard = BackgroundProminence(isIncreased: false)

  /// A background that needs other colors in front of it, as below a selected row of a Mac.
  public static let increased = BackgroundProminence(isIncreased: true)
}

extension EnvironmentValues {
  private enum BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
  }

  /// How much the background of the view stands out: `standard`, unless the app says otherwise. Lists leave it as it is.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
