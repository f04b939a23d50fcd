/// A value that replaces the drawing of texts.
///
/// - Note: Approximate: a change of the animatable data shows its end at once; glyphs are drawn inside their own
///   bounds, so that what reaches over into a neighbour's is cut. A warning is recorded.
@MainActor @preconcurrency
public protocol TextRenderer: Animatable {
  /// Draws a text that is laid out in lines.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size of the text for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far drawing reaches over the bounds of the text, in points. Nothing is cut at them here.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The text that a renderer draws, to be measured.
public struct TextProxy {
  let measure: @MainActor (ProposedViewSize) -> CGSize

  /// The size that the text would have without a renderer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    assumeMainActor(with: self) { $0.measure(proposal) }
  }
}

/// A value that a part of a text carries for its renderer.
public protocol TextAttribute {}

/// One attribute of a part of a text.
///
/// `@unchecked Sendable`: a value that is read on the main actor only.
package struct CustomTextAttribute: Equatable, @unchecked Sendable {
  let value: any TextAttribute

  package static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<A: TextAttribute>(_ value: A) -> Bool {
      guard let other = rhs.value as? A else { return false }
      return assumeMainActor(with: (value, other)) { areKnownEqual($0, $1) }
    }
    return isEqual(lhs.value)
  }
}

extension Text {
  /// Marks the text for the renderer that draws it.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    var copy = self
    copy.modifiers.append(.attribute(CustomTextAttribute(value: value)))
    return copy
  }
}

extension EnvironmentValues {
  private enum TextRendererKey: EnvironmentKey {
    static var defaultValue: (any TextRenderer)? { nil }
  }

  /// What draws texts, if not the engine.
  package var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

extension View {
  /// Draws the texts in this view with a renderer.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.textRenderer, value: renderer))
      .approximate("TextRenderer", "it is drawn without motion, and glyphs are cut at their own bounds.")
  }
}
