/// A value that replaces the drawing of texts.
///
/// - Note: Approximate: a change of the animatable data is not animated; glyphs are drawn inside their own bounds, so
///   that parts that overlap a neighbor are cut. A warning is recorded.
@MainActor @preconcurrency
public protocol TextRenderer: Animatable {
  /// Draws a laid-out text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size of the text for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The distance by which drawing extends beyond the bounds of the text, in points. Here nothing is clipped to them.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The text of a renderer, for measuring.
public struct TextProxy {
  let measure: @MainActor (ProposedViewSize) -> CGSize

  /// The size of the text without the renderer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    assumeMainActor(with: self) { $0.measure(proposal) }
  }
}

/// A value attached to a part of a text for its renderer.
public protocol TextAttribute {}

/// An attribute of a part of a text.
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
  /// Attaches a value to the text for its renderer.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    var copy = self
    copy.modifiers.append(.attribute(CustomTextAttribute(value: value)))
    return copy
  }
}

extension EnvironmentValues {
  /// The renderer that draws texts in place of the engine.
  @Entry package var textRenderer: (any TextRenderer)?
}

extension View {
  /// Draws the texts in this view with a renderer.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    environment(\.textRenderer, renderer)
      .approximate("TextRenderer", "it is not animated, and parts that overlap a neighbor are cut.")
  }
}
