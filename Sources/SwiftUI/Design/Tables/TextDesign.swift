/// The text styles of a system.
struct TextDesign: Sendable {
  /// The measures of a text style.
  struct Style: Sendable {
    /// The sizes in points, from extra small to the fifth accessibility size.
    let sizes: [Double]

    /// The distances from baseline to baseline in points.
    let leadings: [Double]

    let weight: Font.Weight

    init(sizes: [Double], leadings: [Double], weight: Font.Weight) {
      self.sizes = sizes
      self.leadings = leadings
      self.weight = weight
    }

    /// A style with the same size at every Dynamic Type size.
    init(size: Double, leading: Double, weight: Font.Weight) {
      let count = DynamicTypeSize.allCases.count
      self.init(
        sizes: Array(repeating: size, count: count), leadings: Array(repeating: leading, count: count),
        weight: weight)
    }
  }

  /// Whether lines are a whole number of points high, and views are not moved apart by the gap between lines.
  var hasWholeLines: Bool

  var largeTitle: Style
  var title: Style
  var title2: Style
  var title3: Style
  var headline: Style
  var subheadline: Style
  var body: Style
  var callout: Style
  var footnote: Style
  var caption: Style
  var caption2: Style
  var extraLargeTitle: Style
  var extraLargeTitle2: Style

  subscript(_ style: Font.TextStyle) -> Style {
    switch style {
    case .largeTitle: largeTitle
    case .title: title
    case .title2: title2
    case .title3: title3
    case .headline: headline
    case .subheadline: subheadline
    case .body: body
    case .callout: callout
    case .footnote: footnote
    case .caption: caption
    case .caption2: caption2
    case .extraLargeTitle: extraLargeTitle
    case .extraLargeTitle2: extraLargeTitle2
    }
  }
}
