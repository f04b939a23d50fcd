import FlowRendering
import Foundation

/// The source of a color.
package enum ColorSource: Hashable, Sendable {
  /// A gamma-encoded sRGB color.
  case constant(RenderColor)

  /// A color in extended linear sRGB.
  case resolved(Color.Resolved)

  /// A gamma-encoded color in the Display P3 color space.
  case displayP3(RenderColor)

  /// One of the constants black, white and clear, which are described by their names.
  case basic(BasicColor)
  case system(SystemColorReference)
  case accent
  case named(NamedColor)
  case platform(UIColor)
  case style(StyleColor)
  case opacity(Nested<Color>, Double)
  case mix(Nested<ColorMix>)

  package func renderColor(in environment: EnvironmentValues) -> RenderColor {
    switch self {
    case .constant(let color): color
    case .resolved(let color): RenderColor(color)
    case .displayP3(let color): RenderColor(Color.Resolved(displayP3: color))
    case .basic(let color): color.color
    case .system(let reference): reference.color.color(in: environment)
    case .accent: environment.accent.renderColor(in: environment)
    case .named(let name): name.renderColor(in: environment)
    case .platform(let color): color.renderColor(in: environment)
    case .style(let style): RenderColor(style.resolve(environment))
    case .opacity: factors.reduce(base.renderColor(in: environment)) { $0.opacity(Float($1)) }
    case .mix: RenderColor(resolve(in: environment))
    }
  }

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    switch self {
    case .resolved(let color): return color
    case .displayP3(let color): return Color.Resolved(displayP3: color)
    case .style(let style): return style.resolve(environment)
    case .opacity:
      var result = base.resolve(in: environment)
      for factor in factors { result.opacity *= Float(factor) }
      return result
    case .mix(let mix): return withStackRoom { mix.wrappedValue.resolve(in: environment) }
    default: return Color.Resolved(renderColor(in: environment))
    }
  }

  /// The color, if it is the same in every environment.
  var constant: RenderColor? {
    switch self {
    case .constant(let color): color
    case .resolved(let color): RenderColor(color)
    case .displayP3(let color): RenderColor(Color.Resolved(displayP3: color))
    case .basic(let color): color.color
    case .opacity: base.constant.map { factors.reduce($0) { $0.opacity(Float($1)) } }
    case .system, .accent, .named, .platform, .style, .mix: nil
    }
  }

  /// The factors by which the opacity was multiplied, in order.
  private var factors: [Double] {
    var factors: [Double] = []
    var source = self
    while case .opacity(let color, let factor) = source {
      factors.append(factor)
      source = color.wrappedValue.source
    }
    return factors.reversed()
  }

  /// The color before its opacity was changed.
  private var base: ColorSource {
    var source = self
    while case .opacity(let color, _) = source { source = color.wrappedValue.source }
    return source
  }

  /// The components from which a color was created: as given in Display P3, linear in sRGB.
  package var components: (red: Float, green: Float, blue: Float, opacity: Float)? {
    switch self {
    case .displayP3(let color): return (color.red, color.green, color.blue, color.alpha)
    case .constant, .resolved:
      let color = resolve(in: EnvironmentValues())
      return (color.linearRed, color.linearGreen, color.linearBlue, color.opacity)
    case .basic, .system, .accent, .named, .platform, .style, .opacity, .mix: return nil
    }
  }

  var description: String {
    switch self {
    case .constant(let color): Color.Resolved(color).description
    case .resolved(let color): color.description
    case .displayP3(let color): Color.Resolved(displayP3: color).description
    case .basic(let color): color.rawValue
    case .system(let reference): reference.color.rawValue
    case .accent: "accentColor"
    case .named(let name): name.description
    case .platform(let color): color.description
    case .style(let style): style.description
    case .opacity:
      factors.reversed().map { "\(Int(bounded: ($0 * 100).rounded()))% " }.joined() + base.description
    case .mix(let mix): withStackRoom { mix.wrappedValue.description }
    }
  }
}

/// Two colors and the fraction of the second one in their mixture.
package struct ColorMix: Hashable, Sendable {
  let first: Color
  let second: Color
  let fraction: Double
  let space: Gradient.ColorSpace

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    first.resolve(in: environment).mixed(with: second.resolve(in: environment), by: Float(fraction), in: space)
  }

  var description: String { "\(first) mixed with \(second) by \(fraction)" }
}

/// A named color that is the same in every environment.
package enum BasicColor: String, Hashable, Sendable {
  case black, white, clear

  var color: RenderColor {
    switch self {
    case .black: .black
    case .white: .white
    case .clear: .clear
    }
  }
}

/// A system color, as part of a color that is visible to other targets.
package struct SystemColorReference: Hashable, Sendable {
  let color: SystemColor

  init(_ color: SystemColor) {
    self.color = color
  }
}
