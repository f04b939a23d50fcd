/// How a bar becomes smaller while content is scrolled.
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let automatic = ToolbarMinimizationBehavior(name: "automatic")

  /// The bar keeps its size.
  public static let never = ToolbarMinimizationBehavior(name: "never")

  /// The bar becomes smaller when people scroll down.
  public static let onScrollDown = ToolbarMinimizationBehavior(name: "onScrollDown")

  /// The bar becomes smaller when people scroll up.
  public static let onScrollUp = ToolbarMinimizationBehavior(name: "onScrollUp")

  fileprivate var isActive: Bool { self == .onScrollDown || self == .onScrollUp }
}

/// Whether the safe area follows a bar that becomes smaller.
public struct ToolbarMinimizationSafeAreaAdjustment: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let automatic = ToolbarMinimizationSafeAreaAdjustment(name: "automatic")

  /// The safe area follows the bar.
  public static let enabled = ToolbarMinimizationSafeAreaAdjustment(name: "enabled")

  /// The safe area stays as it is.
  public static let disabled = ToolbarMinimizationSafeAreaAdjustment(name: "disabled")
}

/// When a small bar becomes large again.
public struct ToolbarMinimizationRestoration: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let automatic = ToolbarMinimizationRestoration(name: "automatic")

  /// At the edge of the content.
  public static let atScrollEdge = ToolbarMinimizationRestoration(name: "atScrollEdge")
}

extension View {
  /// Sets how bars become smaller while content is scrolled.
  ///
  /// - Note: Approximate: navigation bars keep their size, and a warning is recorded if they should not.
  public nonisolated func toolbarMinimizationBehavior(
    _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
  ) -> some View {
    unsupported("toolbarMinimizationBehavior(_:for:)", "the bar keeps its size.", when: behavior.isActive)
  }

  /// Sets how bars become smaller while content is scrolled, by the name of the first betas.
  @available(*, deprecated, renamed: "toolbarMinimizationBehavior(_:for:)")
  public nonisolated func toolbarMinimizeBehavior(
    _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarMinimizationBehavior(behavior)
  }

  /// Sets whether the safe area follows a bar that becomes smaller; bars keep their size.
  public nonisolated func toolbarMinimizationSafeAreaAdjustment(
    _ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(InertModifier(name: "toolbarMinimizationSafeAreaAdjustment", value: adjustment))
  }

  /// Sets when a small bar becomes large again; bars keep their size.
  public nonisolated func toolbarMinimizationRestoration(
    _ restoration: ToolbarMinimizationRestoration, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(InertModifier(name: "toolbarMinimizationRestoration", value: restoration))
  }
}
