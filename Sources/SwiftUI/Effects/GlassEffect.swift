/// A structure that defines the configuration of the Liquid Glass material.
public struct Glass: Equatable, Sendable {
  private enum Variant: Hashable {
    case regular
    case clear
    case identity
  }

  private var variant: Variant
  package private(set) var tint: Color?
  package private(set) var isInteractive = false

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

  var isVisible: Bool { variant != .identity }
  var isClear: Bool { variant == .clear }
  fileprivate var material: Material { variant == .clear ? .ultraThinMaterial : .regularMaterial }
}

/// The default shape applied by glass effects, a capsule.
public struct DefaultGlassEffectShape: Shape {
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Draws glass behind a view; on systems without glass a material, with a warning.
struct GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S

  @Environment(\.design) private var design
  @Environment(\.glassUnion) private var union
  @Environment(\.isInGlassContainer) private var isInContainer

  nonisolated init(glass: Glass, shape: S) {
    self.glass = glass
    self.shape = shape
  }

  private var hasGlass: Bool { design.materials.glass != nil }

  /// The union that draws the glass of the view; `nil` if the view has its own.
  private var outerUnion: GlassUnion? { hasGlass && isInContainer && glass.isVisible ? union : nil }

  func body(content: Content) -> some View {
    content
      .background {
        if glass.isVisible, outerUnion == nil {
          if hasGlass {
            GlassSurface(shape: shape, isClear: glass.isClear, tint: glass.tint)
          } else {
            shape.fill(SystemMaterial(material: glass.material))
            shape.fill(glass.tint ?? .clear)
          }
        }
      }
      .anchorPreference(key: GlassPiecesKey.self, value: .bounds) { bounds in
        outerUnion.map { [GlassPiece(union: $0, glass: glass, shape: AnyShape(shape), bounds: bounds)] } ?? []
      }
      .approximate(
        "glassEffect(_:in:)", "a material is drawn, as this version of the system has no glass.",
        when: glass.isVisible && !hasGlass)
  }
}

extension GlassModifier: ComposedModifier {
  var composition: Composition { Composition("glassEffect").value("glass", glass).value("shape", shape) }
}

extension View {
  /// Applies the Liquid Glass effect to a view.
  ///
  /// - Note: Approximate: before iOS 26 a material is drawn, and a warning is recorded.
  public nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape())
    -> some View
  {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Associates an identity value to Liquid Glass effects; the effects do not merge here.
  ///
  /// - Note: Approximate: shapes remain separate, and a warning is recorded.
  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    modifier(
      GlassOptionModifier(
        shortfall: .missing("glassEffectID(_:in:)", "shapes of glass do not flow into each other."),
        isActive: id != nil, values: [("id", id.map { AnyHashable($0) } as Any), ("namespace", namespace)]))
  }

  /// Associates Liquid Glass effects with a union: in a ``GlassEffectContainer``, those with the same identity and
  /// variant become one shape around all of them.
  ///
  /// - Note: Approximate: outside of a container and before iOS 26, shapes remain separate, and a warning is recorded.
  public nonisolated func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    modifier(GlassUnionModifier(id: id.map { AnyHashable($0) }, namespace: namespace))
  }

  /// Sets the transition with which Liquid Glass effects appear and disappear; here they appear at once.
  ///
  /// - Note: Approximate: glass appears at once, and a warning is recorded.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modifier(
      GlassOptionModifier(
        shortfall: .missing("glassEffectTransition(_:)", "glass appears and disappears at once."),
        isActive: transition != .identity, values: [("transition", transition)]))
  }
}

/// The way in which Liquid Glass effects appear and disappear.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// The glass changes at once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }

  /// The shapes of glass flow out of each other and into each other.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }

  /// The glass fades in and out where it is.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
}

/// Keeps an option of glass for inspection, and records that it has no effect.
nonisolated private struct GlassOptionModifier: ViewModifier {
  let shortfall: Shortfall
  let isActive: Bool
  let values: [(name: String, value: Any)]

  @MainActor func body(content: Content) -> some View {
    content.modifier(UnsupportedModifier(shortfall: shortfall, isActive: isActive))
  }
}

extension GlassOptionModifier: ComposedModifier {
  @MainActor var composition: Composition {
    values.reduce(Composition(String(shortfall.api.prefix { $0 != "(" }))) { $0.value($1.name, $1.value) }
  }
}

/// A view that combines multiple Liquid Glass shapes into a single shape.
///
/// - Note: Approximate: shapes of a union become one; others remain separate where they would flow into each other, and a
///   warning is recorded.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let spacing: CGFloat?
  private let content: Content

  /// - Parameter spacing: The distance in points below which shapes would begin to blend.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public var body: some View {
    content
      .environment(\.isInGlassContainer, true)
      .backgroundPreferenceValue(GlassPiecesKey.self) { GlassUnions(pieces: $0) }
      .transformPreference(GlassPiecesKey.self) { $0 = [] }
      .approximate(
        "GlassEffectContainer(spacing:content:)", "shapes of glass that are near each other remain separate.")
  }
}

extension GlassEffectContainer: ComposedView {
  @MainActor package var composition: Composition {
    Composition("GlassEffectContainer").multiple(content).value("spacing", spacing)
  }
}
