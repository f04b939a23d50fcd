/// Controls for a Mac's Touch Bar.
///
/// No supported device has a Touch Bar, so its controls are never shown, as on a Mac without one; inspection finds
/// them.
public struct TouchBar<Content: View> {
  let id: String
  let content: Content

  /// - Parameter content: The controls.
  public init(@ViewBuilder content: () -> Content) {
    id = ""
    self.content = content()
  }

  /// - Parameters:
  ///   - id: The identifier under which a person's customization of the bar is stored.
  ///   - content: The controls.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.content = content()
  }
}

/// The presence of a Touch Bar item, and whether a person may add or remove it, with the item's identifier.
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
  /// Sets the Touch Bar to show while the view has the focus.
  public nonisolated func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    touchBar(TouchBar(content: content))
  }

  /// Sets the Touch Bar to show while the view has the focus.
  public nonisolated func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View {
    modifier(TouchBarModifier(touchBar: touchBar))
  }

  /// Sets whether the view is the principal item of its Touch Bar.
  public nonisolated func touchBarItemPrincipal(_ principal: Bool = true) -> some View {
    modifier(InertModifier(name: "touchBarItemPrincipal", value: principal))
  }

  /// Sets the label of a Touch Bar item for customization.
  public nonisolated func touchBarCustomizationLabel(_ label: Text) -> some View {
    modifier(TouchBarLabelModifier(label: label))
  }

  /// Sets the presence of a Touch Bar item during customization.
  public nonisolated func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View {
    modifier(InertModifier(name: "touchBarItemPresence", value: presence))
  }
}
