extension View {
  /// Registers a handler to invoke in response to a URL that your app receives.
  ///
  /// - Parameter action: A closure that SwiftUI calls when the app receives a URL.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLHandler(action: action))
  }

  /// Specifies the external events that the view's scene handles if the scene is already open.
  ///
  /// - Note: Approximate: a screen has one scene, which receives all events; a warning is recorded.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    unsupported("handlesExternalEvents(preferring:allowing:)", "a screen has one scene, which receives all events.")
  }
}

/// Handles URLs that the app receives while the view is in the tree.
private struct OpenURLHandler {
  let action: (URL) -> Void
}

extension OpenURLHandler: ElementModifier {
  static var affectsLayout: Bool { false }

  func didMount(_ element: ModifiedElement) {
    element.environment.presentationCenter?.setURLHandler(action, of: element)
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    element.environment.presentationCenter?.setURLHandler(action, of: element)
  }

  func willUnmount(_ element: ModifiedElement) {
    element.environment.presentationCenter?.setURLHandler(nil, of: element)
  }
}
