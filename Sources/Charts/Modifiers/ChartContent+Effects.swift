import SwiftUI

extension ChartContent {
  /// Applies a Gaussian blur to the chart content, with a radius in points.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent { attribute(.effect(.blur(radius))) }

  /// Adds a shadow to the chart content; lengths in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    attribute(.effect(.shadow(color, radius: radius, x: x, y: y)))
  }

  /// Sets a clip shape for the chart content; the shape is in the frame of the content.
  nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    attribute(.effect(.clip(AnyShape(shape), style)))
  }

  /// Draws the chart content where other content is drawn.
  nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    MaskedContent(content: self, mask: content())
  }

  /// Draws the chart content into its own layer, and the layer as one.
  nonisolated public func compositingLayer() -> some ChartContent { attribute(.effect(.layer)) }

  /// Draws the chart content into its own layer. The style of the layer has no effect.
  ///
  /// - Note: Unimplemented: the modifiers of the style are not applied.
  nonisolated public func compositingLayer<V: View>(
    style: (PlaceholderContentView<Self>) -> V
  ) -> some ChartContent {
    UnstyledLayer(content: attribute(.effect(.layer)))
  }
}

/// Content that is drawn where other content is.
nonisolated struct MaskedContent<Content: ChartContent, Mask: ChartContent>: ChartContent {
  typealias Body = Never

  let content: Content
  let mask: Mask

  nonisolated init(content: Content, mask: Mask) {
    self.content = content
    self.mask = mask
  }

  @MainActor static func _collect(_ content: MaskedContent, into marks: inout _ChartMarks) {
    marks.with(.effect(.mask(_ChartMarks.of(content.mask).marks))) { Content._collect(content.content, into: &$0) }
  }
}

/// A layer whose style has no effect.
private nonisolated struct UnstyledLayer<Content: ChartContent>: ChartContent {
  typealias Body = Never

  let content: Content

  nonisolated init(content: Content) { self.content = content }

  @MainActor static func _collect(_ content: UnstyledLayer, into marks: inout _ChartMarks) {
    marks.shortfalls.append(
      (
        "ChartContent.compositingLayer(style:)", "the modifiers of the layer's style are not applied."
      ))
    Content._collect(content.content, into: &marks)
  }
}
