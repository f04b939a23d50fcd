extension View {
  /// Presents a modal view that covers as much of the screen as possible when binding to a Boolean value you provide is
  /// true.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to a Boolean value that determines whether to present the cover.
  ///   - onDismiss: The closure to execute when dismissing the modal view.
  ///   - content: A closure that returns the content of the modal view.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(.cover, isPresented: isPresented, onDismiss: onDismiss) {
        CoverView(content: content())
      })
  }

  /// Presents a modal view that covers as much of the screen as possible using the binding you provide as a data source
  /// for the sheet's content.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(.cover, item: item, onDismiss: onDismiss) {
        CoverView(content: content($0))
      })
  }
}

/// A view that covers the whole window.
struct CoverView: PrimitiveView {
  let content: AnyView

  nonisolated init<Content: View>(content: Content) {
    self.content = AnyView(keeping: content)
  }

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    CoverElement(view, in: context)
  }

  static var _isUnary: Bool { true }
}

final class CoverElement: Element, PreferenceObserver {
  private var derived: EnvironmentValues
  private var screen: ScreenElement?
  private var background: LayerElement<AnyView>?
  private var generation: UInt?

  init(_ view: CoverView, in context: _NodeContext) {
    derived = context.environment
    super.init(context)
    environmentChanged()
    let screen = ScreenElement(view.content, in: childContext)
    screen.layoutParent = self
    self.screen = screen
    let background = LayerElement(AnyView(ScreenBackground()), alignment: .center, in: childContext)
    background.layoutParent = self
    self.background = background
    graph.addPreferenceObserver(self)
  }

  override func update<V: View>(_ view: V) {
    screen?.update(reinterpret(view, as: CoverView.self).content)
  }

  override func environmentChanged() {
    derived = environment
    derived.isElevated = false
    derived.isInSheet = false
  }

  override func environmentForChildren() -> EnvironmentValues { derived }

  override func willUnmount() { graph.removePreferenceObserver(self) }

  func preferencesMayHaveChanged() {
    guard generation != graph.preferenceGeneration else { return }
    generation = graph.preferenceGeneration
    let options = preference(PresentationOptionsKey.self)
    background?.show(options.background ?? AnyView(ScreenBackground()), alignment: .center)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let background { body(background) }
    if let screen { body(screen) }
  }

  override func forEachLayoutChild(_ body: (Element) -> Void) {
    if let background { body(background) }
    if let screen { body(screen) }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    if let background { placeChild(background, at: .zero, proposal: ProposedViewSize(size)) }
    guard let screen else { return }
    screen.show(insets: environment.presentationCenter?.safeArea ?? EdgeInsets())
    placeChild(screen, at: .zero, proposal: ProposedViewSize(size))
  }

  override func describe(into builder: inout SemanticsBuilder) {
    if let screen { builder.describe(screen) }
  }

  override var pathName: String { "fullScreenCover" }
}
