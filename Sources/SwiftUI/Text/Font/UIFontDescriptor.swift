import Foundation

/// The attributes of a font: its size, weight, design and slant.
public final class UIFontDescriptor: Hashable, Sendable {
  /// The designs of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    init(_ design: Font.Design) {
      switch design {
      case .default: self = .default
      case .rounded: self = .rounded
      case .serif: self = .serif
      case .monospaced: self = .monospaced
      }
    }

    package var fontDesign: Font.Design {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .default
      }
    }
  }

  /// The stylistic traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The size in points.
  public let pointSize: CGFloat

  let weight: UIFont.Weight
  let design: SystemDesign
  let isItalic: Bool

  /// The name of a custom font, or `nil` for the system font.
  let family: String?

  init(pointSize: CGFloat, weight: UIFont.Weight, design: SystemDesign, isItalic: Bool, family: String?) {
    self.pointSize = pointSize
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.family = family
  }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same descriptor with another design, or `nil` if the font is not the system font.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if family != nil { return nil }
    return UIFontDescriptor(pointSize: pointSize, weight: weight, design: design, isItalic: isItalic, family: nil)
  }

  /// The same descriptor with these traits only.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      pointSize: pointSize, weight: symbolicTraits.contains(.traitBold) ? .semibold : .regular,
      design: symbolicTraits.contains(.traitMonoSpace) ? .monospaced : design == .monospaced ? .default : design,
      isItalic: symbolicTraits.contains(.traitItalic), family: family)
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(pointSize: newPointSize, weight: weight, design: design, isItalic: isItalic, family: family)
  }

  public static func == (a: UIFontDescriptor, b: UIFontDescriptor) -> Bool {
    a.pointSize == b.pointSize && a.weight == b.weight && a.design == b.design && a.isItalic == b.isItalic
      && a.family == b.family
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(design)
    hasher.combine(isItalic)
    hasher.combine(family)
  }
}
