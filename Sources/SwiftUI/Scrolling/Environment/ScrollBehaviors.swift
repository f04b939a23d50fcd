/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let rawValue: Int

  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(rawValue: 0) }
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(rawValue: 1) }
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(rawValue: 2) }

  /// Never shown, not even with a pointing device.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(rawValue: 3) }
}

/// The behavior of a scroll view at the ends of its content.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let rawValue: Int

  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(rawValue: 0) }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(rawValue: 1) }

  /// Bounces only if the content is larger than the viewport.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(rawValue: 2) }
}

/// How scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let rawValue: Int

  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(rawValue: 0) }
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(rawValue: 1) }
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(rawValue: 2) }
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(rawValue: 3) }
}

extension View {
  /// Sets whether gestures of the scroll views inside are disabled; an inner modifier cannot enable them again.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentKeyPathTransform(keyPath: \.isScrollEnabled) { $0 = $0 && !disabled })
  }

  /// Sets whether scroll indicators are shown while scrolling.
  ///
  /// As on iOS, indicators fade out at rest. Pictures are taken at rest and never show them.
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
  /// Pictures are taken at rest, after the indicators have faded out.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(InertModifier(name: "scrollIndicatorsFlash", value: onAppear))
  }

  /// Flashes the scroll indicators when a value changes.
  ///
  /// Pictures are taken at rest, after the indicators have faded out.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(InertModifier(name: "scrollIndicatorsFlash", value: value))
  }

  /// Sets the bounce behavior at the ends of the content.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(
      ScrollEnvironmentWriter { values in
        if axes.contains(.horizontal as Axis) { values.horizontalScrollBounceBehavior = behavior }
        if axes.contains(.vertical as Axis) { values.verticalScrollBounceBehavior = behavior }
      })
  }

  /// Sets how scrolling dismisses the keyboard.
  ///
  /// - Note: Approximate: except for `never`, the keyboard is dismissed when a finger starts scrolling; a warning is
  ///   recorded if it should follow the finger.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
      .approximate(
        "scrollDismissesKeyboard(_:)", "the keyboard goes when a finger begins to scroll, and does not follow it.",
        when: mode == .interactively)
  }
}

/// Sets several environment values.
private struct ScrollEnvironmentWriter: EnvironmentModifier {
  let write: (inout EnvironmentValues) -> Void

  func modify(_ environment: inout EnvironmentValues) {
    write(&environment)
  }
}
