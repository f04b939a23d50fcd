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
  /// The size in points at a Dynamic Type size, from Apple's published tables.
  ///
  /// - Parameter idiom: The kind of device; on a Mac there is one size.
  package func size(at dynamicTypeSize: DynamicTypeSize, on idiom: Device.Idiom = .phone) -> Double {
    if idiom == .mac { return measuresOnMac.size }
    let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3
    return sizes[index]
  }

  /// The gap between the lines of a text, in em: the part of the style's leading that San Francisco's line leaves over.
  ///
  /// Measured in pictures of iOS 16 to 26: a text of one line is as high as the font's line, and each further line adds
  /// the leading (body 22 points, title 34, large title 41, footnote 18).
  package func lineGap(at dynamicTypeSize: DynamicTypeSize, on idiom: Device.Idiom = .phone) -> Double {
    let size = size(at: dynamicTypeSize, on: idiom)
    let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3
    let leading = idiom == .mac ? measuresOnMac.leading : leadings[index]
    return max(0, leading - FontSpec(size: size, hasWholeLines: idiom == .mac).metrics.lineHeight) / size
  }

  /// The factor of sizes scaled with this style, relative to the default size.
  package func scale(at dynamicTypeSize: DynamicTypeSize, on idiom: Device.Idiom = .phone) -> Double {
    size(at: dynamicTypeSize, on: idiom) / size(at: .large, on: idiom)
  }

  /// The weight of the style.
  package func weight(on idiom: Device.Idiom = .phone) -> Font.Weight {
    switch self {
    case .headline: idiom == .mac ? .bold : .semibold
    case .caption2: idiom == .mac ? .medium : .regular
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  private var measuresOnMac: (size: Double, leading: Double) {
    switch self {
    case .extraLargeTitle: (36, 43)
    case .largeTitle: (26, 32)
    case .title, .extraLargeTitle2: (22, 26)
    case .title2: (17, 22)
    case .title3: (15, 20)
    case .headline, .body: (13, 16)
    case .callout: (12, 15)
    case .subheadline: (11, 14)
    case .footnote, .caption, .caption2: (10, 13)
    }
  }

  /// The sizes from extra small to the fifth accessibility size.
  private var sizes: [Double] {
    switch self {
    case .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title, .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The distances from baseline to baseline in points, from extra small to the fifth accessibility size: Apple's
  /// published table.
  private var leadings: [Double] {
    switch self {
    case .extraLargeTitle: sizes
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title, .extraLargeTitle2: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    }
  }
}
