import FlowRendering

/// Changes the pixels of a view as a whole.
package struct FilterModifier: ElementModifier, Animatable {
  var filter: Filter

  package enum Filter: Equatable, Sendable {
    case blur(CGFloat, isOpaque: Bool)
    case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
    case matrix(RenderColorMatrix, ColorEffect)
    case multiply(Color)

    /// Whether Core Animation draws it as a layer property instead of a filter.
    fileprivate var isShadow: Bool {
      if case .shadow = self { true } else { false }
    }

    static func effect(_ effect: ColorEffect) -> Filter { .matrix(effect.matrix, effect) }
  }

  /// A color effect requested by an app; during an animation, the matrix is interpolated.
  package enum ColorEffect: Equatable, Sendable {
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    case hueRotation(Angle)
    case invert
    case luminanceToAlpha

    fileprivate var matrix: RenderColorMatrix {
      switch self {
      case .brightness(let amount): .brightness(Float(amount))
      case .contrast(let amount): .contrast(Float(amount))
      case .saturation(let amount): .saturation(Float(amount))
      case .grayscale(let amount): .saturation(Float(1 - amount))
      case .hueRotation(let angle): .hueRotation(angle.radians)
      case .invert: .invert
      case .luminanceToAlpha: .luminanceToAlpha
      }
    }
  }

  package static var affectsLayout: Bool { false }

  init(_ filter: Filter) {
    self.filter = filter
  }

  package func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    guard let filter = renderFilter(in: element.environment) else { return list.draw(child) }
    list.group(DisplayGroup(filters: [filter])) { $0.draw(child) }
  }

  @MainActor private func renderFilter(in environment: EnvironmentValues) -> RenderFilter? {
    if !environment.isDrawnInWindow, !filter.isShadow { return nil }
    switch filter {
    case .blur(let radius, let isOpaque): return radius > 0 ? .blur(radius: radius, isOpaque: isOpaque) : nil
    case .shadow(let color, let radius, let x, let y):
      let radius = environment.isDrawnInWindow ? radius : Self.radiusInLayer(radius, environment.displayScale)
      return .shadow(color: color.renderColor(in: environment), radius: max(0, radius), x: x, y: y)
    case .matrix(let matrix, _): return .colorMatrix(matrix)
    case .multiply(let color):
      let color = color.renderColor(in: environment)
      return .colorMatrix(.scale(color.red, color.green, color.blue, color.alpha))
    }
  }

  /// The radius of a shadow in a picture of layers. Core Graphics draws it there: it takes the radius for pixels, and its
  /// blur is a little sharper (a deviation of 8.9 pixels for a radius of 10, measured on iOS 15).
  private static func radiusInLayer(_ radius: CGFloat, _ displayScale: CGFloat) -> CGFloat {
    0.89 / RenderFilter.shadowSpread * radius / max(1, displayScale)
  }
}

extension FilterModifier: ComposedModifier {
  package var composition: Composition {
    switch filter {
    case .blur(let radius, let isOpaque): Composition("blur").value("radius", radius).value("isOpaque", isOpaque)
    case .shadow(let color, let radius, let x, let y):
      Composition("shadow").value("color", color).value("radius", radius).value("offset", CGSize(width: x, height: y))
    case .matrix(_, let effect): effect.composition
    case .multiply(let color): Composition("colorMultiply").value("color", color)
    }
  }
}

extension FilterModifier.ColorEffect {
  @MainActor
  fileprivate var composition: Composition {
    switch self {
    case .brightness(let amount): Composition("brightness").value("amount", amount)
    case .contrast(let amount): Composition("contrast").value("amount", amount)
    case .saturation(let amount): Composition("saturation").value("amount", amount)
    case .grayscale(let amount): Composition("grayscale").value("amount", amount)
    case .hueRotation(let angle): Composition("hueRotation").value("angle", angle)
    case .invert: Composition("colorInvert")
    case .luminanceToAlpha: Composition("luminanceToAlpha")
    }
  }
}

extension RenderColorMatrix {
  package static func scale(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float) -> RenderColorMatrix {
    RenderColorMatrix(values: [
      red, 0, 0, 0, 0,
      0, green, 0, 0, 0,
      0, 0, blue, 0, 0,
      0, 0, 0, alpha, 0,
    ])
  }

  static func brightness(_ amount: Float) -> RenderColorMatrix {
    RenderColorMatrix(values: [
      1, 0, 0, 0, amount,
      0, 1, 0, 0, amount,
      0, 0, 1, 0, amount,
      0, 0, 0, 1, 0,
    ])
  }

  static func contrast(_ amount: Float) -> RenderColorMatrix {
    let offset = (1 - amount) / 2
    return RenderColorMatrix(values: [
      amount, 0, 0, 0, offset,
      0, amount, 0, 0, offset,
      0, 0, amount, 0, offset,
      0, 0, 0, 1, 0,
    ])
  }

  /// The luminance weights of the filter-effects specification.
  static func hueRotation(_ radians: Double) -> RenderColorMatrix {
    let (c, s) = (Float(cos(radians)), Float(sin(radians)))
    return RenderColorMatrix(values: [
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
      0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0,
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0,
      0, 0, 0, 1, 0,
    ])
  }

  static let invert = RenderColorMatrix(values: [
    -1, 0, 0, 0, 1,
    0, -1, 0, 0, 1,
    0, 0, -1, 0, 1,
    0, 0, 0, 1, 0,
  ])

  static let luminanceToAlpha = RenderColorMatrix(values: [
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0.2125, 0.7154, 0.0721, 0, 0,
  ])
}

extension View {
  /// Blurs the view.
  ///
  /// - Parameter radius: The standard deviation of the blur, in points.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(FilterModifier(.blur(radius, isOpaque: opaque)))
  }

  /// Adds a shadow; the default is black with an opacity of one third (measured on iOS).
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(FilterModifier(.shadow(color, radius: radius, x: x, y: y)))
  }

  /// Brightens the view, from -1 to 1.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(FilterModifier(.effect(.brightness(amount))))
  }

  /// Sets the view's contrast; 1 leaves it unchanged.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(FilterModifier(.effect(.contrast(amount))))
  }

  /// Sets the view's saturation; 1 leaves it unchanged.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(FilterModifier(.effect(.saturation(amount))))
  }

  /// Adds a grayscale effect to the view, from 0 to 1.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(FilterModifier(.effect(.grayscale(amount))))
  }

  /// Rotates the hues of the view.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(FilterModifier(.effect(.hueRotation(angle))))
  }

  /// Inverts the view's colors.
  public nonisolated func colorInvert() -> some View {
    modifier(FilterModifier(.effect(.invert)))
  }

  /// Multiplies the view's colors by a color.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(FilterModifier(.multiply(color)))
  }

  /// Makes dark parts of the view transparent.
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(FilterModifier(.effect(.luminanceToAlpha)))
  }
}
