/// A placeholder used to construct an inline modifier, transition, or other helper type.
nonisolated public struct PlaceholderContentView<Value>: View {
  private let content: AnyView

  package nonisolated init(_ content: some View) {
    self.content = AnyView(content)
  }

  @MainActor public var body: some View { content }
}

extension PlaceholderContentView: ComposedView {
  @MainActor package var composition: Composition { Composition(transparent: content.given) }
}
