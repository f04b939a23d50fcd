// Environment values of text.

extension EnvironmentValues {
  /// The text modifiers of enclosing views, innermost last.
  @Entry package var textModifiers: [TextModifier] = []

  /// The largest number of lines of a text, or `nil` for as many as it needs.
  @Entry public var lineLimit: Int?

  /// The number of lines that a text reserves space for even when it has fewer.
  @Entry package var lowerLineLimit: Int?

  /// The extra distance between lines, in points.
  @Entry public var lineSpacing: CGFloat = 0

  /// The alignment of a text's lines to each other.
  @Entry public var multilineTextAlignment: TextAlignment = .leading

  /// The position at which a line that does not fit is truncated.
  @Entry public var truncationMode: Text.TruncationMode = .tail

  /// Whether characters may move closer together to make a text fit.
  @Entry public var allowsTightening: Bool = false

  /// The smallest factor by which text may shrink to fit, from 0 to 1.
  @Entry public var minimumScaleFactor: CGFloat = 1

  /// Whether a text of one line that may shrink fits its width alone, as a label of UIKit does.
  @Entry package var shrinksTextToWidthOnly: Bool = false

  /// The letter case of text.
  @Entry public var textCase: Text.Case?
}

extension View {
  private nonisolated func textModifier(_ modifier: TextModifier?) -> some View {
    self.modifier(
      EnvironmentKeyPathTransform(keyPath: \.textModifiers) { modifiers in
        if let modifier { modifiers.append(modifier) }
      })
  }

  /// Sets the default font of the text in this view.
  public nonisolated func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the weight of the text in this view.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    textModifier(weight.map { .trait(.weight($0)) })
  }

  /// Sets the width of the fonts in this view.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    textModifier(width.map { .trait(.width($0)) })
  }

  /// Sets the design of the fonts in this view.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    textModifier(design.map { .trait(.design($0)) })
  }

  /// Makes the text in this view bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { textModifier(.trait(.bold(isActive))) }

  /// Makes the text in this view italic.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { textModifier(.trait(.italic(isActive))) }

  /// Uses a monospaced font in this view.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    textModifier(.trait(.monospaced(isActive)))
  }

  /// Uses monospaced digits in this view.
  public nonisolated func monospacedDigit() -> some View { textModifier(.trait(.monospacedDigits(true))) }

  /// Draws a line under the text in this view.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textModifier(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a line through the text in this view.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textModifier(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Sets the extra distance between characters in points, and keeps ligatures.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { textModifier(.kerning(kerning)) }

  /// Sets the extra distance between characters, in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { textModifier(.tracking(tracking)) }

  /// Raises text above its baseline, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textModifier(.baselineOffset(baselineOffset))
  }

  /// Limits the number of lines of the text in this view.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Limits the number of lines, and optionally reserves space for all of them.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(reservesSpace ? limit : nil, limit)
  }

  /// Sets the least number of lines.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimits(limit.lowerBound, nil) }

  /// Sets the largest number of lines.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits(nil, limit.upperBound)
  }

  /// Sets the least and the largest number of lines.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(limit.lowerBound, limit.upperBound)
  }

  private nonisolated func lineLimits(_ lower: Int?, _ upper: Int?) -> some View {
    environment(\.lineLimit, upper)
      .environment(\.lowerLineLimit, lower)
  }

  /// Sets the extra distance between lines, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets the alignment of a text's lines to each other.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the position at which lines that do not fit are truncated.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets whether characters may move closer together to make a text fit.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets the smallest factor by which text may shrink to fit, from 0 to 1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets the letter case of text.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
