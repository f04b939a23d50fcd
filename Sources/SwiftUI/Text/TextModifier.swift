/// A change to a text by one of its own modifiers or by one of an enclosing view.
package enum TextModifier: Equatable, Sendable {
  case font(Font?)
  case trait(FontModifier)
  case foreground(AnyShapeStyle)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case attribute(CustomTextAttribute)
  case accessibility(TextAccessibility)
  case language(TypesettingLanguage)

  /// Shows the selection in a field's text.
  case editing(TextEditing)

  package static func == (lhs: TextModifier, rhs: TextModifier) -> Bool {
    switch (lhs, rhs) {
    case (.font(let a), .font(let b)): a == b
    case (.trait(let a), .trait(let b)): a == b
    case (.foreground(let a), .foreground(let b)): assumeMainActor { areKnownEqual(a, b) }
    case (.underline(let a), .underline(let b)), (.strikethrough(let a), .strikethrough(let b)): a == b
    case (.kerning(let a), .kerning(let b)), (.tracking(let a), .tracking(let b)): a == b
    case (.baselineOffset(let a), .baselineOffset(let b)): a == b
    case (.attribute(let a), .attribute(let b)): a == b
    case (.accessibility(let a), .accessibility(let b)): a == b
    case (.language(let a), .language(let b)): a == b
    case (.editing(let a), .editing(let b)): a == b
    default: false
    }
  }
}

extension Text {
  func adding(_ modifier: TextModifier) -> Text {
    var copy = self
    // A repeated trait is added once, so that a text that is modified again and again does not grow.
    if case .trait(let last) = copy.modifiers.last, case .trait(last) = modifier { return copy }
    copy.modifiers.append(modifier)
    return copy
  }

  /// The text without its own styles, which titles of bars, alerts and dialogs do not show.
  var unstyled: Text {
    var copy = self
    copy.modifiers.removeAll { if case .accessibility = $0 { false } else { true } }
    return copy
  }

  /// Shows the selection in a field's text.
  func edited(_ editing: TextEditing) -> Text { adding(.editing(editing)) }

  /// Sets the font of the text.
  public func font(_ font: Font?) -> Text { adding(.font(font)) }

  /// Sets the weight of the text.
  public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { adding(.trait(.weight($0))) } ?? self }

  /// Sets the width of the text's font.
  public func fontWidth(_ width: Font.Width?) -> Text { width.map { adding(.trait(.width($0))) } ?? self }

  /// Sets the design of the text's font.
  public func fontDesign(_ design: Font.Design?) -> Text { design.map { adding(.trait(.design($0))) } ?? self }

  /// Makes the text bold.
  public func bold() -> Text { adding(.trait(.bold(true))) }

  /// Makes the text bold, or removes bold.
  public func bold(_ isActive: Bool) -> Text { adding(.trait(.bold(isActive))) }

  /// Makes the text italic.
  public func italic() -> Text { adding(.trait(.italic(true))) }

  /// Makes the text italic, or removes italics.
  public func italic(_ isActive: Bool) -> Text { adding(.trait(.italic(isActive))) }

  /// Uses a monospaced font.
  public func monospaced(_ isActive: Bool = true) -> Text { adding(.trait(.monospaced(isActive))) }

  /// Uses monospaced digits.
  public func monospacedDigit() -> Text { adding(.trait(.monospacedDigits(true))) }

  /// Sets the color of the text.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { adding(.foreground(AnyShapeStyle($0))) } ?? self
  }

  /// Sets the style that paints the text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(.foreground(AnyShapeStyle(style))) }

  /// Draws a line under the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.underline(isActive ? LineStyle(color: color) : nil))
  }

  /// Draws a line under the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.strikethrough(isActive ? LineStyle(color: color) : nil))
  }

  /// Draws a line through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Sets the extra distance between characters in points, and keeps ligatures.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }

  /// Sets the extra distance between characters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }

  /// Raises the text above its baseline, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }
}
