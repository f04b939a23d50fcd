/// The way colors combine with the content below.
package enum RenderBlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, sourceIn, sourceOut, destinationOver, destinationOut, destinationIn, destinationAtop, xor
  case clear, copy, plusLighter
  /// Approximated by `multiply`, which it resembles on opaque content.
  case plusDarker

  /// Whether it replaces the content below, also where the new content is transparent.
  package var replaces: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }

  /// The mode that comes nearest for content whose shape is its opacity: outside of it, nothing changes.
  package var insideOfOpacity: RenderBlendMode {
    switch self {
    case .clear: .destinationOut
    case .copy: .normal
    case .sourceIn: .sourceAtop
    default: self
    }
  }
}
