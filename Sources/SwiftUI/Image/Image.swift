import FlowRendering

/// A view that displays an image or a symbol.
public struct Image: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case symbol(String, variableValue: Double?)
    case asset(NamedImage)
    case bitmap(Bitmap, scale: CGFloat)
  }

  /// The way an image is rendered.
  public enum TemplateRenderingMode: Sendable, Hashable {
    /// As a silhouette in the foreground style.
    case template
    /// With its own colors.
    case original
  }

  /// The relative size of a symbol.
  public enum Scale: Sendable, Hashable {
    case small
    case medium
    case large
  }

  /// The way an image fills a rectangle of another size.
  public enum ResizingMode: Sendable, Hashable {
    case tile
    case stretch
  }

  /// The interpolation of pixels in a scaled image.
  public enum Interpolation: Sendable, Hashable {
    case none
    case low
    case medium
    case high
  }

  package var source: Source
  package var label: Text?
  package var isDecorative = false

  /// The orientation of a Core Graphics image; `nil` for other images.
  package private(set) var sourceOrientation: Orientation?

  package var resizingMode: ResizingMode?
  package var capInsets = EdgeInsets()
  package var renderingMode: TemplateRenderingMode?

  /// The color of the image's silhouette, instead of the foreground style.
  package var ownColor: UIColor?

  /// The font and the scale that determine the size of a symbol, instead of those of the environment.
  package var ownFont: Font?
  package var ownScale: Scale?
  package var interpolation = Interpolation.medium
  package var isAntialiased = true
  private var allowedRange: DynamicRange?

  /// Whether the value of a variable symbol is ignored.
  private var ignoresVariableValue = false
  package var ownSymbolRenderingMode: SymbolRenderingMode?

  /// The coloring of the image's symbol; the original colors of a symbol are those of its layers.
  var symbolColoringMode: SymbolRenderingMode? {
    ownSymbolRenderingMode ?? (renderingMode == .original ? .multicolor : nil)
  }

  package nonisolated init(
    source: Source, label: Text? = nil, isDecorative: Bool = false, orientation: Orientation? = nil
  ) {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
    sourceOrientation = orientation
  }

  /// Creates an image from an image or a symbol of an asset catalog, or from an image file of the bundle.
  ///
  /// If there is none, a labeled placeholder is drawn and a warning recorded.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(NamedImage(name: name, bundle: bundle)))
  }

  /// Creates a labeled image from an asset catalog.
  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .asset(NamedImage(name: name, bundle: bundle)), label: label)
  }

  /// Creates an image from an asset catalog that accessibility ignores.
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(NamedImage(name: name, bundle: bundle)), isDecorative: true)
  }

  /// Creates a symbol from an asset catalog. Its variable part is drawn whole.
  public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .asset(NamedImage(name: name, bundle: bundle)))
    ignoresVariableValue = variableValue != nil
  }

  /// Creates a labeled symbol from an asset catalog. Its variable part is drawn whole.
  public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(source: .asset(NamedImage(name: name, bundle: bundle)), label: label)
    ignoresVariableValue = variableValue != nil
  }

  /// Creates a symbol from an asset catalog that accessibility ignores. Its variable part is drawn whole.
  public nonisolated init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .asset(NamedImage(name: name, bundle: bundle)), isDecorative: true)
    ignoresVariableValue = variableValue != nil
  }

  /// Creates a symbol from its name in SF Symbols.
  public nonisolated init(systemName: String) {
    self.init(source: .symbol(systemName, variableValue: nil))
  }

  /// Creates a symbol from its name in SF Symbols, with a value from 0 to 1 for its variable part.
  public nonisolated init(systemName: String, variableValue: Double?) {
    self.init(source: .symbol(systemName, variableValue: variableValue))
  }

  /// Creates an image from a bitmap.
  package nonisolated init(bitmap: Bitmap, scale: CGFloat, label: Text? = nil) {
    self.init(source: .bitmap(bitmap, scale: scale), label: label)
  }
}

extension Image: ComposedView {
  package var composition: Composition { Composition("Image").part("label", ifPresent: labelText) }

  /// The accessible name of the image: its label, or else the name of its source.
  private var labelText: Text? {
    if isDecorative { return nil }
    if let label { return label }
    switch source {
    case .symbol(let name, _): return Text(verbatim: name)
    case .asset(let image): return Text(verbatim: image.name)
    case .bitmap: return nil
    }
  }
}

extension Image {
  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// Makes the image fill the proposed size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with {
      $0.resizingMode = resizingMode
      $0.capInsets = capInsets
    }
  }

  /// Sets whether the image is drawn with its own colors or as a silhouette. A symbol with its own colors is
  /// multicolor.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// Sets the interpolation of pixels when the image is scaled.
  public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }

  /// Sets whether edges are smoothed.
  ///
  /// - Note: Approximate: edges are always smoothed, and a warning is recorded if they should not be.
  public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }

  /// Sets the coloring of a symbol's layers.
  ///
  /// - Note: Approximate: layers are known of symbols in shapes, with badges and slashes, of speakers and of bars;
  ///   others are drawn as one, with a warning. How much weaker the levels of one style are was not measured.
  public func symbolRenderingMode(_ renderingMode: SymbolRenderingMode?) -> Image {
    with { $0.ownSymbolRenderingMode = renderingMode }
  }

  /// Sets the brightness range of the image; images always have standard range.
  ///
  /// - Note: Approximate: pictures have standard range, and a warning is recorded if they should have more.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { with { $0.allowedRange = range } }

  /// The requests of this image that are not implemented.
  var shortfalls: [Shortfall] {
    var shortfalls: [Shortfall] = []
    if !isAntialiased { shortfalls.append(.approximate("antialiased(_:)", "edges are smoothed.")) }
    if ignoresVariableValue {
      shortfalls.append(.approximate("Image(_:variableValue:)", "the variable part of the symbol is drawn whole."))
    }
    if let allowedRange, allowedRange != .standard { shortfalls.append(.standardRange) }
    return shortfalls
  }

  /// The brightness range of an image.
  public struct DynamicRange: Hashable, Sendable {
    private let rank: Int

    public static let standard = DynamicRange(rank: 0)
    public static let constrainedHigh = DynamicRange(rank: 1)
    public static let high = DynamicRange(rank: 2)
  }
}

extension View {
  /// Sets the brightness range of images; images always have standard range.
  ///
  /// - Note: Approximate: pictures have standard range, and a warning is recorded if they should have more.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    modifier(UnsupportedModifier(shortfall: .standardRange, isActive: range.map { $0 != .standard } ?? false))
      .environment(\.allowedDynamicRange, range)
  }
}

extension Shortfall {
  fileprivate static var standardRange: Shortfall {
    .approximate("allowedDynamicRange(_:)", "pictures are shown in standard range.")
  }
}

extension EnvironmentValues {
  /// The allowed brightness range of images; images always have standard range.
  @Entry public var allowedDynamicRange: Image.DynamicRange?
}
