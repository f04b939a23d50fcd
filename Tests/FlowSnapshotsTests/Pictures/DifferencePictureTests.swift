import Testing

@testable import FlowSnapshots

@Suite("A difference picture")
struct DifferencePictureTests {
  private static let white: UInt32 = 0xFFFF_FFFF
  private static let black: UInt32 = 0xFF00_0000

  /// A black bar on white.
  private func bar(top: Int) -> Picture {
    var picture = Picture(width: 120, height: 80, color: Self.white)
    for y in top..<top + 4 {
      for x in 20..<60 { picture[x, y] = Self.black }
    }
    return picture
  }

  private func shown(_ reference: Picture, _ actual: Picture) -> Picture {
    DifferencePicture(PictureDifference(from: reference, to: actual), from: reference, to: actual).picture()
  }

  /// The number of pixels of a color.
  private func count(_ color: UInt32, in picture: Picture) -> Int { picture.pixels.count { $0 == color } }

  @Test("has the reference, the actual picture and their difference side by side, and the title of each")
  func sideBySide() {
    let picture = shown(bar(top: 10), bar(top: 40))
    // The first and the last panel are narrower than their titles, of 159 and 177 pixels.
    #expect(picture.width == 24 + 159 + 24 + 120 + 24 + 177 + 24)
    #expect(picture.height == 69 + 80 + 69)
    #expect(picture[24 + 119, 69 + 5] == Self.white)
    #expect(picture[24 + 120, 69 + 5] != Self.white)
    #expect(picture[24 + 20, 69 + 10] == Self.black)
    #expect(count(Self.black, in: picture) == 2 * 160)
  }

  @Test("removed pixels are red, added ones green")
  func moved() {
    let picture = shown(bar(top: 10), bar(top: 40))
    let legend = shown(bar(top: 10), bar(top: 10))
    #expect(count(0xFFD7_0015, in: picture) - count(0xFFD7_0015, in: legend) == 160)
    #expect(count(0xFF24_8A3D, in: picture) - count(0xFF24_8A3D, in: legend) == 160)
    #expect(count(0xFFB2_5000, in: picture) == count(0xFFB2_5000, in: legend))
  }

  @Test("pixels with different colors in both pictures are marked as changed")
  func recoloured() {
    var other = bar(top: 10)
    for index in other.pixels.indices where other.pixels[index] == Self.black { other.pixels[index] = 0xFF00_00FF }
    let picture = shown(bar(top: 10), other)
    let legend = shown(bar(top: 10), bar(top: 10))
    #expect(count(0xFFB2_5000, in: picture) - count(0xFFB2_5000, in: legend) == 160)
  }
}
