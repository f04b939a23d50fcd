/// A platform that a ``PreviewProvider`` can ask for.
public enum PreviewPlatform: Sendable {
  /// An iPhone or an iPad.
  case iOS

  /// A Mac.
  case macOS

  /// An Apple TV.
  case tvOS

  /// An Apple Watch.
  case watchOS
}
