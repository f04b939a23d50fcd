import FlowRendering

/// A background material type.
///
/// The background is blurred below a translucent layer in a color of the appearance, which is more opaque in thicker
/// materials.
///
/// - Note: Approximate: content on a material has its own colors, while on Apple's platforms weaker styles let the
///   blurred background show through; a warning is recorded. The blur was not measured, and of the layers only the
///   light thin one was.
public struct Material: ShapeStyle, Hashable {
  private enum Thickness: Hashable, Sendable {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  private let thickness: Thickness

  /// A material that's mostly translucent.
  public static let ultraThin = Material(thickness: .ultraThin)

  /// A material that's more translucent than opaque.
  public static let thin = Material(thickness: .thin)

  /// A material that's somewhat translucent.
  public static let regular = Material(thickness: .regular)

  /// A material that's more opaque than translucent.
  public static let thick = Material(thickness: .thick)

  /// A mostly opaque material.
  public static let ultraThick = Material(thickness: .ultraThick)

  /// A material matching the style of system toolbars.
  public static let bar = Material(thickness: .bar)

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    report(.approximate("Material", "what lies on it has its own colors, without vibrancy."))
    return paint(in: environment)
  }

  /// The paint of a part of the system.
  func paint(in environment: EnvironmentValues) -> _ShapePaint {
    if !environment.isDrawnInWindow { return _ShapePaint(.clear) }
    let isDark = environment.colorScheme == .dark
    let design = environment.design.materials
    let alpha =
      switch thickness {
      case .ultraThin: design.ultraThin
      case .thin: design.thin
      case .regular: design.regular
      case .thick: design.thick
      case .ultraThick: design.ultraThick
      case .bar: design.bar
      }
    return _ShapePaint(
      .material(
        blurRadius: design.blurRadius, saturation: isDark ? design.darkSaturation : design.saturation,
        tint: (isDark ? design.darkColor : design.color).opacity(alpha)))
  }
}

/// A material of a part of the system.
struct SystemMaterial: ShapeStyle {
  let material: Material

  func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint { material.paint(in: environment) }
}

extension ShapeStyle where Self == Material {
  /// A material that's mostly translucent.
  public static var ultraThinMaterial: Material { .ultraThin }

  /// A material that's more translucent than opaque.
  public static var thinMaterial: Material { .thin }

  /// A material that's somewhat translucent.
  public static var regularMaterial: Material { .regular }

  /// A material that's more opaque than translucent.
  public static var thickMaterial: Material { .thick }

  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }

  /// A material matching the style of system toolbars.
  public static var bar: Material { .bar }
}
