/// A variant of a symbol: filled, in a circle, with a slash.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isSlashed = false

  public static let none = SymbolVariants()
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)
  public static let circle = SymbolVariants(shape: "circle")
  public static let square = SymbolVariants(shape: "square")
  public static let rectangle = SymbolVariants(shape: "rectangle")

  private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  public var circle: SymbolVariants { with { $0.shape = "circle" } }
  public var square: SymbolVariants { with { $0.shape = "square" } }
  public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  public func contains(_ other: SymbolVariants) -> Bool {
    (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed) && (other.shape == nil || other.shape == shape)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// The names to look for, in order of preference.
  func names(for name: String) -> [String] {
    let variant = [shape, isSlashed ? "slash" : nil, isFilled ? "fill" : nil].compactMap { $0 }
    return variant.isEmpty ? [name] : [([name] + variant).joined(separator: "."), name]
  }
}

/// The coloring of a symbol's layers.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

extension EnvironmentValues {
  /// The relative size of symbols.
  @Entry public var imageScale: Image.Scale = .medium

  /// The variant of symbols in this environment.
  @Entry public var symbolVariants: SymbolVariants = .none

  /// The coloring of symbols' layers; `nil` means one style, or several if several are set.
  @Entry public var symbolRenderingMode: SymbolRenderingMode?
}

extension View {
  /// Sets the relative size of symbols in this view.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Sets the variant of symbols in this view.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }

  /// Sets the coloring of symbols in this view.
  ///
  /// - Note: Approximate: layers are known of symbols in shapes, with badges and slashes, of speakers and of bars;
  ///   others are drawn as one, with a warning. How much weaker the levels of one style are was not measured.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension EnvironmentValues {
  /// The font that determines the size of symbols that are larger than the text around them, as in a tab bar.
  @Entry package var symbolFont: Font?

  /// Whether pictures of catalogs that do not say how they are drawn have the foreground color, as in a tab bar.
  @Entry package var drawsAssetsAsTemplates = false

  /// The weight of symbols in regular, from 100 to 900; `nil` for that of the font.
  @Entry package var symbolWeight: Int?
}
