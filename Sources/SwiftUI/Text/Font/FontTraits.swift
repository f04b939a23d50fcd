import FlowRendering
import Foundation

extension Font {
  /// A weight to use for fonts.
  public struct Weight: Hashable, Sendable {
    /// The weight from 100 to 900, as in CSS and in font files.
    package let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// A width to use for fonts that have multiple widths.
  public struct Width: Hashable, Sendable {
    /// The width from -1, the narrowest, to 1, the widest; 0 is the standard width.
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    /// The scale factor for the width of glyphs.
    package var factor: Double { 1 + Double(value) }
  }

  /// A design to use for fonts.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// A line spacing adjustment that you can apply to a font.
  public enum Leading: Hashable, Sendable {
    /// The font's default line spacing.
    case standard

    /// Reduced line spacing.
    case tight

    /// Increased line spacing.
    case loose
  }
}

extension FontSpec.Family {
  package init(_ design: Font.Design) {
    switch design {
    case .default: self = .standard
    case .serif: self = .serif
    case .rounded: self = .rounded
    case .monospaced: self = .monospaced
    }
  }
}

/// The font weight to apply to text for legibility.
public enum LegibilityWeight: Hashable, Sendable {
  /// Use regular font weight (no Accessibility Bold).
  case regular

  /// Use heavier font weight (force Accessibility Bold).
  case bold
}
