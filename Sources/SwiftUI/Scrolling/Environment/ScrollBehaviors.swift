/// Whether scroll indicators are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let rawValue: Int

  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(rawValue: 0) }
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(rawValue: 1) }
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(rawValue: 2) }

  /// Never, also where a pointing device would show them.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(rawValue: 3) }
}

/// What happens when a scroll reaches the end of the content.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let rawValue: Int

  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(rawValue: 0) }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(rawValue: 1) }

  /// Only where the content is larger than the window.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(rawValue: 2) }
}

/// How scrolling takes the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let rawValue: Int

  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(rawValue: 0) }
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(rawValue: 1) }
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(rawValue: 2) }
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(rawValue: 3) }
}

extension View {
  /// Whether gestures scroll the scrolling views below; `true` is stronger the further out it is.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentKeyPathTransform(keyPath: \.isScrollEnabled) { $0 = $0 && !disabled })
  }

  /// Sets whether scroll indicators are shown while scrolling.
  ///
  /// They fade away as on iOS where nothing scrolls: pictures are taken at rest, where none are shown.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      ScrollEnvironmentWriter { values in
        if axes.contains(.horizontal as Axis) { values.horizontalScrollIndicatorVisibility = visibility }
        if axes.contains(.vertical as Axis) { values.verticalScrollIndicatorVisibility = visibility }
      })
  }

  /// Flashes the scroll indicators when the view appears.
  ///
  /// Pictures are taken at rest, where they have faded away.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Flashes the scroll indicators when a value changes.
  ///
  /// Pictures are taken at rest, where they have faded away.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Sets what happens when a scroll reaches the end.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(
      ScrollEnvironmentWriter { values in
        if axes.contains(.horizontal as Axis) { values.horizontalScrollBounceBehavior = behavior }
        if axes.contains(.vertical as Axis) { values.verticalScrollBounceBehavior = behavior }
      })
  }

  /// Sets how scrolling takes the keyboard away.
  ///
  /// - Note: Approximate: unless it is never taken away, it goes when a finger begins to scroll; a warning is recorded if it
  ///   should follow the finger.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.scrollDismissesKeyboardMode, value: mode))
      .approximate(
        "scrollDismissesKeyboard(_:)", "the keyboard goes when a finger begins to scroll, and does not follow it.",
        when: mode == .interactively)
  }
}

/// Writes several values at once.
private struct ScrollEnvironmentWriter: EnvironmentModifier {
  let write: (inout EnvironmentValues) -> Void

  func modify(_ environment: inout EnvironmentValues) {
    write(&environment)
  }
}
