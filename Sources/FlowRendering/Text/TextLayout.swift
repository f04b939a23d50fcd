import Foundation

/// A paragraph laid out into lines.
///
/// A text is measured once: its layout is kept, and everything that shows or reads it - painting, links, renderers, the
/// insertion point, baselines - has the same lines and glyphs. `Typesetter` and `SimpleTextShaper` are two ways to make
/// one. A copy is cheap, and the layout of a text of one style takes little memory: its lines are made when asked for.
package struct TextLayout {
  /// The text. Its colors may be changed before it is drawn, which moves no glyph.
  package var paragraph: Paragraph

  package let metrics: TextMetrics
  let content: Content

  enum Content {
    /// Characters of equal width, broken at a width in points; nothing draws them.
    case fixed(width: Double)

    /// A text of one style on one line.
    case line(ShapedText)

    /// A text of one style with a line for each letter.
    case column(ShapedText)

    /// Any other text.
    case lines(TextLines)
  }

  /// The lines, from the top.
  package var lines: [TextLine] {
    switch content {
    case .fixed(let width): FixedMetricsTextMeasurer.lines(of: paragraph, maxWidth: width, count: metrics.lineCount)
    case .line(let text): [text.line(of: paragraph)]
    case .column(let text): text.column(of: paragraph)
    case .lines(let text): text.lines
    }
  }

  /// The scale of the text: 1, or less with a minimum scale factor.
  package var scale: Double { typeset?.scale ?? 1 }

  /// The text as it is drawn: in smaller fonts if it is scaled, in colors that may have been changed since.
  var drawnParagraph: Paragraph { typeset?.paragraph ?? paragraph }

  /// The factor for all widths in drawing.
  var stretch: Double { typeset?.stretch ?? 1 }

  /// The space on both sides of all lines, in points.
  var sideBearing: Double {
    switch content {
    case .fixed: 0
    case .line(let text), .column(let text): text.font.sideBearing
    case .lines(let text): text.sideBearing
    }
  }

  /// The distance from the left edge of a frame to the start of a line in it, before stretching.
  ///
  /// - Parameter width: The width of the frame.
  func start(of line: TextLine, in width: Double) -> Double {
    let slack = max(0, width / stretch - 2 * sideBearing - line.width)
    let isRight = paragraph.isRightToLeft
    let offset =
      switch paragraph.alignment {
      case .leading: isRight ? slack : 0
      case .center: slack / 2
      case .trailing: isRight ? 0 : slack
      }
    return sideBearing + offset
  }

  /// Whether the text fits a frame without being broken elsewhere, in points.
  func fits(width: Double, height: Double?) -> Bool {
    let inner = Double(metrics.size.width) / stretch - 2 * sideBearing
    return inner >= 1 && Double(metrics.size.width) <= width && !metrics.isTruncated
      && Double(metrics.size.height) <= (height ?? .infinity)
  }

  /// Whether the text has the same layout at all widths from its own to that for which it was laid out.
  var isStable: Bool { typeset?.isStable ?? false }

  private var typeset: TextLines? {
    if case .lines(let text) = content { text } else { nil }
  }
}

/// The lines of a text that has several lines or styles.
final class TextLines {
  /// The text in the fonts in which it fits.
  let paragraph: Paragraph
  let scale: Double
  let stretch: Double
  let sideBearing: Double

  /// Whether Pango gives the same lines at all widths from that of the text to that for which it was laid out.
  let isStable: Bool

  /// The lines, which are made when somebody asks for them.
  private(set) lazy var lines = make()
  private let make: () -> [TextLine]

  init(
    paragraph: Paragraph, scale: Double = 1, stretch: Double = 1, sideBearing: Double = 0, isStable: Bool = false,
    lines make: @escaping () -> [TextLine]
  ) {
    self.paragraph = paragraph
    self.scale = scale
    self.stretch = stretch
    self.sideBearing = sideBearing
    self.isStable = isStable
    self.make = make
  }
}
