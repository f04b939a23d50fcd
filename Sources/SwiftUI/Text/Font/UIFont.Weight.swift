import Foundation

extension UIFont {
  /// The weight of a font: 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  private static let known: [(UIFont.Weight, Font.Weight, name: String)] = [
    (ultraLight, .ultraLight, "Ultralight"), (thin, .thin, "Thin"), (light, .light, "Light"),
    (regular, .regular, "Regular"), (medium, .medium, "Medium"), (semibold, .semibold, "Semibold"),
    (bold, .bold, "Bold"), (heavy, .heavy, "Heavy"), (black, .black, "Black"),
  ]

  init(_ weight: Font.Weight) {
    self = Self.known.first { $0.1 == weight }?.0 ?? .regular
  }

  private var nearest: (UIFont.Weight, Font.Weight, name: String)? {
    Self.known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
  }

  /// The nearest SwiftUI weight.
  var fontWeight: Font.Weight { nearest?.1 ?? .regular }

  /// The weight's name in the names of fonts.
  var name: String { nearest?.name ?? "Regular" }
}
