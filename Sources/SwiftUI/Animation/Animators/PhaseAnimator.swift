/// A container that animates its content by automatically cycling through a collection of phases that you provide, each
/// defining a discrete step within an animation.
///
/// The content is shown in its first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let first: Phase?
  private let content: (Phase) -> Content

  /// Cycles through a sequence of phases in response to changes in a value, animating updates to a view as each phase
  /// changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  /// Cycles through the given phases continuously, animating the content as each phase changes.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  public var body: some View {
    if let first { content(first) }
  }
}

extension View {
  /// Cycles through the given phases when a trigger changes; the view is shown in the first one.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }

  /// Cycles through the given phases continuously; the view is shown in the first one.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }
}
