/// The style of a line under or through a text, as in UIKit.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSUnderlineStyle {
  /// Creates the style of a single line with the pattern of a line style.
  public init(_ lineStyle: Text.LineStyle) {
    self =
      switch lineStyle.pattern.kind {
      case .solid: .single
      case .dot: [.single, .patternDot]
      case .dash: [.single, .patternDash]
      case .dashDot: [.single, .patternDashDot]
      case .dashDotDot: [.single, .patternDashDotDot]
      }
  }
}

extension Text.LineStyle {
  /// Creates a line style with the pattern of a single line; `nil` for a style without a counterpart: no line, a thick
  /// or a double one, or a line under words only.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard nsUnderlineStyle.rawValue & ~0x0700 == NSUnderlineStyle.single.rawValue else { return nil }
    switch nsUnderlineStyle.subtracting(.single) {
    case []: self.init()
    case .patternDot: self.init(pattern: .dot)
    case .patternDash: self.init(pattern: .dash)
    case .patternDashDot: self.init(pattern: .dashDot)
    case .patternDashDotDot: self.init(pattern: .dashDotDot)
    default: return nil
    }
  }
}
