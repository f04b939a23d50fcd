/// The way colors combine with the content below.
package enum RenderBlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, clear, copy, plusLighter
  /// Approximated by `multiply`, which it resembles on opaque content.
  case plusDarker
}
