import FlowRendering

extension UIFont {
  /// The font of a text style at the screen's current text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let values = assumeMainActor { CurrentScreen.environment ?? EnvironmentValues() }
    let style = style.fontStyle
    let size = style.size(at: values.dynamicTypeSize)
    let lines = FontSpec(size: size).metrics.lineHeight + style.lineGap(at: values.dynamicTypeSize) * size
    return UIFont(size: size, weight: Weight(style.weight()), lineHeight: lines)
  }
}

extension UIFontDescriptor {
  /// The descriptor of a text style at the screen's current text size.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
}
