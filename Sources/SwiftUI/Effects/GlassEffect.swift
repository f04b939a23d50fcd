/// A structure that defines the configuration of the Liquid Glass material.
public struct Glass: Equatable, Sendable {
  private enum Variant: Equatable {
    case regular
    case clear
    case identity
  }

  private var variant: Variant
  fileprivate var tint: Color?
  private var isInteractive = false

  private init(_ variant: Variant) {
    self.variant = variant
  }

  /// The regular variant of the Liquid Glass material.
  public static let regular = Glass(.regular)

  /// The clear variant of glass.
  public static let clear = Glass(.clear)

  /// The identity variant of glass: content remains unaffected.
  public static let identity = Glass(.identity)

  /// Returns a copy of the structure with a tint color.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Returns a copy of the structure that reacts to touches; glass is always shown at rest.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }

  fileprivate var isVisible: Bool { variant != .identity }
  fileprivate var material: Material { variant == .clear ? .ultraThinMaterial : .regularMaterial }
}

/// The default shape applied by glass effects, a capsule.
public struct DefaultGlassEffectShape: Shape {
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Draws a material in place of glass, and records a warning.
struct GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S

  func body(content: Content) -> some View {
    content
      .background {
        if glass.isVisible {
          shape.fill(SystemMaterial(material: glass.material))
          shape.fill(glass.tint ?? .clear)
        }
      }
      .approximate(
        "glassEffect(_:in:)", "a material is drawn, without the refraction and the light of glass.",
        when: glass.isVisible)
  }
}

extension GlassModifier: ComposedModifier {
  var composition: Composition { Composition("glassEffect").value("glass", glass).value("shape", shape) }
}

extension View {
  /// Applies the Liquid Glass effect to a view; it is approximated by a material, with a warning.
  ///
  /// - Note: Approximate: a material in place of glass, and a warning is recorded.
  public nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape())
    -> some View
  {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Associates an identity value to Liquid Glass effects; the effects do not merge here.
  ///
  /// - Note: Approximate: shapes remain separate, and a warning is recorded.
  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    unsupported("glassEffectID(_:in:)", "shapes of glass do not flow into each other.", when: id != nil)
  }
}

/// A view that combines multiple Liquid Glass shapes into a single shape.
///
/// - Note: Approximate: shapes remain separate, and a warning is recorded.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// - Parameter spacing: The distance in points below which shapes would begin to blend.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    content.approximate("GlassEffectContainer(spacing:content:)", "shapes of glass remain separate.")
  }
}

extension GlassEffectContainer: ComposedView {
  @MainActor package var composition: Composition { Composition("GlassEffectContainer").multiple(content) }
}
