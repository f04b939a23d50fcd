/// The reasons to apply a redaction to data displayed on screen.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Displayed data should appear as generic placeholders.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)

  /// Displayed data should be obscured to protect private information.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)

  /// Displayed data should appear as invalidated and pending a new update.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
  /// The current redaction reasons applied to the view hierarchy.
  @Entry public var redactionReasons: RedactionReasons = []
}

extension View {
  /// Adds a reason to apply a redaction to this view hierarchy.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentKeyPathTransform(keyPath: \.redactionReasons) { $0.formUnion(reason) })
  }

  /// Removes any reason to apply a redaction to this view hierarchy.
  public nonisolated func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Marks the view as containing sensitive, private user data.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(PrivacyModifier(isSensitive: sensitive))
  }
}

/// Redacts private data when the redaction reasons require it.
private struct PrivacyModifier: EnvironmentModifier {
  let isSensitive: Bool

  func modify(_ environment: inout EnvironmentValues) {
    if isSensitive, environment.redactionReasons.contains(.privacy) {
      environment.redactionReasons.formUnion(.placeholder)
    }
  }
}
