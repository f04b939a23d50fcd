import Foundation

extension UIImage {
  /// How an image is chosen and drawn.
  // Unchecked, because it never changes; a class for the sake of its subclass.
  public class Configuration: Hashable, @unchecked Sendable {
    /// The traits for which a variant is chosen.
    public let traitCollection: UITraitCollection?

    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
    }

    fileprivate func isEqual(_ other: Configuration) -> Bool {
      type(of: self) == type(of: other) && traitCollection == other.traitCollection
    }

    public static func == (first: Configuration, second: Configuration) -> Bool { first.isEqual(second) }

    public func hash(into hasher: inout Hasher) { hasher.combine(traitCollection) }
  }

  /// The size, weight and scale of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    package let pointSize: CGFloat?
    package let textStyle: UIFont.TextStyle?
    package let weight: SymbolWeight
    package let scale: SymbolScale

    private init(
      pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil, weight: SymbolWeight = .unspecified,
      scale: SymbolScale = .unspecified
    ) {
      self.pointSize = pointSize
      self.textStyle = textStyle
      self.weight = weight
      self.scale = scale
      super.init(traitCollection: nil)
    }

    /// Creates a configuration with a point size.
    public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, textStyle: nil) }

    /// Creates a configuration with a point size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, textStyle: nil, weight: weight)
    }

    /// Creates a configuration with a point size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
    }

    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(pointSize: nil, textStyle: textStyle) }

    /// Creates a configuration with the size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: nil, textStyle: textStyle, scale: scale)
    }

    /// Creates a configuration with the size and the weight of a font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize, textStyle: nil) }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, textStyle: nil, weight: weight) }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(pointSize: nil, textStyle: nil, scale: scale) }

    override fileprivate func isEqual(_ other: Configuration) -> Bool {
      guard let other = other as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && textStyle == other.textStyle && weight == other.weight
        && scale == other.scale
    }

    /// This configuration with the values that another one has.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: other.pointSize ?? (other.textStyle == nil ? pointSize : nil),
        textStyle: other.textStyle ?? (other.pointSize == nil ? textStyle : nil),
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale)
    }

    /// The font that determines the size of the symbol; `nil` if the configuration has neither a size nor a weight.
    package var font: Font? {
      let weight = self.weight.fontWeight
      if let pointSize { return .system(size: pointSize, weight: weight ?? .regular) }
      if let textStyle { return .system(textStyle.fontStyle, weight: weight) }
      return weight.map { .body.weight($0) }
    }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    fileprivate var fontWeight: Font.Weight? {
      switch self {
      case .unspecified: nil
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The scale of a symbol beside a text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    fileprivate var imageScale: Image.Scale? {
      switch self {
      case .unspecified: nil
      case .small: .small
      case .default, .medium: .medium
      case .large: .large
      }
    }
  }

  /// Creates an image with a variant for the traits of a configuration.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// Creates a symbol from its name in SF Symbols, with a size, a weight and a scale.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(.symbol(name), scale: 1, configuration: configuration as? SymbolConfiguration)
  }

  /// The configuration of a symbol.
  public var symbolConfiguration: SymbolConfiguration? { ownConfiguration }

  /// The same image with a configuration, or with the values that it adds to the image's own.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(ownConfiguration?.applying(configuration) ?? configuration)
  }

  /// The same image with a configuration.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    UIImage(
      source, scale: scale, renderingMode: renderingMode, tint: tint,
      configuration: configuration as? SymbolConfiguration, traits: traits)
  }
}

extension Image {
  /// Takes the size, the weight and the scale of a symbol.
  nonisolated mutating func configure(_ configuration: UIImage.SymbolConfiguration?) {
    guard let configuration else { return }
    ownFont = configuration.font
    ownScale = configuration.scale.imageScale
  }
}
