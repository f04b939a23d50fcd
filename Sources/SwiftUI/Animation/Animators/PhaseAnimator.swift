/// A container that animates its content by automatically cycling through a collection of phases that you provide, each
/// defining a discrete step within an animation.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  private var property = PhasePlayerProperty()

  /// Cycles through a sequence of phases in response to changes in a value, animating updates to a view as each phase
  /// changes.
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.animation = animation
  }

  /// Cycles through the given phases continuously, animating the content as each phase changes.
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  @MainActor public var body: some View {
    if let phase = currentPhase { content(phase) }
  }

  /// The shown phase; reading it does not advance the player.
  @MainActor private var shownPhase: Phase? {
    guard let player = property.player, phases.indices.contains(player.index) else { return phases.first }
    return phases[player.index]
  }

  @MainActor private var currentPhase: Phase? {
    guard let player = property.player else { return phases.first }
    let (phases, animation) = (phases, animation)
    player.update(count: phases.count, trigger: trigger) { animation(phases[$0]) }
    return phases.isEmpty ? nil : phases[player.index]
  }
}

extension PhaseAnimator: ConnectedView {
  @MainActor package var composition: Composition {
    guard let phase = shownPhase else { return Composition("PhaseAnimator") }
    return Composition("PhaseAnimator").oneOrMore(content(phase)).value("phase", phase).value("phases", phases)
  }
}

extension View {
  /// Cycles through the given phases when a trigger changes, animating the view as each phase changes.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }

  /// Cycles through the given phases continuously, animating the view as each phase changes.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }
}
