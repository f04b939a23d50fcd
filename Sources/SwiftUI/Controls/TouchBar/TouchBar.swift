/// Controls for the bar of touch keys above a Mac's keyboard.
///
/// No device here has one, so its controls are never shown, as on a Mac without it; inspection finds them.
public struct TouchBar<Content: View> {
  let id: String
  let content: Content

  /// - Parameter content: The controls.
  public init(@ViewBuilder content: () -> Content) {
    id = ""
    self.content = content()
  }

  /// - Parameters:
  ///   - id: The identity under which a person's changes to the bar are kept.
  ///   - content: The controls.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.content = content()
  }
}

/// Whether an item of a touch bar is there, and whether a person may add or remove it; with the item's identity.
public enum TouchBarItemPresence: Equatable, Sendable {
  case required(String)
  case `default`(String)
  case optional(String)
}

private struct TouchBarModifier<Content: View>: ElementModifier, ComposedModifier {
  let touchBar: TouchBar<Content>

  static var affectsLayout: Bool { false }

  var composition: Composition { Composition("touchBar").oneOrMore(touchBar.content).value("id", touchBar.id) }
}

private struct TouchBarLabelModifier: ElementModifier, ComposedModifier {
  let label: Text

  static var affectsLayout: Bool { false }

  var composition: Composition { Composition("touchBarCustomizationLabel").namedPart("text", label) }
}

extension View {
  /// Sets the touch bar to show while the view has the focus.
  public nonisolated func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    touchBar(TouchBar(content: content))
  }

  /// Sets the touch bar to show while the view has the focus.
  public nonisolated func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View {
    modifier(TouchBarModifier(touchBar: touchBar))
  }

  /// Says whether the view is the principal item of its touch bar.
  public nonisolated func touchBarItemPrincipal(_ principal: Bool = true) -> some View {
    modifier(InertModifier(name: "touchBarItemPrincipal", value: principal))
  }

  /// Names an item of a touch bar for people who arrange the bar.
  public nonisolated func touchBarCustomizationLabel(_ label: Text) -> some View {
    modifier(TouchBarLabelModifier(label: label))
  }

  /// Says how an item of a touch bar behaves when people arrange the bar.
  public nonisolated func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View {
    modifier(InertModifier(name: "touchBarItemPresence", value: presence))
  }
}
