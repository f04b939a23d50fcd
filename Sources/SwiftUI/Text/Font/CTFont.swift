import Foundation

/// A font of Core Text: a name and a size.
///
/// `@unchecked Sendable`: nothing in it or in UIKit's font, which is one of these, ever changes.
public class CTFont: Hashable, @unchecked Sendable {
  let name: String
  let size: CGFloat

  /// The font in its own size, as views show it.
  let font: Font

  init(name: String, size: CGFloat, font: Font) {
    self.name = name
    self.size = size
    self.font = font
  }

  public static func == (a: CTFont, b: CTFont) -> Bool { a.name == b.name && a.font == b.font }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(font)
  }
}

/// The string type of Core Foundation; here it is Swift's.
public typealias CFString = String

/// The font with a name in a size, in points; 0 is 12. A matrix has no effect on it.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  // Core Text takes 12 points where no size is given.
  let size = size == 0 ? 12 : size
  return CTFont(name: name, size: size, font: .custom(name, fixedSize: size))
}

/// The size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }

/// The name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.name }

extension Font {
  /// A font of Core Text, in its own size whatever the text size of the device.
  public init(_ font: CTFont) {
    self = font.font
  }
}
