/// What a view asks of the parts of the screen that belong to the system; there is no such part here.
struct SystemOverlayModifier: RecordedModifier, ComposedModifier {
  enum Overlay {
    case statusBar
    case persistent
  }

  let overlay: Overlay
  let visibility: Visibility

  package var composition: Composition {
    switch overlay {
    case .statusBar: Composition("statusBarHidden").value("isHidden", visibility == .hidden)
    case .persistent: Composition("persistentSystemOverlays").value("visibility", visibility)
    }
  }
}

extension View {
  /// Sets the visibility of the status bar; none is drawn, and safe areas stay as they are.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(SystemOverlayModifier(overlay: .statusBar, visibility: hidden ? .hidden : .automatic))
  }

  /// Sets the visibility of the status bar; none is drawn, and safe areas stay as they are.
  @available(*, deprecated, renamed: "statusBarHidden(_:)")
  public nonisolated func statusBar(hidden: Bool) -> some View {
    statusBarHidden(hidden)
  }

  /// Sets the preferred visibility of the non-transient system views overlaying the app; none is drawn here.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(SystemOverlayModifier(overlay: .persistent, visibility: visibility))
  }

  /// Sets the screen edge from which you want your gesture to take precedence over the system gesture; the system has
  /// no gestures here, so that those of views always do.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
    modifier(SystemOverlayModifier(overlay: .persistent, visibility: .automatic))
  }
}
