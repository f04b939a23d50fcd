/// Gradient stops in the form that painters need.
enum GradientStops {
  /// Stops sorted by location within 0...1, with stable order, and never empty.
  static func normalized(_ stops: [RenderGradientStop]) -> [RenderGradientStop] {
    guard !stops.isEmpty else { return [RenderGradientStop(location: 0, color: .clear)] }
    let clamped = stops.map { stop in
      RenderGradientStop(location: stop.location.isNaN ? 0 : min(1, max(0, stop.location)), color: stop.color)
    }
    var sorted = clamped
    // Equal locations keep their order: they form a hard edge.
    for index in sorted.indices.dropFirst() where sorted[index].location < sorted[index - 1].location {
      sorted = clamped.enumerated().sorted {
        ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
      }.map(\.element)
      break
    }
    return sorted
  }

  static func reversed(_ stops: [RenderGradientStop]) -> [RenderGradientStop] {
    stops.reversed().map { RenderGradientStop(location: 1 - $0.location, color: $0.color) }
  }

  /// The colors of the gradient as premultiplied pixels, in even steps from 0 to 1.
  static func table(_ stops: [RenderGradientStop], count: Int) -> [UInt32] {
    let stops = normalized(stops)
    var table: [UInt32] = []
    table.reserveCapacity(count)
    var next = 0
    for index in 0..<count {
      let location = Double(index) / Double(count - 1)
      while next < stops.count, stops[next].location <= location { next += 1 }
      let color: RenderColor
      if next == 0 {
        color = stops[0].color
      } else if next == stops.count {
        color = stops[stops.count - 1].color
      } else {
        let low = stops[next - 1]
        let high = stops[next]
        let part = Float((location - low.location) / (high.location - low.location))
        color = low.color.mixed(with: high.color, by: part)
      }
      table.append(color.premultipliedPixel)
    }
    return table
  }
}

extension RenderColor {
  /// The color interpolated towards another, component by component.
  func mixed(with other: RenderColor, by part: Float) -> RenderColor {
    RenderColor(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
  }

  /// The color as `0xAARRGGBB` with premultiplied alpha.
  var premultipliedPixel: UInt32 {
    func byte(_ value: Float) -> UInt32 {
      UInt32(min(255, max(0, (value * 255).rounded())))
    }
    let alpha = min(1, max(0, alpha))
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
  }
}
