extension Color {
  /// Creates a color that resolves as a style does: `Color(.indigo)`.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    // A color is kept unchanged, because it is compared and described as such.
    self = color as? Color ?? Color(.style(StyleColor(color)))
  }
}

/// A type-erased style that resolves to a color.
package struct StyleColor: Hashable, Sendable {
  private let identity: Identity
  let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

  /// `@unchecked Sendable`: the value is a shape style and therefore sendable, but `AnyHashable` does not express that.
  private struct Identity: Hashable, @unchecked Sendable {
    let value: AnyHashable
  }

  init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == Color.Resolved {
    identity = Identity(value: AnyHashable(style))
    resolve = { style.resolve(in: $0) }
  }

  package static func == (a: StyleColor, b: StyleColor) -> Bool { a.identity == b.identity }

  var description: String { "\(identity.value)" }

  package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
