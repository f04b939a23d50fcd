import FlowRendering
import Foundation

/// An environment-dependent font.
public struct Font: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case system(size: CGFloat, weight: Weight?, design: Design?)
    case style(TextStyle, weight: Weight?, design: Design?)

    /// A font by name; without a style its size is fixed.
    case custom(name: String, size: CGFloat, style: TextStyle?)
  }

  package let source: Source
  package private(set) var modifiers: [FontModifier] = []

  package init(_ source: Source) {
    self.source = source
  }

  package func modified(_ modifier: FontModifier) -> Font {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }
}

// MARK: - Fonts of the system

extension Font {
  /// Specifies a system font to use, along with the style, weight, and any design parameters you want applied.
  ///
  /// - Parameters:
  ///   - size: The size in points, which does not change with the Dynamic Type size.
  ///   - weight: The weight of the font, or nil for regular.
  ///   - design: The design of the font, or nil for the default one.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// Gets a system font that uses the specified style, design, and weight.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, weight: weight, design: design))
  }

  /// A font with the large title text style.
  public static let largeTitle = Font.system(.largeTitle)

  /// A font with the title text style.
  public static let title = Font.system(.title)

  /// Create a font for second level hierarchical headings.
  public static let title2 = Font.system(.title2)

  /// Create a font for third level hierarchical headings.
  public static let title3 = Font.system(.title3)

  /// A font with the headline text style.
  public static let headline = Font.system(.headline)

  /// A font with the subheadline text style.
  public static let subheadline = Font.system(.subheadline)

  /// A font with the body text style.
  public static let body = Font.system(.body)

  /// A font with the callout text style.
  public static let callout = Font.system(.callout)

  /// A font with the footnote text style.
  public static let footnote = Font.system(.footnote)

  /// A font with the caption text style.
  public static let caption = Font.system(.caption)

  /// Create a font with the alternate caption text style.
  public static let caption2 = Font.system(.caption2)
}

// MARK: - Fonts by name

extension Font {
  /// Creates a custom font with the given name and size that scales with the body text style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// Creates a custom font with the given name and size that scales relative to the given text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name: name, size: size, style: textStyle))
  }

  /// Creates a custom font with the given name and a fixed size that does not scale with Dynamic Type.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, style: nil))
  }
}

// MARK: - Modifiers

extension Font {
  /// Adds italics to the font.
  public func italic() -> Font { modified(.italic(true)) }

  /// Adjusts the font to enable all small capitals.
  public func smallCaps() -> Font { smallCaps(true) }

  /// Adds or removes all small capitals.
  public func smallCaps(_ isActive: Bool) -> Font { modified(.smallCaps(.all, isActive)) }

  /// Adjusts the font to enable lowercase small capitals.
  public func lowercaseSmallCaps() -> Font { lowercaseSmallCaps(true) }

  /// Adds or removes small capitals for lowercase letters.
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font { modified(.smallCaps(.lowercase, isActive)) }

  /// Adjusts the font to enable uppercase small capitals.
  public func uppercaseSmallCaps() -> Font { uppercaseSmallCaps(true) }

  /// Adds or removes small capitals for uppercase letters.
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font { modified(.smallCaps(.uppercase, isActive)) }

  /// Returns a modified font that uses fixed-width digits, while leaving other characters proportionally spaced.
  public func monospacedDigit() -> Font { modified(.monospacedDigits(true)) }

  /// Sets the weight of the font.
  public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }

  /// Sets the width of the font.
  public func width(_ width: Width) -> Font { modified(.width(width)) }

  /// Adds bold styling to the font.
  public func bold() -> Font { modified(.bold(true)) }

  /// Adds or removes bold styling.
  public func bold(_ isActive: Bool) -> Font { modified(.bold(isActive)) }

  /// Adds or removes italics.
  public func italic(_ isActive: Bool) -> Font { modified(.italic(isActive)) }

  /// Returns a fixed-width font from the same family as the base font.
  public func monospaced() -> Font { monospaced(true) }

  /// Adds or removes the fixed width of all characters.
  public func monospaced(_ isActive: Bool) -> Font { modified(.monospaced(isActive)) }

  /// Multiplies the size of the font, after the Dynamic Type size was applied.
  public func scaled(by factor: CGFloat) -> Font { modified(.scale(factor)) }

  /// Sets the size of the font in points, which does not change with the Dynamic Type size.
  public func pointSize(_ size: CGFloat) -> Font { modified(.size(size)) }

  /// Adjusts the line spacing of a font.
  public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }
}
