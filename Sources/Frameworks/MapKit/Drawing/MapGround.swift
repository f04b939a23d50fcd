import SwiftUI

/// The ground of a map: a color and a graticule, which stands for the picture of the earth.
struct MapGround: View {
  let viewport: MapViewport
  let style: MapStyle.Ground

  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let look = MapLook(style, scheme)
    ZStack {
      look.ground
      GraticuleShape(viewport: viewport, isStrong: false).stroke(look.line, lineWidth: 1)
      GraticuleShape(viewport: viewport, isStrong: true).stroke(look.strongLine, lineWidth: 1)
    }
    .frame(width: viewport.size.width, height: viewport.size.height)
    .clipped()
    .accessibilityHidden(true)
  }
}

/// The meridians and parallels that a map shows.
struct GraticuleShape: Shape {
  let viewport: MapViewport

  /// Whether the shape has every fifth line, or those between them.
  let isStrong: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    let graticule = Graticule(viewport)
    let shown = viewport.shownRect
    let top = max(shown.minY, 0)
    let bottom = min(shown.maxY, WebMercator.worldSize)
    for x in graticule.meridians(isStrong) {
      path.move(to: viewport.unwrappedPoint(for: MKMapPoint(x: x, y: top)))
      path.addLine(to: viewport.unwrappedPoint(for: MKMapPoint(x: x, y: bottom)))
    }
    for y in graticule.parallels(isStrong) {
      path.move(to: viewport.unwrappedPoint(for: MKMapPoint(x: shown.minX, y: y)))
      path.addLine(to: viewport.unwrappedPoint(for: MKMapPoint(x: shown.maxX, y: y)))
    }
    return path
  }
}

/// The lines of a graticule at whole multiples of a step.
struct Graticule {
  private let shown: MKMapRect

  /// The distance of two lines, in degrees.
  let step: Double

  init(_ viewport: MapViewport) {
    shown = viewport.shownRect
    let degrees = Double(MapLook.lineDistance) * viewport.scale / WebMercator.worldSize * 360
    let power = pow(10, log10(max(degrees, 1e-9)).rounded(.down))
    let factors = [1.0, 2, 5, 10]
    let nice = factors.map { $0 * power }.first { $0 >= degrees } ?? 10 * power
    step = nice > 18 ? (nice > 36 ? 45 : 30) : nice > 10 ? 15 : nice
  }

  /// The map points of the meridians, from west to east.
  func meridians(_ isStrong: Bool) -> [Double] {
    let width = step / 360 * WebMercator.worldSize
    let origin = WebMercator.worldSize / 2
    return multiples(from: (shown.minX - origin) / width, to: (shown.maxX - origin) / width, isStrong).map {
      origin + Double($0) * width
    }
  }

  /// The map points of the parallels, from south to north.
  func parallels(_ isStrong: Bool) -> [Double] {
    let south = WebMercator.latitude(ofY: min(shown.maxY, WebMercator.worldSize))
    let north = WebMercator.latitude(ofY: max(shown.minY, 0))
    return multiples(from: south / step, to: north / step, isStrong).map {
      MKMapPoint(.init(latitude: Double($0) * step, longitude: 0)).y
    }
  }

  private func multiples(from low: Double, to high: Double, _ isStrong: Bool) -> [Int] {
    // A view of no size, or one beyond all screens, has no lines.
    guard low.isFinite, high.isFinite, high >= low, high - low < 1000 else { return [] }
    let (first, last) = (Int(low.rounded(.up)), Int(high.rounded(.down)))
    guard first <= last else { return [] }
    return (first...last).filter { ($0 % 5 == 0) == isStrong }
  }
}
