import Testing

@testable import FlowRendering

@Suite("Comparing pictures")
struct BitmapDifferenceTests {
  private func grey(_ value: UInt8, width: Int = 10, height: Int = 10) -> Bitmap {
    let pixel = Bitmap.Pixel(red: value, green: value, blue: value).packed
    return Bitmap(width: width, height: height, pixels: [UInt32](repeating: pixel, count: width * height))
  }

  @Test("equal pictures do not differ")
  func equal() {
    let difference = grey(100).difference(from: grey(100))
    #expect(difference.count == 0 && difference.largestDelta == 0 && difference.bounds == nil)
    #expect(difference.isAcceptable && difference.hasSameSize)
  }

  @Test("one pixel that differs by one is found, and where")
  func onePixel() {
    var other = grey(100)
    other[3, 7] = .init(red: 101, green: 100, blue: 100)
    let difference = grey(100).difference(from: other)
    #expect(difference.count == 1 && difference.largestDelta == 1)
    #expect(difference.bounds == .init(x: 3, y: 7, width: 1, height: 1))
    #expect(difference.picture[3, 7] == .init(red: 255, green: 0, blue: 0))
    #expect(!difference.isAcceptable)
    #expect(grey(100) != other)
  }

  @Test("a perceptual tolerance forgives what the eye does not see")
  func tolerance() {
    var other = grey(100)
    other[3, 7] = .init(red: 104, green: 100, blue: 97)
    #expect(grey(100).difference(from: other, tolerance: .init(threshold: 0.1)).isAcceptable)
    other[0, 0] = .init(red: 200, green: 0, blue: 0)
    #expect(!grey(100).difference(from: other, tolerance: .init(threshold: 0.1)).isAcceptable)
    #expect(grey(100).difference(from: other, tolerance: .init(threshold: 0.1, budget: 0.01)).isAcceptable)
  }

  @Test("pictures of different sizes are never acceptable")
  func sizes() {
    let difference = grey(100).difference(from: grey(100, width: 12), tolerance: .init(threshold: 1, budget: 1))
    #expect(!difference.hasSameSize && !difference.isAcceptable)
    #expect(difference.count == 20 && difference.picture.width == 12)
  }
}
