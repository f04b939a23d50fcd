import FlowRendering

extension Font {
  /// A dynamic text style to use for fonts.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
    case extraLargeTitle
    case extraLargeTitle2
  }
}

extension Font.TextStyle {
  /// The size in points at a Dynamic Type size.
  package func size(at dynamicTypeSize: DynamicTypeSize, in design: SwiftUI.Design = .standard) -> Double {
    design.text[self].sizes[Self.index(of: dynamicTypeSize)]
  }

  /// The gap between the lines of a text, in em: the part of the style's leading that San Francisco's line leaves over.
  ///
  /// Measured in pictures of iOS 16 to 26: a text of one line is as high as the font's line, and each further line adds
  /// the leading (body 22 points, title 34, large title 41, footnote 18).
  package func lineGap(at dynamicTypeSize: DynamicTypeSize, in design: SwiftUI.Design = .standard) -> Double {
    let style = design.text[self]
    let index = Self.index(of: dynamicTypeSize)
    let size = style.sizes[index]
    let line = FontSpec(size: size, hasWholeLines: design.text.hasWholeLines).metrics.lineHeight
    return max(0, style.leadings[index] - line) / size
  }

  /// The factor of sizes scaled with this style, relative to the default size.
  package func scale(at dynamicTypeSize: DynamicTypeSize, in design: SwiftUI.Design = .standard) -> Double {
    size(at: dynamicTypeSize, in: design) / size(at: .large, in: design)
  }

  /// The weight of the style.
  package func weight(in design: SwiftUI.Design = .standard) -> Font.Weight { design.text[self].weight }

  private static func index(of size: DynamicTypeSize) -> Int {
    DynamicTypeSize.allCases.firstIndex(of: size) ?? DynamicTypeSize.allCases.firstIndex(of: .large) ?? 0
  }
}
