import FlowRendering

/// A change to a font; the environment collects the changes of `fontWeight(_:)`, `bold()` and similar modifiers.
package enum FontModifier: Hashable, Sendable {
  case weight(Font.Weight)
  case bold(Bool)
  case italic(Bool)
  case monospaced(Bool)
  case monospacedDigits(Bool)
  case smallCaps(FontSpec.SmallCaps, Bool)
  case width(Font.Width)
  case leading(Font.Leading)
  case design(Font.Design)
  case scale(CGFloat)

  /// A size in points.
  case size(CGFloat)

  package func apply(to spec: inout FontSpec) {
    switch self {
    case .weight(let weight): spec.weight = weight.value
    case .scale(let factor): spec.size *= factor
    case .size(let points): spec.size = points
    case .bold(let isActive): spec.weight = isActive ? max(spec.weight, Font.Weight.bold.value) : min(spec.weight, 400)
    case .italic(let isActive): spec.isItalic = isActive
    case .monospaced(let isActive):
      if isActive { spec.family = .monospaced } else if spec.family == .monospaced { spec.family = .standard }
    case .monospacedDigits(let isActive): spec.usesMonospacedDigits = isActive
    case .smallCaps(let letters, let isActive): spec.smallCaps = spec.smallCaps.setting(letters, isActive)
    case .width(let width): spec.width = width.factor
    case .leading(let leading):
      spec.leading =
        switch leading {
        case .standard: .standard
        case .tight: .tight
        case .loose: .loose
        }
    case .design(let design):
      if case .named = spec.family { return }
      spec.family = FontSpec.Family(design)
    }
  }
}

extension Font {
  /// The request to the text engine for this font in an environment.
  package func resolve(in environment: EnvironmentValues) -> FontSpec {
    var spec = resolve(at: environment.dynamicTypeSize, in: environment.design)
    if environment.legibilityWeight == .bold { spec.weight = min(spec.weight + 200, 900) }
    return spec
  }

  /// The request to the text engine for this font at a Dynamic Type size.
  package func resolve(at size: DynamicTypeSize, in design: SwiftUI.Design = .standard) -> FontSpec {
    var spec: FontSpec
    switch source {
    case .system(let points, let weight, let family):
      spec = FontSpec(
        family: FontSpec.Family(family ?? .default), size: points, weight: (weight ?? .regular).value)
    case .style(let style, let weight, let family):
      spec = FontSpec(
        family: FontSpec.Family(family ?? .default), size: style.size(at: size, in: design),
        weight: (weight ?? style.weight(in: design)).value, lineGap: style.lineGap(at: size, in: design),
        isOfTextStyle: true)
    case .custom(let name, let points, let style):
      spec = FontSpec(family: .named(name), size: points * (style?.scale(at: size, in: design) ?? 1))
    }
    spec.hasWholeLines = design.text.hasWholeLines
    for modifier in modifiers { modifier.apply(to: &spec) }
    return spec
  }
}

extension FontSpec.SmallCaps {
  /// Whether lowercase letters are small capitals.
  var hasLowercase: Bool { self == .lowercase || self == .all }

  /// Whether uppercase letters are small capitals.
  var hasUppercase: Bool { self == .uppercase || self == .all }

  /// The small capitals with those of other letters added or removed.
  fileprivate func setting(_ letters: FontSpec.SmallCaps, _ isActive: Bool) -> FontSpec.SmallCaps {
    let lowercase = letters.hasLowercase ? isActive : hasLowercase
    let uppercase = letters.hasUppercase ? isActive : hasUppercase
    return lowercase ? (uppercase ? .all : .lowercase) : (uppercase ? .uppercase : .none)
  }
}

extension EnvironmentValues {
  /// The default font of this environment; nil is the body font.
  @Entry public var font: Font?

  /// The font weight to apply to text.
  @Entry public var legibilityWeight: LegibilityWeight?
}
