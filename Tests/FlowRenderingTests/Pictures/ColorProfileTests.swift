import Foundation
import Testing

@testable import FlowRendering

@Suite("Colour profiles of pictures")
struct ColorProfileTests {
  /// A PNG of 4 × 2 pixels with the primaries of Adobe RGB and its gamma, written by libpng.
  private static let png = """
    iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAy2lDQ1BJQ0MgUHJvZmlsZQAAeJxjYGA8kJefl8rkwMCQm1dSFOTupBARGaXAgAQSk4sL
    GPCCb9cYGEH0ZV386rACziKghUD6AxCLpIPZjCwgdhKELQFiF4UEOQPZOkC2QHlJQQmQbQMST0ktTgayA4DshOSCIpD4BpCadCT1SUhshN/mAM31X8rA
    wPIHIWbSy8CwAKiOfypCTM0QqE2fgWHfnOTSojKomxmZjBkYEGoQ/oe4BwzYwjNTUhXICBB8oCS1ogREg+IMRAMAqR8zUJ8ORDQAAAAjSURBVHjaYziR
    YtTQ0MDAwPD//3/mG26zw5xOcV1mWHnoAQCUgAwihNkl+QAAAABJRU5ErkJggg==
    """

  /// The result of a colour management system for the same picture.
  private static let expected: [[UInt8]] = [
    [227, 100, 42], [129, 129, 129], [0, 0, 0], [255, 255, 255], [0, 121, 184], [177, 191, 93], [114, 46, 46],
    [90, 90, 122],
  ]

  @Test("components of another colour space are converted to sRGB")
  func convertsPNG() throws {
    let data = try #require(Data(base64Encoded: Self.png, options: .ignoreUnknownCharacters))
    let bitmap = try PictureFile(data).bitmap
    for (index, expected) in Self.expected.enumerated() {
      let pixel = bitmap[index % 4, index / 4]
      for (shown, wanted) in zip([pixel.red, pixel.green, pixel.blue], expected) {
        #expect(abs(Int(shown) - Int(wanted)) <= 2, "pixel \(index): \(pixel)")
      }
    }
  }

  @Test("alpha is kept, and a translucent colour is converted as if it were opaque")
  func alpha() throws {
    let profile = try #require(ColorProfile(Self.profile(green: (0.20528, 0.62567, 0.06087))))
    let source = Bitmap(width: 3, height: 1, pixels: [0xFFC8_6432, 0x8064_3219, 0])
    let pixels = profile.convert(source).pixels
    #expect(pixels.map { $0 >> 24 } == [0xFF, 0x80, 0])
    for shift: UInt32 in [0, 8, 16] {
      let (opaque, half) = (Int(pixels[0] >> shift & 255), Int(pixels[1] >> shift & 255))
      #expect(abs(opaque / 2 - half) <= 2)
    }
  }

  @Test("sRGB itself, other kinds of profiles and damaged ones change nothing")
  func unknown() {
    let known = Self.profile(green: (0.20528, 0.62567, 0.06087))
    #expect(ColorProfile(known) != nil)
    for length in stride(from: 0, to: known.count, by: 7) { #expect(ColorProfile(known.prefix(length)) == nil) }
    var grey = known
    grey.replaceSubrange(16..<20, with: Data("GRAY".utf8))
    #expect(ColorProfile(grey) == nil)
    #expect(ColorProfile(Self.profile(isSRGB: true)) == nil)
  }

  @Test("a formula without a result for a colour makes the colour black")
  func noResult() throws {
    // The power 2.4 of the negative number x - 0.5.
    let profile = try #require(
      ColorProfile(Self.profile(green: (0.20528, 0.62567, 0.06087), formula: [2.4, 1, -0.5, 0, 0])))
    let source = Bitmap(width: 2, height: 1, pixels: [0xFF10_1010, 0xFFFF_FFFF])
    let pixels = profile.convert(source).pixels
    #expect(pixels[0] == 0xFF00_0000)
    #expect(pixels[1] != 0xFF00_0000)
  }

  /// A profile with a matrix and curves: the primaries of Adobe RGB with gamma 2.2 or a formula, or sRGB with its
  /// formula.
  private static func profile(
    green: (Double, Double, Double) = (0.3851, 0.7169, 0.0971), formula: [Double]? = nil, isSRGB: Bool = false
  ) -> Data {
    func number(_ value: Int) -> Data { Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }) }
    func fixed(_ value: Double) -> Data { number(Int((value * 65536).rounded())) }
    func color(_ value: (Double, Double, Double)) -> Data {
      Data("XYZ ".utf8) + number(0) + fixed(value.0) + fixed(value.1) + fixed(value.2)
    }
    let gamma = Data("curv".utf8) + number(0) + number(1) + Data([2, 0x33, 0, 0])
    let parameters = isSRGB ? [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045] : formula
    let curve =
      parameters.map { Data("para".utf8) + number(0) + Data([0, 3, 0, 0]) + $0.map(fixed).reduce(Data(), +) } ?? gamma
    let tags = [
      ("rXYZ", color(isSRGB ? (0.4361, 0.2225, 0.0139) : (0.60974, 0.31111, 0.01947))), ("gXYZ", color(green)),
      ("bXYZ", color(isSRGB ? (0.1431, 0.0606, 0.7139) : (0.14919, 0.06322, 0.74457))), ("rTRC", curve),
      ("gTRC", curve),
      ("bTRC", curve),
    ]
    var data = Data(count: 16) + Data("RGB XYZ ".utf8) + Data(count: 104) + number(tags.count)
    var place = data.count + 12 * tags.count
    for (name, tag) in tags {
      data += Data(name.utf8) + number(place) + number(tag.count)
      place += tag.count
    }
    return tags.reduce(data) { $0 + $1.1 }
  }
}
