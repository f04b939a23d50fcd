/// How wide buttons and pickers are.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let automatic = ButtonSizing(name: "automatic")

  /// As wide as their labels.
  public static let fitted = ButtonSizing(name: "fitted")

  /// As wide as the available space.
  public static let flexible = ButtonSizing(name: "flexible")
}

extension EnvironmentValues {
  /// The preferred sizing behavior of buttons with a border in this place.
  @Entry public internal(set) var buttonSizing: ButtonSizing = .automatic
}

extension View {
  /// Sets the preferred sizing behavior of buttons with a border.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
