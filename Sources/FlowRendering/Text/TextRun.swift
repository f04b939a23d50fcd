import Foundation

/// A piece of a paragraph with one style.
package struct TextRun: Hashable, Sendable {
  /// A line under or through the text; without a colour it takes the text's.
  package struct Line: Hashable, Sendable {
    package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    package var pattern: Pattern
    package var color: RenderColor?

    package init(pattern: Pattern = .solid, color: RenderColor? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  package var string: String
  package var font: FontSpec
  /// nil: the foreground paint given when the text is drawn.
  package var color: RenderColor?
  package var backgroundColor: RenderColor?
  package var underline: Line?
  package var strikethrough: Line?
  /// Extra space after each character, in points; both are added, `tracking` also disables ligatures.
  package var kerning: Double
  package var tracking: Double
  /// Points by which the text is raised.
  package var baselineOffset: Double
  /// Drawn instead of `string`.
  package var attachment: TextAttachment?

  package init(
    _ string: String, font: FontSpec = FontSpec(), color: RenderColor? = nil, backgroundColor: RenderColor? = nil,
    underline: Line? = nil, strikethrough: Line? = nil, kerning: Double = 0, tracking: Double = 0,
    baselineOffset: Double = 0, attachment: TextAttachment? = nil
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.backgroundColor = backgroundColor
    self.underline = underline
    self.strikethrough = strikethrough
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.attachment = attachment
  }
}

/// A picture inside a text.
package enum TextAttachment: Hashable, Sendable {
  /// A symbol by its SF name, at the run's font size.
  case symbol(String)
  /// A bitmap of the given size in points, standing on the baseline.
  case image(Bitmap, size: CGSize)
}
