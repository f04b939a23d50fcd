/// Adds a hint for assistive technologies.
struct HelpModifier: ElementModifier, ComposedModifier {
  let text: Text

  var composition: Composition { Composition("help").namedPart("text", text) }

  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    let hint = text.string(in: element)
    builder.with({ $0.hint = $0.hint ?? hint }) { $0.describe(child) }
  }
}

extension View {
  /// Adds help text to a view using a localized string that you provide.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    modifier(HelpModifier(text: Text(textKey)))
  }

  /// Adds help text to a view using a text view that you provide.
  public nonisolated func help(_ text: Text) -> some View {
    modifier(HelpModifier(text: text))
  }

  /// Adds help text to a view using a string that you provide.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    modifier(HelpModifier(text: Text(text)))
  }
}
