/// Whether bars may be at the side of the screen.
public struct ToolbarVerticalBehavior: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let automatic = ToolbarVerticalBehavior(name: "automatic")

  /// Bars stay at the top and at the bottom.
  public static let disabled = ToolbarVerticalBehavior(name: "disabled")
}

/// Which parts of a bar at the side stay if there is too little space.
public struct ToolbarVerticalCompressionBehavior: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let automatic = ToolbarVerticalCompressionBehavior(name: "automatic")

  /// The tabs stay.
  public static let prefersTabBar = ToolbarVerticalCompressionBehavior(name: "prefersTabBar")

  /// The items stay.
  public static let prefersToolbarItems = ToolbarVerticalCompressionBehavior(name: "prefersToolbarItems")
}

extension EnvironmentValues {
  /// The edge of a bar at the side of the screen; `nil` if bars are at the top and at the bottom, as they are here.
  @Entry public var toolbarVerticalEdge: HorizontalEdge? = nil
}

extension View {
  /// Sets whether bars may be at the side of the screen; they never are here.
  public nonisolated func toolbarVerticalBehavior(_ behavior: ToolbarVerticalBehavior) -> some View {
    modifier(InertModifier(name: "toolbarVerticalBehavior", value: behavior))
  }

  /// Sets which parts of a bar at the side stay; there is none here.
  public nonisolated func toolbarVerticalCompressionBehavior(
    _ behavior: ToolbarVerticalCompressionBehavior
  ) -> some View {
    modifier(InertModifier(name: "toolbarVerticalCompressionBehavior", value: behavior))
  }
}
