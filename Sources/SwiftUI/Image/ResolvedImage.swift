import FlowRendering

extension Image: LeafView {
  package func resolve(in element: Element) -> some ResolvedLeaf {
    ResolvedImage(self, in: element)
  }
}

/// An image resolved in its environment.
@MainActor
struct ResolvedImage: ResolvedLeaf {
  private enum Content {
    case symbol(SymbolGlyph, SymbolColoring)
    case bitmap(Bitmap, CGSize)
    case vector(VectorPicture, scale: CGFloat)
    case missing(String, CGSize)

    /// The app has catalogs but no image of the name (measured on iOS 17: no size, and nothing is drawn).
    case nothing
  }

  private let image: Image
  private let content: Content
  private let ownPaint: _ShapePaint

  /// The rendering mode that the image's catalog specifies.
  private var assetRenderingMode: Image.TemplateRenderingMode?
  private var assetSlicing: AssetSlicing?

  init(_ image: Image, in element: Element) {
    self.image = image
    var environment = element.environment
    if environment.isBarItem, case .symbol = image.source { environment.colorsBarSymbol = true }
    ownPaint = image.ownColor.map { _ShapePaint($0.renderColor(in: environment)) } ?? environment.foregroundPaint()
    for shortfall in image.shortfalls { element.graph.report(shortfall, at: element) }
    switch image.source {
    case .symbol(let name, let value):
      if let glyph = image.glyph(name, in: environment, symbols: element.graph.textSystem.symbols) {
        content = .symbol(glyph, SymbolColoring(glyph, mode: image.symbolColoringMode, value: value, in: element))
      } else {
        element.graph.report(
          _RuntimeIssue(
            "There is no drawing for the symbol '\(name)': a placeholder with its name is shown.",
            severity: .warning, at: element))
        let side = image.pointSize(in: environment) * 1.2
        content = .missing(name, CGSize(width: side, height: side))
      }
    case .asset(let asset):
      let picture = AssetLibrary.shared.picture(named: asset, traits: AssetTraits(environment))
      assetRenderingMode = picture?.renderingMode ?? (environment.drawsAssetsAsTemplates ? .template : nil)
      assetSlicing = picture?.slicing
      content = Self.content(of: picture, asset, for: image, in: element)
    case .bitmap(let stored, let scale):
      let bitmap = stored.oriented(image.sourceOrientation ?? .up)
      content = .bitmap(
        bitmap, CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale))
    }
  }

  private static func content(
    of picture: AppPicture?, _ asset: NamedImage, for image: Image, in element: Element
  ) -> Content {
    let environment = element.environment
    func missing(_ size: CGSize, _ message: String) -> Content {
      element.graph.report(_RuntimeIssue(message, severity: .warning, at: element))
      return .missing(asset.name, size)
    }
    let bundle = ResourceFolders.description(bundlePath: asset.bundlePath)
    if let damage = picture?.damage {
      element.graph.report(
        _RuntimeIssue("The image '\(asset.name)' of \(bundle): \(damage).", severity: .warning, at: element))
    }
    switch picture?.content {
    case .bitmap(let bitmap, let scale):
      return .bitmap(bitmap, CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale))
    case .vector(let vector):
      do throws(PictureFault) {
        let bitmap = try AppPicture.bitmap(of: vector, size: vector.size, scale: environment.displayScale)
        return picture?.keepsVector == true
          ? .vector(vector, scale: environment.displayScale) : .bitmap(bitmap, vector.size)
      } catch {
        return missing(
          vector.size,
          "The image '\(asset.name)' of \(bundle) is not drawn: \(error.reason). A placeholder of its size is shown.")
      }
    case .symbol(let template):
      let glyph = template.glyph(asset.name, for: image, in: environment)
      return .symbol(glyph, SymbolColoring(glyph, mode: image.symbolColoringMode, value: nil, in: element))
    case .damaged(let size, let reason):
      return missing(size, "The image '\(asset.name)' of \(bundle) is not drawn: \(reason). A placeholder is shown.")
    case nil where ResourceFolders.hasCatalogs(bundlePath: asset.bundlePath):
      reportFaults(of: asset, in: element)
      element.graph.report(
        _RuntimeIssue(
          "There is no image '\(asset.name)' in the asset catalogs and files of \(bundle): nothing is drawn, as on "
            + "Apple's systems.", severity: .warning, at: element))
      return .nothing
    case nil:
      reportFaults(of: asset, in: element)
      return missing(
        AppPicture.unknownSize,
        "There is no image '\(asset.name)' in the asset catalogs and files of \(bundle): a placeholder is shown.")
    }
  }

  /// Reports the files that may be the reason why an image is not found.
  private static func reportFaults(of asset: NamedImage, in element: Element) {
    for fault in ResourceFolders.faults(bundlePath: asset.bundlePath) {
      element.graph.report(_RuntimeIssue(severity: .warning, message: fault, path: ""))
    }
  }

  private var naturalSize: CGSize {
    switch content {
    case .symbol(let glyph, _): image.resizingMode == nil ? glyph.size : Self.bounds(of: glyph).size
    case .bitmap(_, let size), .missing(_, let size): size
    case .vector(let vector, _): vector.size
    case .nothing: .zero
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
    let natural = naturalSize
    return image.resizingMode == nil ? natural : proposal.replacingUnspecifiedDimensions(by: natural)
  }

  /// The bounds that fill a resizable symbol's frame: its drawing and a hundredth of its size on every side (measured:
  /// an arrow in 24 points is 23 wide, one in 20 points 19.67).
  private static func bounds(of glyph: SymbolGlyph) -> CGRect {
    let ink = glyph.parts.lazy.filter { !$0.erases }.map(\.path.boundingRect).reduce(CGRect.null) { $0.union($1) }
    return ink.isNull ? .zero : ink.insetBy(dx: -0.01 * ink.width, dy: -0.01 * ink.height)
  }

  func paint(in element: Element) -> _ShapePaint? { ownPaint }

  func flexibility(along axis: Axis) -> CGFloat? { image.resizingMode == nil ? 0 : nil }

  /// Symbols follow texts without a gap (measured on iOS: a text below a row of text and symbol).
  var spacing: ViewSpacing {
    var spacing = ViewSpacing.standard
    guard case .symbol(let glyph, _) = content, image.resizingMode == nil else { return spacing }
    let belowBaseline = glyph.size.height - glyph.baseline
    spacing.top = .text(lineGap: 0, edgeDistance: belowBaseline)
    spacing.bottom = .text(lineGap: 0, edgeDistance: belowBaseline + 1)
    return spacing
  }

  static var guideAxes: Axis.Set { .vertical }

  /// Symbols have baselines, bitmaps do not.
  static var hasSameGuidesAlways: Bool { false }

  func explicitGuide(_ key: AlignmentKey, in size: CGSize, element: Element) -> CGFloat? {
    guard case .symbol(let glyph, _) = content, image.resizingMode == nil else { return nil }
    let baselines = [VerticalAlignment.firstTextBaseline.alignmentKey, VerticalAlignment.lastTextBaseline.alignmentKey]
    return baselines.contains(key) ? glyph.baseline : nil
  }

  func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    let rect = list.aligned(CGRect(origin: .zero, size: size), toPixelsOf: element.paintedPixelLength)
    let paint = element.shown(ownPaint)
    element.reportInnerShadows(of: paint)
    if element.environment.redactionReasons.contains(.placeholder) {
      RedactionDrawing.draw(rect, paint: paint, in: element.environment.design.groups.redaction, into: &list)
      return
    }
    switch content {
    case .symbol(let glyph, let coloring):
      if element.environment.isSymbolHidden { return }
      drawSymbol(glyph, coloring.paints(paint), in: rect, into: &list)
    case .bitmap(let bitmap, let natural):
      draw(bitmap, natural: natural, in: rect, paint: paint, into: &list)
    case .vector(let vector, let scale):
      do throws(PictureFault) {
        let bitmap = try AppPicture.bitmap(of: vector, size: size, scale: scale)
        draw(bitmap, natural: size, in: rect, paint: paint, into: &list)
      } catch {
        if size.width <= 0 || size.height <= 0 { return }
        let message = "An image is not drawn at its size of \(size.width) × \(size.height) points: \(error.reason)."
        element.graph.report(_RuntimeIssue(message, severity: .warning, at: element))
      }
    case .missing(let name, _): PlaceholderDrawing.draw(name, in: size, element: element, into: &list)
    case .nothing: break
    }
  }

  private func draw(
    _ bitmap: Bitmap, natural: CGSize, in rect: CGRect, paint: _ShapePaint, into list: inout DisplayListBuilder
  ) {
    let scale = CGFloat(bitmap.width) / max(natural.width, 1e-6)
    var slices = ImageSlices(
      bitmap: bitmap, scale: scale, capInsets: image.capInsets, mode: image.resizingMode ?? .stretch)
    if let assetSlicing, image.resizingMode != nil, image.capInsets == EdgeInsets() {
      slices = ImageSlices(
        bitmap: bitmap, scale: scale, capInsets: assetSlicing.capInsets(scale: scale), mode: assetSlicing.mode)
    }
    for part in slices.parts(in: rect) {
      if image.renderingMode ?? assetRenderingMode == .template {
        list.paint(paint, in: rect) {
          $0.add(.template(part.bitmap, part.frame, $1, image.interpolation.canvasValue))
        }
      } else {
        list.add(.bitmap(part.bitmap, part.frame, image.interpolation.canvasValue))
      }
    }
  }

  private func drawSymbol(
    _ glyph: SymbolGlyph, _ layers: [(glyph: SymbolGlyph, paint: _ShapePaint)], in rect: CGRect,
    into list: inout DisplayListBuilder
  ) {
    func draw(in bounds: CGRect, into list: inout DisplayListBuilder) {
      for layer in layers {
        list.paint(layer.paint, in: bounds) { $0.add(.symbol(layer.glyph, .zero, $1)) }
      }
    }
    guard image.resizingMode != nil, glyph.size.width > 0, glyph.size.height > 0 else {
      return draw(in: CGRect(origin: .zero, size: glyph.size), into: &list)
    }
    // A resizable symbol fills the rectangle with its drawing, without the space around it.
    let bounds = Self.bounds(of: glyph)
    guard bounds.width > 0, bounds.height > 0 else { return }
    var group = DisplayGroup()
    group.transform = .translation(x: -bounds.minX, y: -bounds.minY)
      .concatenating(.scale(x: rect.width / bounds.width, y: rect.height / bounds.height))
      .concatenating(.translation(x: rect.minX, y: rect.minY))
    list.group(group) { draw(in: bounds, into: &$0) }
  }

  func describe(in element: Element, into builder: inout SemanticsBuilder) {
    if image.isDecorative { return }
    var node = SemanticsNode(role: .image, of: element)
    switch image.source {
    case .symbol(let name, _):
      node.label = SymbolLabels.label(of: name)
      node.identifier = name
    case .asset(let asset): node.label = asset.name
    case .bitmap: break
    }
    if let text = image.label { node.label = text.string(in: element) }
    builder.add(node)
  }
}

