extension EnvironmentValues {
  /// Whether gestures scroll the scroll views inside.
  @Entry public var isScrollEnabled: Bool = true

  /// The visibility of horizontal scroll indicators.
  @Entry public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

  /// The visibility of vertical scroll indicators.
  @Entry public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

  /// The bounce behavior at the ends of the horizontal axis.
  @Entry public var horizontalScrollBounceBehavior: ScrollBounceBehavior = .automatic

  /// The bounce behavior at the ends of the vertical axis.
  @Entry public var verticalScrollBounceBehavior: ScrollBounceBehavior = .automatic

  /// How scrolling dismisses the keyboard.
  @Entry public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
}
