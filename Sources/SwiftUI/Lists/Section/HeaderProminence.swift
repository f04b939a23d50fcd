/// The prominence of a view.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

extension EnvironmentValues {
  /// The prominence of section headers.
  @Entry public var headerProminence: Prominence = .standard
}

extension View {
  /// Sets the prominence of section headers.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
