/// The options that views inside a presentation set.
struct PresentationOptions {
  var detents: Set<PresentationDetent> = []
  var selection: PresentationDetent?

  /// Writes a new detent to the selection binding.
  var select: ((PresentationDetent) -> Void)?
  var dragIndicator: Visibility = .automatic
  var background: AnyView?
  var cornerRadius: CGFloat?
  var interaction = PresentationBackgroundInteraction.automatic
  var contentInteraction = PresentationContentInteraction.automatic
  var isInteractiveDismissDisabled = false
  var compactAdaptation: PresentationAdaptation?
  var sizing: (any PresentationSizing)?

  /// Whether a popover has an arrow.
  var hasArrow = true

  /// The height of the sheet above the bottom safe area, in points.
  func height(in context: PresentationDetent.Context) -> CGFloat {
    if let selection, detents.contains(selection), let height = selection.height(in: context) { return height }
    return detents.compactMap { $0.height(in: context) }.min() ?? context.maxDetentValue
  }

  /// Whether the content behind the sheet accepts interaction.
  func allowsInteractionBehind(in context: PresentationDetent.Context) -> Bool {
    interaction.allows(height(in: context)) { $0.height(in: context) }
  }
}

enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    let next = nextValue()
    if !next.detents.isEmpty {
      value.detents = next.detents
      value.selection = next.selection
      value.select = next.select
    }
    if next.dragIndicator != .automatic { value.dragIndicator = next.dragIndicator }
    if next.interaction != .automatic { value.interaction = next.interaction }
    if next.contentInteraction != .automatic { value.contentInteraction = next.contentInteraction }
    value.background = next.background ?? value.background
    value.cornerRadius = next.cornerRadius ?? value.cornerRadius
    value.isInteractiveDismissDisabled = value.isInteractiveDismissDisabled || next.isInteractiveDismissDisabled
    value.compactAdaptation = next.compactAdaptation ?? value.compactAdaptation
    value.sizing = next.sizing ?? value.sizing
    value.hasArrow = value.hasArrow && next.hasArrow
  }
}

/// Sets an option of the surrounding presentation.
struct PresentationOptionWriter {
  let change: (inout PresentationOptions) -> Void
}

extension PresentationOptionWriter: PreferenceModifier {
  package func collect<K: PreferenceKey>(
    into collector: inout PreferenceCollector<K>, node: _ViewNode, content: (inout PreferenceCollector<K>) -> Void
  ) {
    guard K.self == PresentationOptionsKey.self else { return content(&collector) }
    var inner = PreferenceCollector<K>()
    content(&inner)
    var options = reinterpret(inner.value ?? K.defaultValue, as: PresentationOptions.self)
    change(&options)
    collector.add(reinterpret(options, as: K.Value.self))
  }
}

extension View {
  nonisolated func presentationOption(_ change: @escaping (inout PresentationOptions) -> Void) -> some View {
    modifier(PresentationOptionWriter(change: change))
  }
}
