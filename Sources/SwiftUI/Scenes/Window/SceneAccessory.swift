/// Content that a window shows on another display.
@MainActor @preconcurrency
public protocol SceneAccessoryContent {
  associatedtype Body: SceneAccessoryContent

  @SceneAccessoryBuilder var body: Body { get }
}

extension Never: SceneAccessoryContent {}

/// Builds scene accessories from one or several of them.
@resultBuilder
public struct SceneAccessoryBuilder {
  public static func buildExpression<Content: SceneAccessoryContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: SceneAccessoryContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: SceneAccessoryContent>(
    _ content: repeat each Content
  ) -> some SceneAccessoryContent { SceneAccessories() }
  public static func buildIf<Content: SceneAccessoryContent>(_ content: Content?) -> some SceneAccessoryContent {
    SceneAccessories()
  }
  public static func buildEither<Content: SceneAccessoryContent>(first: Content) -> some SceneAccessoryContent {
    SceneAccessories()
  }
  public static func buildEither<Content: SceneAccessoryContent>(second: Content) -> some SceneAccessoryContent {
    SceneAccessories()
  }
}

/// Accessories that no display shows.
private struct SceneAccessories: SceneAccessoryContent {
  var body: Never { fatalError("An accessory has no body.") }
}

/// Content without interaction on an external display; a device here has none.
public nonisolated struct ExternalNonInteractiveAccessory<Content: View>: SceneAccessoryContent {
  /// Creates content for an external display.
  public init(@ViewBuilder content: () -> Content) {}

  /// Creates content for an external display that can be switched off.
  public init(isEnabled: Binding<Bool>, @ViewBuilder content: () -> Content) {}

  @MainActor public var body: Never { fatalError("An accessory has no body.") }
}

/// Content for the outer display of a foldable phone while the camera is in use; a device here has none.
public nonisolated struct CameraCaptureAccessory<Content: View>: SceneAccessoryContent {
  /// Creates content for the outer display.
  public init(@ViewBuilder content: () -> Content) {}

  /// Creates content for the outer display that can be switched off.
  public init(isEnabled: Binding<Bool>, @ViewBuilder content: () -> Content) {}

  @MainActor public var body: Never { fatalError("An accessory has no body.") }
}

extension SceneAccessoryContent {
  /// Calls an action when the display becomes available or goes away; it is never available here.
  public nonisolated func onAvailabilityChange(
    perform action: @escaping (_ isAvailable: Bool) -> Void
  ) -> some SceneAccessoryContent { self }
}

extension View {
  /// Adds content for other displays to the window.
  ///
  /// - Note: Approximate: a device has one display: the content is not shown, and a warning is recorded.
  public nonisolated func sceneAccessory<C: SceneAccessoryContent>(
    @SceneAccessoryBuilder content: () -> C
  ) -> some View {
    unsupported("sceneAccessory(content:)", "a device has one display.")
  }
}
