/// The identity of glass that becomes one shape.
struct GlassUnion: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// A view whose glass its container draws.
struct GlassPiece {
  let union: GlassUnion
  let glass: Glass
  let shape: AnyShape
  let bounds: Anchor<CGRect>
}

enum GlassPiecesKey: PreferenceKey {
  static var defaultValue: [GlassPiece] { [] }

  static func reduce(value: inout [GlassPiece], nextValue: () -> [GlassPiece]) { value += nextValue() }
}

extension EnvironmentValues {
  /// The union of the glass inside.
  @Entry var glassUnion: GlassUnion?

  /// Whether a container draws the unions of glass.
  @Entry var isInGlassContainer: Bool = false
}

/// Puts the glass of a view into a union.
nonisolated struct GlassUnionModifier: ViewModifier {
  let id: AnyHashable?
  let namespace: Namespace.ID

  @Environment(\.design) private var design
  @Environment(\.isInGlassContainer) private var isInContainer

  init(id: AnyHashable?, namespace: Namespace.ID) {
    self.id = id
    self.namespace = namespace
  }

  @MainActor func body(content: Content) -> some View {
    content
      .environment(\.glassUnion, id.map { GlassUnion(id: $0, namespace: namespace) })
      .unsupported(
        "glassEffectUnion(id:namespace:)", "shapes of glass remain separate outside of a GlassEffectContainer.",
        when: id != nil && (!isInContainer || design.materials.glass == nil))
  }
}

extension GlassUnionModifier: ComposedModifier {
  @MainActor var composition: Composition {
    Composition("glassEffectUnion").value("id", id as Any).value("namespace", namespace as Any)
  }
}

/// The glass of unions: for each, one shape around its views, of the first of them.
struct GlassUnions: View {
  let pieces: [GlassPiece]

  var body: some View {
    GeometryReader { geometry in
      ForEach(groups.indices, id: \.self) { index in
        let group = groups[index]
        let frame = group.reduce(CGRect.null) { $0.union(geometry[$1.bounds]) }
        if let first = group.first {
          GlassSurface(shape: first.shape, isClear: first.glass.isClear, tint: first.glass.tint)
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
        }
      }
    }
  }

  /// The pieces of each union and variant, in order.
  private var groups: [[GlassPiece]] {
    var groups: [[GlassPiece]] = []
    for piece in pieces {
      let index = groups.firstIndex { $0.first?.union == piece.union && $0.first?.glass == piece.glass }
      if let index { groups[index].append(piece) } else { groups.append([piece]) }
    }
    return groups
  }
}
