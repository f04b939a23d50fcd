// The views of frameworks that this module does not know: their doubles on Linux are modules above SwiftUI. A test that
// names such a view is told so. There is no `callOnCommand(_:)` either: its parameter is an Objective-C selector.
extension ViewType {
  /// Inspects a map.
  @available(*, unavailable, message: "ViewInspector does not know the views of MapKit on Linux.")
  public enum Map {}

  /// Inspects an annotation of a map.
  @available(*, unavailable, message: "ViewInspector does not know the views of MapKit on Linux.")
  public enum MapAnnotation {}

  /// Inspects a video player.
  @available(*, unavailable, message: "ViewInspector does not know the views of AVKit on Linux.")
  public enum VideoPlayer {}

  /// Inspects a location button.
  @available(*, unavailable, message: "ViewInspector does not know the views of CoreLocationUI on Linux.")
  public enum LocationButton {}

  /// Inspects a button to sign in with.
  @available(*, unavailable, message: "ViewInspector does not know the views of AuthenticationServices on Linux.")
  public enum SignInWithAppleButton {}
}
