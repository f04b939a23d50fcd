import FlowRendering
import Foundation

extension AttributedString {
  /// The distance between the baselines of two lines of a paragraph.
  public struct LineHeight: Hashable, Sendable {
    private enum Kind: Hashable {
      case variable, tight, normal, loose, multiple(CGFloat), leading(CGFloat), exact(CGFloat)
      case line(ascent: CGFloat, height: CGFloat)
    }

    private let kind: Kind

    /// The ascents and descents of the fonts in each line.
    public static var variable: LineHeight { LineHeight(kind: .variable) }

    /// A multiple of the font's size, for texts with wide lines.
    public static var loose: LineHeight { LineHeight(kind: .loose) }

    /// A multiple of the font's size.
    public static var normal: LineHeight { LineHeight(kind: .normal) }

    /// A multiple of the font's size, for texts with little room.
    public static var tight: LineHeight { LineHeight(kind: .tight) }

    /// A multiple of the largest size of the fonts.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }

    /// The largest size of the fonts, and a number of points more.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .leading(increase)) }

    /// A number of points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }

    /// A number of points, some of them above the baseline.
    package static func line(ascent: CGFloat, height: CGFloat) -> LineHeight {
      LineHeight(kind: .line(ascent: ascent, height: height))
    }

    /// Whether its factor is not known.
    fileprivate var isAssumed: Bool { [.loose, .normal, .tight].contains(kind) }

    /// The height in points for the largest size of the fonts; `nil` for that of the fonts.
    func height(forSize size: Double) -> Double? {
      switch kind {
      case .variable: nil
      case .tight: size * Self.tightFactor
      case .normal: size * Self.normalFactor
      case .loose: size * Self.looseFactor
      case .multiple(let factor): size * Double(factor)
      case .leading(let increase): size + Double(increase)
      case .exact(let points), .line(_, let points): Double(points)
      }
    }

    /// The distance from the top of a line to its baseline, in points.
    fileprivate func ascent(forSize size: Double) -> Double {
      if case .line(let ascent, _) = kind { Double(ascent) } else { size }
    }

    // Not measured.
    private static let tightFactor = 1.1
    private static let normalFactor = 1.2
    private static let looseFactor = 1.4
  }
}

extension EnvironmentValues {
  /// The line height of the texts in a view; `nil` for the one that suits each context.
  @Entry public var lineHeight: AttributedString.LineHeight?
}

extension View {
  /// Sets the default line height of the texts in this view.
  ///
  /// - Note: Approximate: the factors of `.tight`, `.normal` and `.loose` are assumed, and a warning is recorded.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
      .approximate(
        "lineHeight(_:)", "the factor of this height is not known.", when: lineHeight?.isAssumed == true)
  }
}

extension Paragraph {
  /// Gives all lines a height.
  ///
  /// Measured by others on iOS 26: the baseline is a font's size below the top of its line, for factors of 1 and 1.5.
  mutating func setLineHeight(_ lineHeight: AttributedString.LineHeight) {
    let size = runs.map(\.font.size).max() ?? 0
    guard let height = lineHeight.height(forSize: size), height.isFinite else { return }
    let line = FontSpec.Line(
      ascent: min(max(0, lineHeight.ascent(forSize: size)), max(0, height)), height: max(0, height))
    for index in runs.indices { runs[index].font.line = line }
  }
}
