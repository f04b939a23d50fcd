#if os(Linux)
  import FlowRendering
  import FlowVision
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Prints of pictures")
  struct VNFeaturePrintObservationTests {
    private func print(_ bitmap: Bitmap) throws -> VNFeaturePrintObservation {
      let request = VNGenerateImageFeaturePrintRequest()
      try SimulatedPhone().use { try VNImageRequestHandler(cgImage: CGImage(bitmap)).perform([request]) }
      return try #require(request.results?.first)
    }

    private func distance(_ first: Bitmap, _ second: Bitmap) throws -> Float {
      var distance: Float = -1
      try print(first).computeDistance(&distance, to: print(second))
      return distance
    }

    private func filled(_ pixel: UInt32, width: Int = 20, height: Int = 30) -> Bitmap {
      Bitmap(width: width, height: height, pixels: [UInt32](repeating: pixel, count: width * height))
    }

    @Test("are nearer for pictures that are more alike")
    func distances() throws {
      let (white, gray, black) = (filled(0xFFFF_FFFF), filled(0xFF80_8080), filled(0xFF00_0000))
      #expect(try distance(white, white) == 0)
      #expect(try distance(white, filled(0xFFFF_FFFF, width: 64, height: 3)) < 0.8)
      #expect(try distance(white, gray) < distance(white, black))
      #expect(try abs(distance(white, black) - 1) < 1e-5)
      let observation = try print(white)
      #expect(observation.elementType == .float && observation.data.count == observation.elementCount * 4)
    }

    @Test("say that they know colors only")
    func warning() throws {
      let warnings = try ReportCollector.warnings { _ = try print(filled(0xFFFF_FFFF)) }
      #expect(
        warnings.count == 1 && warnings.first?.hasPrefix("VNGenerateImageFeaturePrintRequest is approximate") == true)
    }
  }
#endif
