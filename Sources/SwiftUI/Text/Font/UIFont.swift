import FlowRendering
import Foundation

/// A UIKit font, which has one size that does not follow the text size of the device.
public final class UIFont: CTFont, @unchecked Sendable {
  private let weight: Weight
  private let design: Font.Design
  private let isItalic: Bool

  /// The distance from baseline to baseline in points, or `nil` for the font's own.
  private let leadingOfStyle: CGFloat?

  init(
    size: CGFloat, weight: Weight = .regular, design: Font.Design = .default, isItalic: Bool = false,
    lineHeight: CGFloat? = nil, family: String? = nil
  ) {
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    leadingOfStyle = lineHeight
    let system = Font.system(size: size, weight: weight.fontWeight, design: design)
    let font = family.map { Font.custom($0, fixedSize: size) } ?? system
    super.init(name: family ?? ".SFUI-\(weight.name)", size: size, font: isItalic ? font.italic() : font)
  }

  /// Creates a font from a file that the app has registered, or `nil` if no font has the name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    InformationFonts.register()
    guard AppFonts.shared.contains(fontName) else { return nil }
    self.init(size: fontSize, family: fontName)
  }

  /// - Parameter size: The size in points; 0 stands for the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(
      size: size == 0 ? descriptor.pointSize : size, weight: descriptor.weight, design: descriptor.design.fontDesign,
      isItalic: descriptor.isItalic, family: descriptor.family)
  }

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .semibold) }

  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, isItalic: true) }

  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, design: .monospaced)
  }

  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var systemFontSize: CGFloat { 14 }

  private var metrics: FontMetrics { FontSpec(size: size).metrics }

  /// The size, in points.
  public var pointSize: CGFloat { size }

  /// The name of the font.
  public var fontName: String { name }

  /// The distance from the top of a line to its baseline, in points.
  public var ascender: CGFloat { metrics.ascent }

  /// The distance from the baseline to the bottom of a line, in points, as a negative number.
  public var descender: CGFloat { -metrics.descent }

  public var capHeight: CGFloat { metrics.capHeight }
  public var xHeight: CGFloat { metrics.xHeight }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { leadingOfStyle ?? metrics.lineHeight }

  /// The space between lines beyond the ascender and the descender, in points.
  public var leading: CGFloat { max(0, lineHeight - ascender + descender) }

  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: fontSize) }

  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      pointSize: size, weight: weight, design: UIFontDescriptor.SystemDesign(design), isItalic: isItalic,
      family: name.hasPrefix(".SFUI") ? nil : name)
  }
}
