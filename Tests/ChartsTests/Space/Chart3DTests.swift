import SwiftUI
import Testing

@testable import Charts

@Suite("Charts in three dimensions") @MainActor
struct Chart3DTests {
  @Test("are a labeled placeholder, with a warning")
  func placeholder() {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart3D([Sale(id: "a", count: 1)]) {
        PointMark(x: .value("x", $0.count), y: .value("y", $0.count), z: .value("z", 1)).symbolSize(0.1)
      }
    }
    #expect(screen.texts.map(\.string) == ["Chart3D"])
    #expect(screen.issues.contains { $0.hasPrefix("Chart3D is not implemented") })
  }

  @Test("so is a surface")
  func surface() {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart3D {
        SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * z }.foregroundStyle(.red)
      }
    }
    #expect(screen.texts.map(\.string) == ["Chart3D"])
    #expect(screen.issues.contains { $0.hasPrefix("Chart3D is not implemented") })
  }
}
