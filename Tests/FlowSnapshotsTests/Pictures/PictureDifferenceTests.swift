import Testing

@testable import FlowSnapshots

@Suite("Comparing pictures")
struct PictureDifferenceTests {
  private func grey(_ value: UInt32, width: Int = 100, height: Int = 100) -> Picture {
    Picture(width: width, height: height, color: 0xFF00_0000 | value << 16 | value << 8 | value)
  }

  @Test("equal pictures do not differ")
  func equal() {
    let difference = PictureDifference(from: grey(100), to: grey(100))
    #expect(difference.count == 0 && difference.largestDelta == 0 && difference.areas.isEmpty)
    #expect(difference.isAcceptable && difference.hasSameSize)
  }

  @Test("a pixel that differs by one is found at its position")
  func onePixel() {
    var other = grey(100)
    other[3, 7] = 0xFF65_6464
    let difference = PictureDifference(from: grey(100), to: other)
    #expect(difference.count == 1 && difference.largestDelta == 1)
    #expect(difference.bounds == PixelRect(left: 3, top: 7, right: 4, bottom: 8))
    #expect(!difference.isAcceptable)
  }

  @Test("neighboring pixels share an area, others do not")
  func areas() {
    var other = grey(100)
    for x in 10..<40 { other[x, 20] = 0xFF00_0000 }
    other[80, 90] = 0xFF00_0000
    let difference = PictureDifference(from: grey(100), to: other)
    #expect(
      difference.areas == [
        PixelRect(left: 10, top: 20, right: 40, bottom: 21), PixelRect(left: 80, top: 90, right: 81, bottom: 91),
      ])
    #expect(difference.bounds == PixelRect(left: 10, top: 20, right: 81, bottom: 91))
  }

  @Test("a perceptual precision ignores invisible differences, and a precision a share of the pixels")
  func tolerance() {
    func isAcceptable(_ other: Picture, _ tolerance: PictureTolerance) -> Bool {
      PictureDifference(from: grey(100), to: other, tolerance: tolerance).isAcceptable
    }
    var other = grey(100)
    other[3, 7] = 0xFF68_6461
    #expect(isAcceptable(other, PictureTolerance(perceptualPrecision: 0.98)))
    #expect(!isAcceptable(other, .exact))
    other[0, 0] = 0xFFC8_0000
    #expect(!isAcceptable(other, PictureTolerance(perceptualPrecision: 0.98)))
    #expect(isAcceptable(other, PictureTolerance(precision: 0.9999, perceptualPrecision: 0.98)))
    #expect(!isAcceptable(other, PictureTolerance(precision: 0.9999)))
    #expect(isAcceptable(other, PictureTolerance(precision: 0.9998)))
  }

  @Test("pictures of different sizes are never acceptable")
  func sizes() {
    let tolerance = PictureTolerance(channel: 1, precision: 0, perceptualPrecision: 0)
    let difference = PictureDifference(from: grey(100), to: grey(100, width: 120), tolerance: tolerance)
    #expect(!difference.hasSameSize && !difference.isAcceptable)
  }

  @Test(
    "a tolerance that accepts every difference is rejected",
    arguments: [
      (PictureTolerance(channel: 1), "tolerance 1.0"), (PictureTolerance(precision: 0), "precision 0.0"),
      (PictureTolerance(perceptualPrecision: 0), "perceptual precision 0.0"),
    ])
  func everything(tolerance: PictureTolerance, text: String) {
    let error = #expect(throws: SnapshotError.self) { try tolerance.check() }
    #expect(error?.description == "the picture cannot be compared with the \(text), which forgives every difference")
  }

  @Test(
    "a tolerance outside 0 to 1 is rejected",
    arguments: [
      (PictureTolerance(channel: -1), "tolerance -1.0"), (PictureTolerance(precision: .nan), "precision nan"),
      (PictureTolerance(perceptualPrecision: 2), "perceptual precision 2.0"),
    ])
  func nonsense(tolerance: PictureTolerance, text: String) {
    let error = #expect(throws: SnapshotError.self) { try tolerance.check() }
    #expect(error?.description == "the picture cannot be compared with the \(text), which must be between 0 and 1")
  }
}
