/// A platform that a ``PreviewProvider`` can request.
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
