/// A button with a standard appearance that opens help: a question mark in a circle.
public struct HelpLink: View {
  private let action: @MainActor () -> Void

  public nonisolated init(action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  public var body: some View {
    Button(action: action) { Image(systemName: "questionmark.circle") }
      .accessibilityLabel("Help")
  }
}

extension HelpLink: ComposedView {
  package var composition: Composition { Composition("HelpLink").single(body) }
}
