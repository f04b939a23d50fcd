/// The previewed view, as passed to a ``PreviewModifier``.
public struct PreviewModifierContent: View {
  private let content: AnyView

  package init(_ content: any View) {
    self.content = AnyView(content)
  }

  public var body: some View { content }
}

extension PreviewModifierContent: ComposedView {
  package var composition: Composition { Composition(transparent: content.given) }
}