extension Text {
  /// The text's characters in an element's environment.
  @MainActor
  package func string(in element: SwiftUI.Element) -> String {
    var builder = TextRunBuilder(environment: element.environment, element: element)
    builder.append(self, style: TextRunBuilder.Style())
    return builder.runs.map(\.string).joined()
  }
}

extension Image {
  @MainActor
  func glyph(_ name: String, in environment: EnvironmentValues, symbols: SymbolSource) -> SymbolGlyph? {
    let spec = symbolFont(in: environment)
    let names = environment.symbolVariants.names(for: name)
    for name in names {
      if let glyph = symbols.symbol(
        named: name, pointSize: spec.size, weight: spec.weight, scale: scale(in: environment),
        isCentered: environment.isBarItem, isRightToLeft: environment.layoutDirection == .rightToLeft)
      {
        return glyph
      }
    }
    return nil
  }

  /// The font that determines a symbol's size.
  @MainActor
  fileprivate func symbolFont(in environment: EnvironmentValues) -> FontSpec {
    if let ownFont { return ownFont.resolve(in: environment) }
    var font = environment.symbolFont ?? environment.font ?? .body
    for case .trait(let trait) in environment.textModifiers { font = font.modified(trait) }
    var spec = font.resolve(in: environment)
    if spec.weight == Font.Weight.regular.value, let weight = environment.symbolWeight { spec.weight = weight }
    return spec
  }

  fileprivate func scale(in environment: EnvironmentValues) -> SymbolSource.Scale {
    (ownScale ?? environment.imageScale).symbolScale
  }

  @MainActor
  fileprivate func pointSize(in environment: EnvironmentValues) -> CGFloat {
    symbolFont(in: environment).size * scale(in: environment).factor
  }

  /// The image as an attachment in a line of text.
  @MainActor
  func textAttachment(in environment: EnvironmentValues) -> TextAttachment? {
    if case .symbol(let name, _) = source { return .symbol(name) }
    return pixels(in: environment).map { bitmap, scale in
      .image(bitmap, size: CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale))
    }
  }
}

extension SymbolTemplate {
  @MainActor
  fileprivate func glyph(_ name: String, for image: Image, in environment: EnvironmentValues) -> SymbolGlyph {
    let font = image.symbolFont(in: environment)
    return glyph(
      named: name, pointSize: font.size, weight: font.weight, scale: image.scale(in: environment))
  }
}

extension Image.Scale {
  fileprivate var symbolScale: SymbolSource.Scale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension Image.Interpolation {
  var canvasValue: RenderCanvas.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}
