/// The root of a presentation: it fills the window, in front of earlier content.
@MainActor
final class PresentedElement: Element {
  private let modify: (inout EnvironmentValues) -> Void
  private let source: ContentSource
  private let kind: PresentationKind
  private var derived: EnvironmentValues
  private var content: _ViewNode?
  private var known: Element?

  init(
    _ kind: PresentationKind, _ content: @escaping () -> AnyView, in context: _NodeContext,
    environment modify: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.kind = kind
    self.modify = modify
    source = ContentSource(content)
    derived = context.environment
    super.init(context.with(container: .complete))
    environmentChanged()
    self.content = PresentedBody._makeNode(PresentedBody(source: source), in: childContext)
  }

  /// Updates the content.
  func show(_ content: @escaping () -> AnyView) {
    source.make = content
    self.content?.invalidate()
  }

  override func environmentChanged() {
    derived = environment
    if derived.isCovered { derived.isCovered = false }
    modify(&derived)
  }

  override func environmentForChildren() -> EnvironmentValues { derived }

  private var root: Element? {
    if let known { return known }
    known = content?.element(at: 0)
    known?.layoutParent = self
    return known
  }

  private var options: PresentationOptions { preference(PresentationOptionsKey.self) }

  /// Whether content behind the presentation is unreachable.
  var isModal: Bool {
    if kind != .sheet { return true }
    let context = SheetPlacement.detentContext(window: size, safeArea: windowSafeArea, environment: environment)
    return !options.allowsInteractionBehind(in: context)
  }

  private var windowSafeArea: EdgeInsets { environment.presentationCenter?.safeArea ?? EdgeInsets() }

  /// Whether bars behind the presentation lose their tint.
  var covers: Bool { kind.covers }

  /// Whether a person can dismiss the presentation without its controls.
  var allowsInteractiveDismissal: Bool {
    switch kind {
    case .sheet, .popover: !options.isInteractiveDismissDisabled
    case .dialog, .menu: true
    case .cover, .alert: false
    }
  }

  override func childElementsChanged() {
    known = nil
    setNeedsLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    _ = root?.size(for: proposal)
    return proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    if let root { placeChild(root, at: .zero, proposal: ProposedViewSize(size)) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func forEachLayoutChild(_ body: (Element) -> Void) {
    if let root { body(root) }
  }

  /// Whether the window behind is pushed back.
  var pushesBack: Bool { root?.fact(PushedBackFact.self) ?? false }

  override var pathName: String { "" }
}

enum PresentationKind {
  case sheet, cover, popover, alert, dialog, menu

  /// The kind in messages.
  var name: String {
    switch self {
    case .sheet: "A sheet"
    case .cover: "A full-screen cover"
    case .popover: "A popover"
    case .alert: "An alert"
    case .dialog: "A confirmation dialog"
    case .menu: "A menu"
    }
  }
}

/// Creates the content of a presentation.
@MainActor
private final class ContentSource {
  var make: () -> AnyView

  init(_ make: @escaping () -> AnyView) {
    self.make = make
  }
}

private struct PresentedBody: View {
  let source: ContentSource

  var body: some View { source.make() }
}
