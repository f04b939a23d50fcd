extension UIFont {
  /// The purpose of a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIFont.TextStyle {
  private static let fontStyles: [UIFont.TextStyle: Font.TextStyle] = [
    extraLargeTitle: .extraLargeTitle, extraLargeTitle2: .extraLargeTitle2, largeTitle: .largeTitle, title1: .title,
    title2: .title2, title3: .title3, headline: .headline, subheadline: .subheadline, body: .body, callout: .callout,
    footnote: .footnote, caption1: .caption, caption2: .caption2,
  ]

  /// The SwiftUI style, or body if there is no equivalent.
  var fontStyle: Font.TextStyle { Self.fontStyles[self] ?? .body }
}
