import FlowRendering
import SwiftUI
import Testing

@testable import Charts

@Suite("Charts of many points") @MainActor
struct ManyPointsTests {
  /// A picture of points, of which each is drawn alone or all as one mask.
  private func picture(_ count: Int, opacity: Double = 1) throws -> Bitmap {
    let renderer = ImageRenderer(
      content: Chart(0..<count, id: \.self) {
        PointMark(x: .value("x", $0 * 37 % 101), y: .value("y", $0 * 53 % 97)).opacity(opacity)
      }
      .bare().frame(width: 100, height: 100))
    renderer.scale = 2
    return try #require(renderer.picture)
  }

  @Test("are one drawing, whose pixels are those of points that are drawn one by one")
  func mask() throws {
    // 999 points are drawn one by one, 1,000 as one; the last one changes few pixels.
    let (one, all) = (try picture(999), try picture(1_000))
    var different = 0
    for index in one.pixels.indices {
      let (a, b) = (one.pixels[index] >> 24, all.pixels[index] >> 24)
      if abs(Int(a) - Int(b)) > 100 { different += 1 }
    }
    #expect(one.pixels.contains { $0 >> 24 == 255 })
    #expect(different < 300)
    let screen = ChartScreen(width: 100, height: 100) {
      Chart(0..<5_000, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }.bare()
    }
    #expect(screen.drawn.isEmpty)
  }

  @Test("are seen through each other if they are translucent")
  func translucent() throws {
    let dots = try picture(2_000, opacity: 0.1)
    let alphas = Set(dots.pixels.map { $0 >> 24 })
    #expect(alphas.count > 5)
  }

  @Test("have an element for each point, made when somebody asks")
  func elements() {
    let screen = ChartScreen(width: 100, height: 100) {
      Chart(0..<2_000, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }.bare()
    }
    #expect(screen.marks.count == 2_000)
    #expect(screen.marks.last?.value == "y: 1,999")
  }
}
