import Foundation

/// A font of Core Text: a name and a size.
public final class CTFont: Hashable, Sendable {
  let name: String
  let size: CGFloat

  init(name: String, size: CGFloat) {
    self.name = name
    // Core Text takes 12 points where no size is given.
    self.size = size == 0 ? 12 : size
  }

  public static func == (a: CTFont, b: CTFont) -> Bool { a.name == b.name && a.size == b.size }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(size)
  }
}

/// The string type of Core Foundation; here it is Swift's.
public typealias CFString = String

/// The font with a name in a size, in points; 0 is 12. A matrix has no effect on it.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  CTFont(name: name, size: size)
}

/// The size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }

/// The name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.name }

extension Font {
  /// A font of Core Text, in its own size whatever the text size of the device.
  public init(_ font: CTFont) {
    self = .custom(font.name, fixedSize: font.size)
  }
}
