extension View {
  /// Sets the visibility of the status bar.
  ///
  /// Pictures include the status bar if the device draws it. On a phone with a home button, hiding it frees its space.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: SystemOverlayKey.self, value: SystemOverlayOptions(isStatusBarHidden: hidden))
      .modifier(InertModifier(name: "statusBarHidden", label: "isHidden", value: hidden))
  }

  /// Sets the visibility of the status bar.
  @available(*, deprecated, renamed: "statusBarHidden(_:)")
  public nonisolated func statusBar(hidden: Bool) -> some View {
    statusBarHidden(hidden)
  }

  /// Sets the preferred visibility of the non-transient system views overlaying the app: the home indicator, if the
  /// device draws it.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    preference(key: SystemOverlayKey.self, value: SystemOverlayOptions(isIndicatorHidden: visibility == .hidden))
      .modifier(InertModifier(name: "persistentSystemOverlays", label: "visibility", value: visibility))
  }

  /// Sets the screen edge from which you want your gesture to take precedence over the system gesture. There are no
  /// system gestures here, so gestures of views always take precedence.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
    modifier(InertModifier(name: "defersSystemGestures", value: edges))
  }
}
