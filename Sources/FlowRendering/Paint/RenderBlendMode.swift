/// The way colors combine with the content below.
package enum RenderBlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, sourceIn, sourceOut, destinationOver, destinationOut, destinationIn, destinationAtop, xor
  case clear, copy, plusLighter
  /// Approximated by `multiply`, which it resembles on opaque content.
  case plusDarker

  /// Whether it changes the content below also where nothing is drawn.
  var erasesOutside: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
