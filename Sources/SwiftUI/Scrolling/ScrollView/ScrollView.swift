/// A scrollable view.
///
/// Along its axes it takes the proposed length; across them it has the size of its content. Content that fits starts at
/// the top leading corner.
nonisolated public struct ScrollView<Content: View>: View {
  public var content: Content

  /// The scrollable axes.
  public var axes: Axis.Set

  /// Whether scroll indicators are shown while scrolling. Pictures are taken at rest and never show them.
  public var showsIndicators: Bool

  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public var body: some View {
    ScrollSurface(content: content, style: ScrollSurfaceStyle(axes: axes))
  }
}

extension ScrollView: ComposedView {
  @MainActor package var composition: Composition {
    Composition("ScrollView").single(content).value("axes", axes).value("showsIndicators", showsIndicators)
  }
}
