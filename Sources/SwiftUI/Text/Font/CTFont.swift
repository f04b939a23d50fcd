import Foundation

/// A font of Core Text: a name and a size.
///
/// `@unchecked Sendable`: the class and its subclass, UIKit's font, are immutable.
public class CTFont: NSObject, @unchecked Sendable {
  let name: String
  let size: CGFloat

  /// The font at its own size, for use in views.
  let font: Font

  init(name: String, size: CGFloat, font: Font) {
    self.name = name
    self.size = size
    self.font = font
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CTFont else { return false }
    return name == other.name && font == other.font
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(font)
    return hasher.finalize()
  }
}

/// Creates a font with a name and a size in points; size 0 stands for 12. A matrix has no effect.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  // Core Text uses 12 points if no size is given.
  let size = size == 0 ? 12 : size
  return CTFont(name: name, size: size, font: .custom(name, fixedSize: size))
}

/// The size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }

/// The name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.name }

extension Font {
  /// Creates a font from a Core Text font; its size does not follow the text size of the device.
  public init(_ font: CTFont) {
    self = font.font
  }
}
