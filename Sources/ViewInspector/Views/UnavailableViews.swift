// The views of frameworks that exist on Apple's systems alone. Sources that import MapKit, AVKit, CoreLocationUI or
// AuthenticationServices do not compile on Linux; a test that only names such a view is told why. For the same reason
// there is no `callOnCommand(_:)`: its parameter is an Objective-C selector.
extension ViewType {
  /// Inspects a map.
  @available(*, unavailable, message: "MapKit, whose view this is, exists on Apple's systems alone.")
  public enum Map {}

  /// Inspects an annotation of a map.
  @available(*, unavailable, message: "MapKit, whose view this is, exists on Apple's systems alone.")
  public enum MapAnnotation {}

  /// Inspects a video player.
  @available(*, unavailable, message: "AVKit, whose view this is, exists on Apple's systems alone.")
  public enum VideoPlayer {}

  /// Inspects a location button.
  @available(*, unavailable, message: "CoreLocationUI, whose view this is, exists on Apple's systems alone.")
  public enum LocationButton {}

  /// Inspects a button to sign in with.
  @available(*, unavailable, message: "AuthenticationServices, whose view this is, exists on Apple's systems alone.")
  public enum SignInWithAppleButton {}
}
