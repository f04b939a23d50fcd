/// A placeholder used to construct an inline modifier, transition, or other helper type.
public struct PlaceholderContentView<Value>: View {
  private let content: AnyView

  package init(_ content: some View) {
    self.content = AnyView(content)
  }

  public var body: some View { content }
}

extension PlaceholderContentView: ComposedView {
  package var composition: Composition { Composition(transparent: content.given) }
}
