import Foundation

extension UIFontDescriptor {
  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    public static let characterSet = AttributeName(rawValue: "NSFontCharacterSetAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSFontCascadeListAttribute")
    public static let traits = AttributeName(rawValue: "NSFontTraitsAttribute")
    public static let fixedAdvance = AttributeName(rawValue: "NSFontFixedAdvanceAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The name of a trait in `AttributeName.traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The name of a value in an entry of `AttributeName.featureSettings`.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// Creates a descriptor of the system font with other attributes.
  ///
  /// The size, the family, the name and the traits have an effect.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(of: UIFontDescriptor.system, adding: attributes)
  }

  /// Creates a descriptor of a font with a name.
  ///
  /// - Parameter size: The size in points; 0 for the size that a style has.
  public convenience init(name: String, size: CGFloat) {
    self.init(of: UIFontDescriptor.system, adding: [.name: name, .size: size])
  }

  /// The same descriptor with other attributes in addition.
  ///
  /// The size, the family, the name and the traits have an effect; others warn.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let known: Set<AttributeName> = [.family, .name, .face, .size, .traits, .visibleName, .textStyle]
    for name in attributes.keys.map(\.rawValue).sorted() where !known.contains(AttributeName(rawValue: name)) {
      report(.missing("UIFontDescriptor.addingAttributes(_:)", "\(name) has no effect."))
    }
    return UIFontDescriptor(of: self, adding: attributes)
  }

  /// The same descriptor with another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(of: self, adding: [.family: newFamily])
  }

  /// The attributes by their names.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: pointSize]
    attributes[.traits] = [
      TraitKey.weight: weight.rawValue, TraitKey.slant: isItalic ? 1.0 : 0, TraitKey.symbolic: symbolicTraits.rawValue,
    ]
    if let family { attributes[.family] = family }
    return attributes
  }

  /// The value of an attribute.
  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  private static let system = UIFontDescriptor(
    pointSize: 0, weight: .regular, design: .default, isItalic: false, family: nil)

  private convenience init(of base: UIFontDescriptor, adding attributes: [AttributeName: Any]) {
    let traits = attributes[.traits].map(Self.traits) ?? [:]
    let symbolic = Self.number(traits[.symbolic]).map { SymbolicTraits(rawValue: UInt32($0)) }
    let weight = (traits[.weight] as? UIFont.Weight) ?? Self.number(traits[.weight]).map { UIFont.Weight($0) }
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    let slant = Self.number(traits[.slant]).map { $0 > 0 }
    self.init(
      pointSize: Self.number(attributes[.size]) ?? base.pointSize,
      weight: weight ?? symbolic.map { $0.contains(.traitBold) ? .semibold : base.weight } ?? base.weight,
      design: symbolic?.contains(.traitMonoSpace) ?? false ? .monospaced : base.design,
      isItalic: slant ?? symbolic?.contains(.traitItalic) ?? base.isItalic, family: name ?? base.family)
  }

  private static func traits(_ value: Any) -> [TraitKey: Any] {
    if let traits = value as? [TraitKey: Any] { return traits }
    let named = (value as? [String: Any] ?? [:]).map { (TraitKey(rawValue: $0), $1) }
    return Dictionary(named) { first, _ in first }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
