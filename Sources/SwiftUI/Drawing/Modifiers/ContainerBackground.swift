/// The container that a background applies to.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let window = ContainerBackgroundPlacement(name: "window")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
  /// Sets the background of the enclosing container.
  ///
  /// - Note: Approximate: it is drawn behind the view, including the safe area, for every container; a warning is
  ///   recorded.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style).modifier(UnsupportedModifier(shortfall: .containerBackground))
  }

  /// Sets the background of the enclosing container.
  ///
  /// - Note: Approximate: it is drawn behind the view, including the safe area, for every container; a warning is
  ///   recorded.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
      .modifier(UnsupportedModifier(shortfall: .containerBackground))
  }
}

extension Shortfall {
  fileprivate static var containerBackground: Shortfall {
    .approximate("containerBackground(_:for:)", "it is drawn behind the view, however large its container is.")
  }
}
