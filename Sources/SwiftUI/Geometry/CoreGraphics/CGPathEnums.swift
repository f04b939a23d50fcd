/// Styles for rendering the endpoint of a stroked line.
public enum CGLineCap: Int32, Sendable {
  /// A line with a squared-off end that stops exactly at the endpoint.
  case butt

  /// A line with a rounded end that extends beyond the endpoint by half the line width.
  case round

  /// A line with a squared-off end that extends beyond the endpoint by half the line width.
  case square
}

/// Junction types for stroked lines.
public enum CGLineJoin: Int32, Sendable {
  /// A join with a sharp (angled) corner.
  case miter

  /// A join with a rounded end.
  case round

  /// A join with a squared-off end.
  case bevel
}

/// Rules for determining which regions are interior to a path.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

/// Compositing operations for images.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter
}
