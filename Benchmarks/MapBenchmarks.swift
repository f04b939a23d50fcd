import FlowMapKit
import SwiftUI

/// The cost of a map with 1,000 markers: from the view to its layout, its drawing, and a drag.
@MainActor
struct MapBenchmarks {
  /// The part to measure, or `nil` for all.
  var only: String?

  func run(into report: inout Report) {
    guard only == nil || only == "maps" else { return }
    let count = 1_000
    let places = (0..<count).map { Place(id: $0) }
    func shown() -> Screen {
      let screen = Screen(size: ProposedViewSize(width: 390, height: 844))
      screen.show(
        Map {
          ForEach(places) { Marker("\($0.id)", coordinate: $0.coordinate) }
        })
      return screen
    }
    report.add("map-layout", n: count, unit: "ms", best(of: 3) { _ = shown() } / 1_000)
    let screen = shown()
    report.add("map-drawing", n: count, unit: "ms", best(of: 3) { _ = screen.displayList() } / 1_000)
    report.add("map-picture", n: count, unit: "ms", best(of: 3) { _ = screen.picture(scale: 3) } / 1_000)
    report.add(
      "map-drag", n: count, unit: "ms",
      best(of: 3) {
        _ = screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 240, y: 520))
        _ = screen.displayList()
      } / 1_000)
  }

  private struct Place: Identifiable {
    let id: Int

    var coordinate: CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: 40 + Double(id * 7_919 % 997) / 100, longitude: Double(id * 104_729 % 991) / 100)
    }
  }
}
