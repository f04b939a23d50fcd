#if os(Linux)
  import FlowRendering
  import FlowVision
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Lines around the areas of a picture")
  struct VNContoursObservationTests {
    /// The lines of a picture of letters: `#` is black.
    private func contours(_ rows: String..., isDark: Bool = true) throws -> VNContoursObservation {
      let pixels = rows.flatMap { row in row.map { $0 == "#" ? UInt32(0xFF00_0000) : 0xFFFF_FFFF } }
      let bitmap = Bitmap(width: rows[0].count, height: rows.count, pixels: pixels)
      let request = VNDetectContoursRequest()
      request.detectsDarkOnLight = isDark
      try SimulatedPhone().use { try VNImageRequestHandler(cgImage: CGImage(bitmap)).perform([request]) }
      return try #require(request.results?.first)
    }

    @Test("a ring with a dot in it is three lines, one in the other")
    func ring() throws {
      let found = try contours(
        "..........", ".#######..", ".#.....#..", ".#.###.#..", ".#.....#..", ".#######..", "..........")
      #expect(found.contourCount == 3 && found.topLevelContourCount == 1)
      let outer = found.topLevelContours[0]
      #expect(abs(outer.normalizedPath.boundingBox.width - 0.7) < 1e-5 && outer.pointCount == 4)
      let inner = try outer.childContour(at: 0).childContour(at: 0)
      #expect(inner.indexPath == [0, 0, 0] && inner.childContourCount == 0)
      #expect(try found.contour(at: IndexPath(indexes: [0, 0])).childContourCount == 1)
      #expect(throws: VNError(.outOfBoundsError)) { try outer.childContour(at: 1) }
      #expect(abs(outer.aspectRatio - 10.0 / 7) < 1e-5)
      // Measured from the lower left corner.
      #expect(abs(outer.normalizedPath.boundingBox.minY - 1.0 / 7) < 1e-5)
    }

    @Test("areas that touch at a corner are apart, and light areas are found too")
    func corners() throws {
      #expect(try contours("#.", ".#").contourCount == 2)
      #expect(try contours("#.", ".#", isDark: false).contourCount == 2)
      #expect(try contours("..", "..").contourCount == 0)
      #expect(try contours("##", "##").topLevelContours.map(\.pointCount) == [4])
    }

    @Test("a line of stairs becomes a line of few points")
    func approximation() throws {
      let found = try contours("#.....", "##....", "###...", "####..", "#####.", "######")
      let contour = found.topLevelContours[0]
      #expect(contour.pointCount > 10)
      #expect(try contour.polygonApproximation(epsilon: 0.2).pointCount <= 4)
      #expect(try contour.polygonApproximation(epsilon: 0).pointCount == contour.pointCount)
    }
  }
#endif
