/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

extension EnvironmentValues {
  private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
  }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much the headers of sections stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.headerProminence, value: prominence))
  }
}
