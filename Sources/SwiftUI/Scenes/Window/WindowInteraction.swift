/// A gesture that moves a window; the window of a device does not move.
public struct WindowDragGesture {
  public init() {}
}

extension WindowDragGesture: Gesture {
  public var body: some Gesture<DragGesture.Value> { DragGesture() }
}

/// How a scroll view reacts to an input device.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// An input device that scrolls.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  public static let look = ScrollInputKind(name: "look")
}

extension View {
  /// Sets how scroll views react to an input device of a watch or a headset; there is none here.
  public nonisolated func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
  {
    modifier(InertModifier(name: "scrollInputBehavior", value: behavior))
  }

  /// Sets the fixed point while a window is resized; the window of a device keeps its size.
  public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(InertModifier(name: "windowResizeAnchor", value: anchor))
  }

  /// Calls an action when a person begins and ends to resize the window; the window of a device keeps its size.
  public nonisolated func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View {
    modifier(InertModifier(name: "onInteractiveResizeChange", value: 0))
  }

  /// Sets the element that has the focus of assistive technologies first.
  ///
  /// - Note: Approximate: no element has that focus, and a warning is recorded.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    unsupported("accessibilityDefaultFocus(_:_:)", "assistive technologies have no focus at first.")
  }
}

/// A scene for people who use Assistive Access.
///
/// - Note: Approximate: no window is opened, and a warning is recorded.
public struct AssistiveAccess<Content: View> {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension AssistiveAccess: PrimitiveScene {
  public func _collect(into contents: inout _SceneContents) {
    contents.add(.missing("AssistiveAccess", "a screen has one window, and none for Assistive Access."))
  }
}
